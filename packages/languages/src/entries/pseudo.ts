// The pseudo-locale, made of the English texts.
export { createPseudoMessages } from '../pseudo/create-pseudo-messages.js';
export { toPseudoText } from '../pseudo/to-pseudo-text.js';
