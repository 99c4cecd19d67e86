import {
  confidenceToShow,
  type Claim,
  type CompanyStructure,
  type ExperimentDesign,
  type Origin,
} from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { bullets, facts, paragraph, part, passageNumber, section } from '@spinout/flow-kit/pdf';
import { describeSample } from '../../data/describe-sample.js';
import type { ChosenHypothesis, FlowData } from '../../data/flow-data.js';
import { getStrength } from '../../evidence/strength.js';
import { listSources } from './about.section.js';
import { ORIGIN_NAMES, type ReportFormat } from './report-format.js';
import { shorten } from './shorten.js';

type Blocks = readonly (string | null)[];

/** Limits that keep the summary within two pages. */
const MAX_STATEMENT = 360;
const MAX_REASONS = 3;
const MAX_EXCERPT = 130;
const MAX_REASON = 160;
const MAX_VALUE = 140;
const MAX_TIMELINE = 60;
const MAX_OPEN = 3;

const describeStrength = (hypothesis: ChosenHypothesis, format: ReportFormat): string => {
  const { text, percent, number } = format;
  const confidence = confidenceToShow(hypothesis);
  if (confidence === null) return text.strengthOwn;
  const strength = fill(text.strengthValue, {
    strength: text[getStrength(confidence)],
    percent: percent(confidence),
  });
  const passages = (hypothesis.claims ?? [])
    .flatMap(({ evidence }) => evidence)
    .flatMap((evidence) => format.passages.find(evidence) ?? []);
  return fill(text.strengthCount, { strength, count: number(new Set(passages).size) });
};

/** The claims of the hypothesis with the numbers of their passages. */
const createReasons = ({ claims = [] }: ChosenHypothesis, format: ReportFormat): Blocks => {
  const { text, list, passages } = format;
  const reasons = claims.flatMap(({ text: claim, evidence }) => {
    const numbers = evidence.flatMap((each) => passages.find(each) ?? []);
    if (numbers.length === 0) return [];
    const named = list([...new Set(numbers)].map(passageNumber));
    const quoted = evidence.find((each) => passages.find(each) !== undefined)?.quote.trim() ?? '';
    const excerpt = shorten(quoted, MAX_EXCERPT);
    return [
      quoted === claim.trim()
        ? fill(text.repeatedPassage, { excerpt, passages: named })
        : fill(text.reason, { claim: shorten(claim, MAX_REASON), excerpt, passages: named }),
    ];
  });
  return [
    part(text.why),
    reasons.length === 0 ? paragraph(text.noReasons) : bullets(reasons.slice(0, MAX_REASONS)),
  ];
};

const createHypothesisBlocks = (hypothesis: ChosenHypothesis, format: ReportFormat): Blocks => [
  facts([
    [format.text.claim, shorten(hypothesis.statement, MAX_STATEMENT)],
    [format.text.strength, describeStrength(hypothesis, format)],
  ]),
  ...createReasons(hypothesis, format),
];

const createExperimentBlocks = (design: ExperimentDesign, format: ReportFormat): Blocks => {
  const { text, number, money, percentage } = format;
  const power = design.power_analysis;
  return [
    part(text.inNumbers),
    facts([
      [text.design, shorten(design.methodology, MAX_VALUE)],
      [text.sampleSizeLabel, describeSample(design, text, format.locale)],
      [
        text.plannedPower,
        power &&
          fill(text.plannedPowerValue, {
            power: percentage(power.power * 100),
            name: power.effect.name,
            value: number(power.effect.value),
          }),
      ],
      [text.duration, design.outline ? null : shorten(design.duration, MAX_VALUE)],
      [text.budget, design.outline ? null : money(design.budget)],
    ]),
  ];
};

/** Whether the terms of a company are the same for every draft. */
const isStandard = (origin: Origin | undefined): boolean =>
  origin === 'standard' || origin === 'fallback';

