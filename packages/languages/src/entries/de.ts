import type { Messages } from '@spinout/flow-kit';
import texts from '../de.json';

/** All texts in German. */
export const messages: Messages = texts;
