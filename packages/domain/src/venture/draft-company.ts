import type { CompanyStructure, OperationalBlueprint, Hypothesis } from '@spinout/api-client';
import { defaultCompany } from './default-company.js';
import { firstProject, type FirstProject } from './first-work.js';
import { usd } from './format.js';
import { toSingleLine } from './plain-text.js';

/** Industries of research areas; the first match counts. */
const INDUSTRIES: readonly (readonly [pattern: RegExp, industry: string])[] = [
  [/quantum/i, 'Quantum Computing'],
  [/drug|therapeutic|pharma/i, 'Biopharmaceuticals'],
  [/computational biology|bioinformatic/i, 'Bioinformatics'],
  [/climate|environment/i, 'Climate Technology'],
  [/renewable|energy/i, 'Clean Energy'],
  [/material/i, 'Advanced Materials'],
  [/artificial intelligence|machine learning|\bai\b/i, 'Artificial Intelligence'],
  [/space|aerospace/i, 'Aerospace'],
  [/neuro|brain/i, 'Neurotechnology'],
];

/** The Seed Round covers the plan plus a quarter. */
const SEED_MARGIN = 1.25;
const SEED_STEP_USD = 100_000;

export interface DraftCompanyInput {
  /** Title of the topic. @default the research area */
  readonly topic?: string | undefined;
  /** The hypothesis that the company starts from. @default none */
  readonly hypothesis?: Hypothesis | null | undefined;
  readonly researchArea: string | null;
  readonly blueprint: OperationalBlueprint | null;
  /** Budget of the experiment in US dollars. */
  readonly budgetUsd: number | null;
  readonly id: string;
}

export const getIndustry = (researchArea: string | null): string =>
  INDUSTRIES.find(([pattern]) => pattern.test(researchArea ?? ''))?.[1] ?? 'Biotechnology';

/** Scales amount and valuation of a round, so that the dilution is unchanged. */
const scaleRound = (
  round: CompanyStructure['fundraisingStrategy']['seedRound'],
  factor: number,
) => ({
  ...round,
  amount: Math.round(round.amount * factor),
  valuation: Math.round(round.valuation * factor),
});

function formatPlan(
  blueprint: OperationalBlueprint | null,
  budgetUsd: number | null,
  project: FirstProject,
): string {
  const duration = toSingleLine(blueprint?.duration ?? '');
  const budget = budgetUsd !== null && budgetUsd > 0 ? ` with a budget of ${usd(budgetUsd)}` : '';
  if (duration === '' && budget === '') return '';
  return ` Its first project is the planned ${project}${duration ? ` over ${duration}` : ''}${budget}.`;
}

/**
 * Drafts a company from the results of the flow. It differs from `defaultCompany` in two points: the industry is that
 * of the research area, and if the Seed Round would not cover the experiment and the patents plus a quarter, the
 * rounds are scaled up at the same dilution, which the description explains.
 */
export function draftCompany(input: DraftCompanyInput): CompanyStructure {
  const { topic, hypothesis = null, researchArea, blueprint, budgetUsd, id } = input;
  const methodology = blueprint?.methodology;
  const project = firstProject(hypothesis?.support === 'none' ? null : hypothesis, methodology);
  const named = { hypothesis, methodology, id };
  const company =
    topic === undefined
      ? defaultCompany({ topic: researchArea ?? '', researchArea: null, ...named })
      : defaultCompany({ topic, researchArea, ...named });
  const { seedRound, seriesA } = company.fundraisingStrategy;
  const patents = company.ipStrategy.patentStrategy.budget;
  const needed = (Math.max(0, budgetUsd ?? 0) + patents) * SEED_MARGIN;
  const amount = Math.max(seedRound.amount, Math.ceil(needed / SEED_STEP_USD) * SEED_STEP_USD);
  const factor = amount / seedRound.amount;
  const explanation =
    factor > 1
      ? ` The Seed Round is ${usd(amount)} instead of the usual ${usd(seedRound.amount)}, so that it covers the ` +
        `${project} and the patents (${usd(patents)}) plus a 25% reserve. Valuations and Series A are ` +
        'scaled with it, so the dilution stays the same.'
      : (budgetUsd ?? 0) > 0
        ? ` The Seed Round covers the ${project} and the patents.`
        : ` The Seed Round covers the patents (${usd(patents)}). What the ${project} costs is still to be planned.`;
  return {
    ...company,
    industry: getIndustry(researchArea),
    description: `${company.description}${formatPlan(blueprint, budgetUsd, project)}${explanation}`,
    fundraisingStrategy: {
      seedRound: scaleRound(seedRound, factor),
      seriesA: scaleRound(seriesA, factor),
    },
    source: {
      origin: 'standard',
      by:
        factor > 1
          ? 'Company rules in the engine; rounds sized to the budget'
          : 'Company rules in the engine',
    },
  };
}
