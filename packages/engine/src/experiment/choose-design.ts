import { fill } from '@spinout/domain/text';
import type { Hypothesis } from '@spinout/api-client';
import { chooseAnalysis, chooseFamily } from './choose-family.js';
import { chooseStructured, wordingOf } from './choose-structured-design.js';
import type { DesignChoice } from './design-choice.types.js';
import { experimentMessages as messages } from './experiment.messages.js';
import { exploratory } from './families/comparison.family.js';
import { termsOf, type Terms } from './hypothesis-terms.js';
import { outlineFamilyFor } from './outline-design.js';
import { readQuestionFocus, type QuestionFocus } from './question-focus.js';

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
  // With papers, only what the engine linked names things; a free sentence was read before.
  const isFree = papers.length > 0 && hypothesis['link'] === undefined;
  const found = isFree ? null : termsOf(hypothesis);
  return found === null && papers.length > 0
    ? chooseOutline(hypothesis, papers)
    : chooseByWords(hypothesis, found);
}

function chooseByWords(hypothesis: Hypothesis, found: Terms | null): DesignChoice {
  const terms = found ?? NO_TERMS;
  const family = chooseFamily(wordingOf(hypothesis), terms);
  return {
    family,
    analysis: chooseAnalysis(family, `${terms.c} ${hypothesis.title}`),
    terms,
    opening: found ? '' : openingFor(hypothesis, {}),
    outcome: outcomeSentence(terms),
    refutation: hypothesis.refutation ?? '',
  };
}

/** A question that names its factor or its outcome, or neither. */
function chooseOutline(hypothesis: Hypothesis, papers: readonly string[]): DesignChoice {
  const focus = readQuestionFocus(hypothesis.statement);
  const terms: Terms = {
    ...NO_TERMS,
    a: focus.factor ?? NO_TERMS.a,
    c: focus.outcome ?? NO_TERMS.c,
  };
  const family = outlineFamilyFor(hypothesis.statement, papers, focus);
  return {
    family,
    analysis: chooseAnalysis(family, `${terms.c} ${hypothesis.title}`),
    terms,
    opening: openingFor(hypothesis, focus),
    outcome: outcomeSentence(terms),
    refutation: hypothesis.refutation ?? '',
  };
}

/** Says what the hypothesis does not name, and quotes it. */
const openingFor = ({ statement, title }: Hypothesis, focus: QuestionFocus): string => {
  const plain = (statement || title).replace(/\s+/gu, ' ').trim();
  const quoted =
    plain.length > MAX_QUOTED ? `${plain.slice(0, MAX_QUOTED).replace(/\s+\S*$/u, '')} …` : plain;
  const isPartly = focus.factor !== undefined || focus.outcome !== undefined;
  return fill(isPartly ? messages.partly : messages.general, {
    missing: focus.factor === undefined ? messages.aFactor : messages.anOutcome,
    hypothesis: quoted,
  });
};
