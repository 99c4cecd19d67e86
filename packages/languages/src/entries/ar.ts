import type { Messages } from '@spinout/flow-kit';
import texts from '../ar.json';

/** All texts in Arabic. */
export const messages: Messages = texts;
