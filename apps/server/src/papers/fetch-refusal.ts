import { fill } from '@spinout/domain/text';
import { Refusal } from '@spinout/engine/node';
import { fetchMessages } from './fetch-paper.messages.js';

type FetchRefusal = keyof typeof fetchMessages;

const STATUSES: Partial<Record<FetchRefusal, number>> = { tooLarge: 413, wrongKind: 415 };
const UNREADABLE = 422;

/** Creates the refusal of an address. @param slots values of the message's `{slots}` */
export const createFetchRefusal = (
  reason: FetchRefusal,
  slots: Readonly<Record<string, string | number>> = {},
): Refusal =>
  new Refusal(STATUSES[reason] ?? UNREADABLE, fill<string>(fetchMessages[reason], slots));
