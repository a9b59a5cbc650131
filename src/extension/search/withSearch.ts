// What the search is made of, with the words of several languages: a bundle of its own.
export { SkillSearch } from '../../core/catalog/skillSearch.ts';
export { PromptPicker } from './promptPick.ts';
export { withVectors } from './withVectors.ts';
