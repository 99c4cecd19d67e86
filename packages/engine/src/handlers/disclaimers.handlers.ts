import { readDisclaimers } from '@spinout/api-client';
import { handle, type Handler } from './handle.js';
import { DISCLAIMERS_UPDATED, disclaimers } from './platform.messages.js';

/** Answers with the disclaimers. */
export const disclaimersHandlers: readonly Handler[] = [
  handle(readDisclaimers, () =>
    Promise.resolve({ disclaimers, last_updated: DISCLAIMERS_UPDATED, language: 'en' }),
  ),
];
