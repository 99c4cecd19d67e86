import { isUnsupported, type ExperimentDesign, type Hypothesis } from '@spinout/api-client';
import type { EngineDependencies } from '../engine-dependencies.js';
import { budgetOf } from './budget.js';
import { chooseAnalysis, chooseFamily } from './choose-family.js';
import { exploratory } from './families/comparison.family.js';
import type { Analysis, Family } from './family.js';
import { experimentMessages as messages } from './experiment.messages.js';
import { capitalized, fillTerms } from './fill-terms.js';
import { termsOf, type Terms } from './hypothesis-terms.js';
import { planSample } from './sample-plan.js';
import { scheduleOf } from './timeline.js';

const BY = 'Power analysis in the engine';

/** Stand for what a hypothesis does not name. */
const NO_TERMS: Terms = { a: messages.factor, b: null, c: messages.outcome };
const MAX_QUOTED = 400;

/** How the outcome is put where the family's own wording, a measured value, does not fit. */
const OUTCOME_TEXTS: Partial<Record<Analysis['test'], string>> = {
  'log-rank': '{c}, as time to the event',
  proportions: '{c}, as a share of each group',
};

interface Choice {
  readonly family: Family;
  readonly analysis: Analysis;
  readonly terms: Terms;
  readonly opening: string;
  /** What would refute the hypothesis, as a sentence; empty if not stated. */
  readonly refutation: string;
}

function choose(hypothesis: Hypothesis | null): Choice {
  if (hypothesis === null) {
    return {
      family: exploratory,
      analysis: exploratory.analyses.value,
      terms: NO_TERMS,
      opening: messages.exploratory,
      refutation: '',
    };
  }
  const found = termsOf(hypothesis);
  const terms = found ?? NO_TERMS;
  const family = chooseFamily(
    {
      methods: hypothesis.methodology.join(' \n '),
      title: hypothesis.title,
      statement: [hypothesis.statement, ...(hypothesis.claims ?? []).map(({ text }) => text)].join(
        ' ',
      ),
    },
    terms,
  );
  const analysis = chooseAnalysis(family, `${terms.c} ${hypothesis.title}`);
  const opening = found ? '' : generalOpening(hypothesis);
  return { family, analysis, terms, opening, refutation: hypothesis.refutation ?? '' };
}

const generalOpening = ({ statement, title }: Hypothesis): string => {
  const plain = (statement || title).replace(/\s+/gu, ' ').trim();
  const quoted =
    plain.length > MAX_QUOTED ? `${plain.slice(0, MAX_QUOTED).replace(/\s+\S*$/u, '')} …` : plain;
  return messages.general.replace('{hypothesis}', () => quoted);
};

const methodologyOf = ({ family, terms, opening, refutation }: Choice): string =>
  [
    opening,
    capitalized(fillTerms(family.design, terms)),
    terms.b === null
      ? fillTerms('The primary outcome is {c}.', terms)
      : fillTerms(
          'The primary outcome is {c}; as the proposed link, the study measures {b}.',
          terms,
        ),
    refutation,
    family.safeguards,
  ]
    .filter(Boolean)
    .join(' ');

/**
 * Proposes a design for a hypothesis: the family of experiment from its words, the sample size from a power
 * calculation with an assumed effect, and time and money from the sample size.
 * @param hypothesis null asks for an exploratory design, which says so
 * @throws RangeError for a hypothesis that no source supports
 */
export function designExperiment(
  hypothesis: Hypothesis | null,
  { now }: Pick<EngineDependencies, 'now'>,
): ExperimentDesign {
  if (isUnsupported(hypothesis)) throw new RangeError(messages.unsupported);
  const choice = choose(hypothesis);
  const { family, analysis, terms } = choice;
  const power = planSample(analysis, family);
  const schedule = scheduleOf(family, power.total);
  const budget = budgetOf(family, { total: power.total, weeks: schedule.weeks });
  const filled = (texts: readonly string[]) =>
    texts.map((text) => capitalized(fillTerms(text, terms)));
  return {
    family: { id: family.id, label: family.label },
    methodology: methodologyOf(choice),
    sampleSize: power.total,
    duration: schedule.duration,
    budget: budget.totalUsd,
    controls: filled(family.controls),
    equipment: [...family.equipment],
    variables: {
      independent: filled([family.independent]),
      dependent: filled([OUTCOME_TEXTS[analysis.test] ?? family.dependent]),
      controlled: filled([
        ...family.controlled,
        ...(terms.b === null ? [] : ['{b} at baseline, as a covariate']),
      ]),
    },
    timeline: [...schedule.phases],
    power_analysis: power,
    budget_lines: [...budget.lines],
    duration_basis: schedule.basis,
    source: { origin: 'computed', by: BY, at: now().toISOString() },
  };
}
