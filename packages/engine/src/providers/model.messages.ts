import { fillMessage } from '../library/library.messages.js';
import type { Outcome } from './provider-failure.js';

/** What people read of a language model's part. */
export const modelMessages = {
  by: 'Language model {name}, quotes checked',
  worded: '{by}; worded by language model {name}, quotes checked',
  notUsed: '{by}; language model not used: {why}',
  nothingLeft: 'nothing that it wrote passed the check',
} as const;

/** Why a model's words are not shown: how it failed, or that nothing of them is left. */
export const whyNot = (answer: Outcome<unknown>): string =>
  answer.ok ? modelMessages.nothingLeft : answer.failure.kind;

/** Names who made a reply where a language model was asked in vain. */
export const withoutModel = (by: string, why: string): string =>
  fillMessage(modelMessages.notUsed, { by, why });
