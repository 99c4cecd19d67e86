import type {
  DesignChoice,
  DesignOutline,
  ExperimentDesign,
  Hypothesis,
  HypothesisStructure,
} from '@spinout/api-client';

/** The parts of a study that an outline leaves to the person. */
export const OUTLINE_PARTS = ['factor', 'comparator', 'outcome', 'units'] as const;
export type OutlinePart = (typeof OUTLINE_PARTS)[number];
export type OutlineAnswers = Readonly<Partial<Record<OutlinePart, string>>>;

/** Limits what a field accepts. */
export const MAX_ANSWER_CHARACTERS = 300;

const collapse = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** What the fields show: what the person chose or wrote, else what the hypothesis names. */
export const readAnswers = (
  outline: DesignOutline,
  answers: OutlineAnswers = {},
): Readonly<Record<OutlinePart, string>> => ({
  factor: answers.factor ?? outline.factor ?? '',
  comparator: answers.comparator ?? '',
  outcome: answers.outcome ?? outline.outcome ?? '',
  units: answers.units ?? '',
});

const isNeeded = (part: OutlinePart, { missing }: DesignOutline): boolean =>
  part === 'factor' || part === 'outcome' || missing.includes(part);

/** Whether a study of this kind compares and measures nothing, so that nothing needs to be decided before it. */
export const isWithoutComparison = ({ missing }: DesignOutline): boolean => missing.length === 0;

/** The parts that are asked for: those that a plan needs, and the units where there are choices for them. */
export const askedParts = (outline: DesignOutline): readonly OutlinePart[] =>
  OUTLINE_PARTS.filter(
    (part) => isNeeded(part, outline) || (part === 'units' && outline.units.length > 0),
  );

/** The choices that the sentence of the hypothesis names, and those that only a paper names. */
export const splitByOrigin = (
  choices: readonly DesignChoice[],
  sentence: string,
): { readonly ofSentence: readonly DesignChoice[]; readonly ofPaper: readonly DesignChoice[] } => {
  const isOfPaper = ({ text, evidence }: DesignChoice) =>
    evidence !== undefined && !sentence.includes(text);
  return {
    ofSentence: choices.filter((choice) => !isOfPaper(choice)),
    ofPaper: choices.filter(isOfPaper),
  };
};

/** Whether everything that a plan needs has an answer. */
export const canPlanOutline = ({
  design,
  answers,
}: {
  readonly design: ExperimentDesign;
  readonly answers?: OutlineAnswers | undefined;
}): boolean => {
  const { outline } = design;
  if (outline === undefined) return false;
  const read = readAnswers(outline, answers);
  return OUTLINE_PARTS.every((part) => !isNeeded(part, outline) || collapse(read[part]) !== '');
};

/** "A versus B": what is compared, and with what. */
const VERSUS = /^(\S.*?) (?:versus|vs\.?) (\S.*)$/iu;

/** The hypothesis with what the person decided for its study; as it is without any answer. */
export function withAnswers(
  hypothesis: Hypothesis | null,
  answers: OutlineAnswers | undefined,
): Hypothesis | null {
  const factor = collapse(answers?.factor ?? '');
  const outcome = collapse(answers?.outcome ?? '');
  if (hypothesis === null || factor === '' || outcome === '') return hypothesis;
  const [, first = factor, second = answers?.comparator ?? ''] = VERSUS.exec(factor) ?? [];
  const comparator = collapse(second);
  const units = collapse(answers?.units ?? '');
  const before: Partial<HypothesisStructure> = hypothesis.structure ?? {};
  return {
    ...hypothesis,
    structure: {
      direction: 'changes',
      kind: 'own',
      ...before,
      factor: first,
      outcome,
      ...(comparator === '' ? {} : { comparator }),
      ...(units === '' ? {} : { population: units }),
      origins: {
        ...before.origins,
        factor: 'user',
        outcome: 'user',
        ...(comparator === '' ? {} : { comparator: 'user' }),
        ...(units === '' ? {} : { population: 'user' }),
      },
    },
  };
}
