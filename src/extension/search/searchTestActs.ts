// A bundle of its own, loaded when there is a file of search tests.
export { SearchTests } from './searchTests.ts';
