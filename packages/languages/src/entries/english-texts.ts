// Marks English texts in a page of another language.
export { markEnglishTexts } from '../english-texts/mark-english-texts.js';
