import type { Messages } from '@spinout/flow-kit';
import texts from '../english/texts.json';

/** All texts in English, which the components have anyway: what a translation starts from. */
export const messages: Messages = texts;
