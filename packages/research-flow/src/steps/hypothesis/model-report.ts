import type { DropReason, LanguageModelReport } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { HypothesisMessages } from './hypothesis.messages.js';

/** What to tell of a language model's part: why it was not used, or how many of its proposals were dropped and why. */
export type ModelNote =
  | { readonly failure: string }
  | { readonly count: number; readonly dropped: LanguageModelReport['dropped'] };

/** Reads a report; null if the model was not asked or nothing was dropped. */
export function describeModelReport(report: LanguageModelReport | undefined): ModelNote | null {
  if (!report) return null;
  if (report.failure !== undefined) return { failure: report.failure };
  const count = report.dropped.reduce((sum, each) => sum + each.count, 0);
  return count === 0 ? null : { count, dropped: report.dropped };
}

const reasonTexts = (messages: HypothesisMessages): Readonly<Record<DropReason, string>> => ({
  form: messages.droppedForm,
  parts: messages.droppedParts,
  quote: messages.droppedQuote,
  kind: messages.droppedKind,
  outcome: messages.droppedOutcome,
  topic: messages.droppedTopic,
  answered: messages.droppedAnswered,
  figures: messages.droppedFigures,
  statement: messages.droppedStatement,
  repeated: messages.droppedRepeated,
});

const failureTexts = (messages: HypothesisMessages): Readonly<Record<string, string>> => ({
  timeout: messages.notUsedTimeout,
  limited: messages.notUsedLimited,
  refused: messages.notUsedRefused,
  unreachable: messages.notUsedUnreachable,
  malformed: messages.notUsedMalformed,
});

const textFor = (texts: Readonly<Record<string, string>>, key: string, other: string): string =>
  Object.hasOwn(texts, key) ? (texts[key] ?? other) : other;

/** A note in one sentence. */
export function writeModelNote(note: ModelNote, messages: HypothesisMessages): string {
  if ('failure' in note) {
    const why = textFor(failureTexts(messages), note.failure, messages.notUsedOther);
    return fill(messages.notUsed, { why });
  }
  const texts = reasonTexts(messages);
  const reasons = note.dropped
    .map(({ reason, count }) => fill(textFor(texts, reason, messages.droppedOther), { count }))
    .join(', ');
  return note.count === 1
    ? fill(messages.droppedOne, { reasons })
    : fill(messages.dropped, { count: note.count, reasons });
}
