/** One line of the doctor. */
export interface Remark {
  readonly state: 'good' | 'look' | 'wrong';
  /** Plain text: what is so, and what to do. */
  readonly text: string;
  readonly mend?: Mend;
}

/** What mends it, with one click. */
export interface Mend {
  /** On the button. */
  readonly title: string;
  readonly by:
    | 'setKey'
    | 'signIn'
    | 'trust'
    | 'openFolder'
    | 'newSkill'
    | 'chooseAgents'
    | 'showProblems'
    | 'listMcp'
    | 'revealNotice'
    | 'openSetting';
  /** The setting, or the path. */
  readonly of?: string;
}
