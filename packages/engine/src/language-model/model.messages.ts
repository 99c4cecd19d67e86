import { fillMessage } from '../library/library.messages.js';
import type { Outcome } from '../providers/provider-failure.js';

/** Notes on a language model's part in a result. */
export const modelMessages = {
  by: 'Language model {name}, quotes checked',
  proposed: 'Proposed by language model {name}, quotes checked',
  worded: '{by}; written by language model {name}, quotes checked',
  notUsed: '{by}; language model not used: {why}',
  nothingLeft: 'none of its sentences passed the check',
} as const;

/** Why the text of a model is not shown: how it failed, or that nothing passed the check. */
export const failureReason = (answer: Outcome<unknown>): string =>
  answer.ok ? modelMessages.nothingLeft : answer.failure.kind;

/** Credits a reply for which the language model gave no usable answer. */
export const withoutModel = (by: string, why: string): string =>
  fillMessage(modelMessages.notUsed, { by, why });
