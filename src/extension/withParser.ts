// What brings the parser and the table of rules along: a bundle of its own, loaded when something of it is asked for.
export { renameEdits } from '../core/catalog/rename/renameEdits.ts';
export { silenceHere } from '../core/rules/fixes/silenceHere.ts';
export { openRulePage, turnOffRule } from './command/ruleCommands.ts';
