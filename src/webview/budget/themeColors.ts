import type { BudgetEntry } from './budgetMessages.ts';

/** The colours of the theme that pictures are painted in. */
export interface ThemeColors {
  readonly text: string;
  readonly faint: string;
  readonly background: string;
  readonly line: string;
  readonly limit: string;
  readonly states: Readonly<Record<BudgetEntry['state'], string>>;
  /** Whether areas are told apart by their edges rather than by what fills them. */
  readonly highContrast: boolean;
  readonly font: string;
}

export function themeColors(): ThemeColors {
  const style = getComputedStyle(document.body);
  const color = (...names: readonly string[]): string =>
    names.map(name => style.getPropertyValue(`--vscode-${name}`).trim()).find(Boolean) ?? style.color;
  return {
    text: color('foreground'),
    faint: color('descriptionForeground'),
    background: color('editor-background'),
    line: color('contrastBorder', 'editorWidget-border'),
    limit: color('errorForeground', 'foreground'),
    states: {
      visible: color('charts-blue'),
      'listed-by-name-only': color('charts-yellow'),
      cut: color('charts-red'),
    },
    highContrast: document.body.className.includes('vscode-high-contrast'),
    font: `${style.fontSize} ${style.fontFamily}`,
  };
}

/** Calls `changed` whenever the person takes another theme. */
export function onThemeChange(changed: () => void): void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { attributes: true, attributeFilter: ['class', 'data-vscode-theme-id'] });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
}
