/** A text that a rule does not apply to. */
interface Exception {
  /** Export and key, as at the end of the text's location. */
  readonly text: string;
  readonly reason: string;
}

export type TextRule = 'spelling' | 'vocabulary' | 'quotes' | 'spaces' | 'length';

const FIXED = 'The specification fixes this text.';
const SAME_AS_FIXED = 'The same figure as the specified “Papers analysed” of the ten steps.';
const INSTRUCTIONS = 'Instructions for a language model, not for people.';
const COMMAND_HELP = 'The help of a command line: a table in plain text.';

/** Texts that may break a rule, each with the reason. */
export const exceptions: Readonly<Record<TextRule, readonly Exception[]>> = {
  spelling: [
    { text: 'landingMessages.features.quantum.title', reason: FIXED },
    { text: 'landingMessages.features.structure.title', reason: FIXED },
    { text: 'designShowcaseMessages.colors', reason: FIXED },
    { text: 'tenStepMessages.papersAnalyzed', reason: FIXED },
    { text: 'pipelineMessages.facts.papers', reason: SAME_AS_FIXED },
    { text: 'resultsMessages.summaryPapers', reason: SAME_AS_FIXED },
    { text: 'summaryMessages.summaryPapers', reason: SAME_AS_FIXED },
  ],
  vocabulary: [],
  quotes: [
    { text: 'commandMessages.help', reason: COMMAND_HELP },
    { text: 'modelCandidatesMessages.instructions', reason: INSTRUCTIONS },
  ],
  spaces: [{ text: 'commandMessages.help', reason: COMMAND_HELP }],
  length: [
    { text: 'commandMessages.help', reason: COMMAND_HELP },
    { text: 'writingMessages.instructions', reason: INSTRUCTIONS },
    { text: 'modelCandidatesMessages.instructions', reason: INSTRUCTIONS },
    { text: 'write-themes.messages.ts themesInstructions', reason: INSTRUCTIONS },
    { text: 'write-design.messages.ts designInstructions', reason: INSTRUCTIONS },
    { text: 'paperMessages.instructions', reason: INSTRUCTIONS },
  ],
};
