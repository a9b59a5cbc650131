/** Every command of the extension. The manifest contributes these and no others; a test compares the two. */
export const commandIds = [
  'skillManager.checkAll',
  'skillManager.checkSkill',
  'skillManager.chooseAgents',
  'skillManager.claude.removeKey',
  'skillManager.claude.setKey',
  'skillManager.copyName',
  'skillManager.copyPath',
  'skillManager.countExactly',
  'skillManager.deleteSkill',
  'skillManager.fixAll',
  'skillManager.newSkill',
  'skillManager.openRulePage',
  'skillManager.openSettings',
  'skillManager.openSkill',
  'skillManager.refresh',
  'skillManager.revealNotice',
  'skillManager.revealSkill',
  'skillManager.showLog',
  'skillManager.sort',
  'skillManager.turnOffRule',
  'skillManager.useInChat',
  'skillManager.viewAsFlat',
  'skillManager.viewAsFolders',
] as const;

export type CommandId = (typeof commandIds)[number];