const createCompanyBlocks = (company: CompanyStructure, format: ReportFormat): Blocks => {
  const { text, money, percentage } = format;
  const { capTable, fundraisingStrategy } = company;
  const holdings = [
    [text.holderFounders, capTable.founders],
    [text.holderEmployees, capTable.employeePool],
    [text.holderInvestors, capTable.investorReserve],
  ] as const;
  const describeRound = ({
    amount,
    valuation,
    timeline,
  }: CompanyStructure['fundraisingStrategy']['seedRound']) =>
    fill(text.roundValue, {
      amount: money(amount),
      valuation: money(valuation),
      timeline: shorten(timeline, MAX_TIMELINE),
    });
  return [
    part(text.inFigures),
    isStandard(company.source?.origin) ? paragraph(text.standardTerms) : null,
    facts([
      [text.legalName, shorten(company.legalName, MAX_VALUE)],
      [text.businessType, [company.businessType, company.state].filter(Boolean).join(', ')],
      [
        text.ownership,
        holdings.map(([name, held]) => `${name} ${percentage(held.percentage)}`).join(', '),
      ],
      [text.seed, describeRound(fundraisingStrategy.seedRound)],
      [text.seriesA, describeRound(fundraisingStrategy.seriesA)],
    ]),
  ];
};

/** Origins that a reader must know about first. */
const NAMED_ORIGINS = ['simulated', 'fallback', 'standard'] as const;

/** What is neither computed from sources nor fetched nor entered. */
const createReliabilityBlocks = (data: FlowData, { text, list }: ReportFormat): Blocks => {
  const sources = listSources(data, text);
  const listParts = (origin: Origin | undefined) =>
    list([
      ...new Set(sources.flatMap(([part, source]) => (source?.origin === origin ? [part] : []))),
    ]);
  const unknown = listParts(undefined);
  const items = [
    ...NAMED_ORIGINS.flatMap((origin) => {
      const parts = listParts(origin);
      return parts === ''
        ? []
        : [fill(text.reliabilityParts, { origin: text[ORIGIN_NAMES[origin]], parts })];
    }),
    ...(unknown === '' ? [] : [fill(text.reliabilityUnknown, { parts: unknown })]),
  ];
  return [
    part(text.reliability),
    items.length === 0 ? paragraph(text.nothingSimulated) : bullets(items),
  ];
};

const getQuotes = (claims: readonly Claim[] = []): readonly string[] =>
  claims.flatMap(({ evidence }) => evidence.map(({ quote }) => quote.trim()));

/** The open questions of the paper that are not the reason for the hypothesis, and those of the literature. */
const listQuestions = ({
  hypothesis,
  paper_analysis: analysis,
  literature_analysis: literature,
}: FlowData): readonly string[] => {
  const used = new Set(getQuotes(hypothesis?.claims));
  const open = (analysis?.gaps ?? []).filter(
    (gap) => !getQuotes([gap]).some((each) => used.has(each)),
  );
  return [...new Set([...open.map(({ text }) => text), ...(literature?.gaps ?? [])])];
};

const createOpenBlocks = (data: FlowData, { text, number }: ReportFormat): Blocks => {
  const { hypothesis } = data;
  const coverage = hypothesis?.topic_coverage;
  const unsupported = hypothesis?.claims?.filter(({ evidence }) => evidence.length === 0) ?? [];
  const [start] = hypothesis?.next_steps ?? [];
  const items = [
    ...(coverage
      ? [
          fill(text.openUncovered, {
            covered: coverage.covered,
            notCovered: coverage.not_covered,
          }),
        ]
      : []),
    ...(unsupported.length > 0
      ? [fill(text.openUnsupported, { count: number(unsupported.length) })]
      : []),
    ...listQuestions(data)
      .slice(0, MAX_OPEN)
      .map((question) => shorten(question, MAX_REASON)),
    ...(start === undefined ? [] : [fill(text.openStart, { step: shorten(start, MAX_REASON) })]),
  ];
  return [part(text.open), items.length === 0 ? paragraph(text.openNothing) : bullets(items)];
};

/**
 * The first two pages: the claim, the reasons with the numbers of their passages, experiment, company, what is simulated
 * and what is open. Nothing without a hypothesis. The passages must have been numbered before.
 */
export function summarySection(data: FlowData, format: ReportFormat): Blocks {
  const { hypothesis, experimentDesign: design, companyStructure: company } = data;
  if (!hypothesis) return [];
  return [
    section(format.text.summary),
    ...createHypothesisBlocks(hypothesis, format),
    ...(design ? createExperimentBlocks(design, format) : []),
    ...(company ? createCompanyBlocks(company, format) : []),
    ...createReliabilityBlocks(data, format),
    ...createOpenBlocks(data, format),
  ];
}
