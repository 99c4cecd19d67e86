import { languageModelHints } from '../../view/language-model.messages.js';

/** The language model's part in the hypothesis step. */
export const languageModelMessages = {
  languageModel: 'Let a language model help',
  /** Said before anything is sent. */
  languageModelHint: languageModelHints.hypothesis,
  proposedBy: 'Proposed by {name}',
  droppedOne: '1 proposal of the language model was dropped: {reasons}.',
  dropped: '{count} proposals of the language model were dropped: {reasons}.',
  droppedForm: '{count} not in the requested form',
  droppedParts: '{count} without factor, comparator or outcome',
  droppedQuote: '{count} without a matching quote',
  droppedKind: '{count} that its quotes do not suggest',
  droppedOutcome: '{count} without a measurable outcome',
  droppedTopic: '{count} off topic',
  droppedAnswered: '{count} already tested in your papers',
  droppedFigures: '{count} with numbers or citations from elsewhere',
  droppedStatement: '{count} without a plain statement',
  droppedRepeated: '{count} similar to others or weaker',
  droppedOther: '{count} for another reason',
  notUsed: 'The language model was not used because {why}.',
  notUsedTimeout: 'it took too long',
  notUsedLimited: 'its limit was reached',
  notUsedRefused: 'its provider refused the request',
  notUsedUnreachable: 'it did not answer',
  notUsedMalformed: 'we could not read its answer',
  notUsedOther: 'it failed',
} as const;
