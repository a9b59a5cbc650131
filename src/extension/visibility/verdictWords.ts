import type { VerdictState } from '../../core/visibility/verdict.ts';

/** How a state is shown. */
export interface VerdictWords {
  /** In a line of text: "manual only". */
  readonly word: string;
  /** One letter; none where the model is told of the skill. */
  readonly badge?: string;
  /** The id of a theme icon. */
  readonly icon: string;
  /** The id of a theme colour, for the icon. */
  readonly color: string;
}

const quiet = 'list.deemphasizedForeground';

export const verdictWords: Record<VerdictState, VerdictWords> = {
  visible: { word: 'visible', icon: 'eye', color: 'testing.iconPassed' },
  'listed-by-name-only': {
    ...{ word: 'name only', badge: 'N', icon: 'tag' },
    color: 'problemsWarningIcon.foreground',
  },
  'manual-only': { word: 'manual only', badge: 'M', icon: 'person', color: 'problemsInfoIcon.foreground' },
  shadowed: { word: 'shadowed', badge: 'S', icon: 'layers', color: 'problemsWarningIcon.foreground' },
  cut: { word: 'cut from the list', badge: 'C', icon: 'fold', color: 'problemsWarningIcon.foreground' },
  hidden: { word: 'hidden', badge: 'H', icon: 'eye-closed', color: quiet },
  rejected: { word: 'rejected', badge: 'R', icon: 'error', color: 'problemsErrorIcon.foreground' },
};
