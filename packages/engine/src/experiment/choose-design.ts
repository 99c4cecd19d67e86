import { fill } from '@spinout/domain/text';
import type { Hypothesis } from '@spinout/api-client';
import { chooseAnalysis, chooseFamily } from './choose-family.js';
import { chooseStructured, wordingOf } from './choose-structured-design.js';
import type { DesignChoice } from './structured-design.js';
import { experimentMessages as messages } from './experiment.messages.js';
import { exploratory } from './families/comparison.family.js';
import { termsOf, type Terms } from './hypothesis-terms.js';
import type { Family } from './family.js';

/** Stand for what a hypothesis does not name. */
const NO_TERMS: Terms = { a: messages.factor, b: null, c: messages.outcome };
const MAX_QUOTED = 400;

const outcomeSentence = ({ b }: Terms): string =>
  b === null
    ? 'The primary outcome is {c}.'
    : 'The primary outcome is {c}; as the proposed link, the study measures {b}.';

/** Chooses the family, the analysis and the names of a design. */
export function chooseDesign(
  hypothesis: Hypothesis | null,
  papers: readonly string[],
): DesignChoice {
  if (hypothesis?.structure) return chooseStructured(hypothesis, hypothesis.structure, papers);
  if (hypothesis === null) {
    return {
      family: exploratory,
      analysis: exploratory.analyses.value,
      terms: NO_TERMS,
      opening: messages.exploratory,
      outcome: outcomeSentence(NO_TERMS),
      refutation: '',
    };
  }
  const found = termsOf(hypothesis);
  const terms = found ?? NO_TERMS;
  const family = chooseFamily(wordingOf(hypothesis), terms);
  return choiceOf(hypothesis, family, terms, found ? '' : openingFor(hypothesis));
}

const choiceOf = (
  { title, refutation = '' }: Hypothesis,
  family: Family,
  terms: Terms,
  opening: string,
): DesignChoice => ({
  family,
  analysis: chooseAnalysis(family, `${terms.c} ${title}`),
  terms,
  opening,
  outcome: outcomeSentence(terms),
  refutation,
});

/** Says that the hypothesis names neither, and quotes it. */
const openingFor = ({ statement, title }: Hypothesis): string => {
  const plain = (statement || title).replace(/\s+/gu, ' ').trim();
  const quoted =
    plain.length > MAX_QUOTED
      ? `${plain.slice(0, MAX_QUOTED).replace(/(?<!\s)\s+\S*$/u, '')} …`
      : plain;
  return fill(messages.general, { hypothesis: quoted });
};
