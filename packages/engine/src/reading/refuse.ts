import { fill } from '@spinout/domain/text';
import { Refusal } from '../calls/refusal.js';
import { readingMessages } from './refusals.messages.js';

export type RefusalReason = keyof typeof readingMessages;

const STATUSES: Partial<Record<RefusalReason, number>> = {
  tooLarge: 413,
  tooManyPages: 413,
  tooLong: 413,
  tooManyParagraphs: 413,
  bomb: 413,
  pdfBomb: 413,
  disguised: 415,
  unsupported: 415,
  binary: 415,
  docInBrowser: 415,
};

/** Creates the refusal for a paper that cannot be read. @param slots values of the message's `{slots}` */
export function createRefusal(reason: RefusalReason, slots: Readonly<Record<string, string>> = {}) {
  return new Refusal(STATUSES[reason] ?? 422, fill<string>(readingMessages[reason], slots));
}

/** @throws {Refusal} if the caller has aborted the request */
export function refuseIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw createRefusal('aborted');
}
