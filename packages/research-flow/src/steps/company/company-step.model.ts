import { formatMoney, formatNumber } from '@spinout/design-system';
import type { CompanyStructure, Founder, FundingRound, Holding } from '@spinout/api-client';
import { PLACEHOLDER_NAME, proposeNames } from '@spinout/domain/venture';
import { DOCUMENTS } from './company.constants.js';
import type { CompanySnapshot } from './company.machine.js';
import type { CompanyContext, CompanyDocument, CompanyEvent } from './company.types.js';
import { toDilutionStages } from './dilution-stages.js';
import { EMPTY_PLAN } from './plan/company-plan.js';
import { datesModel } from './plan/dates.model.js';
import { roundPlanModel } from './plan/round-plan.model.js';
import { toMilestoneSpans } from './milestone-spans.js';

/** Derives the view props of the step from its snapshot. */
export const companyModel = (snapshot: CompanySnapshot, locale: string) => ({
  phase: getPhase(snapshot),
  ...formedModel(snapshot.context, locale),
});

export type CompanyModel = ReturnType<typeof companyModel>;

const getPhase = (snapshot: CompanySnapshot) => {
  if (snapshot.hasTag('busy') || snapshot.matches('opening')) return 'creating' as const;
  if (snapshot.matches('unavailable')) return 'unavailable' as const;
  return snapshot.matches('interrupted') ? ('interrupted' as const) : ('forming' as const);
};

/** The part of the model that comes from the context; `company` is null until there is a structure. */
export const formedModel = (
  {
    draft,
    generating,
    alerts,
    removed,
    problem,
    isDetailsOpen,
    paper = null,
    ...origin
  }: CompanyContext,
  locale: string,
) => {
  const { structure, plan = EMPTY_PLAN } = draft;
  const roundPlan = structure && roundPlanModel(structure, plan, locale);
  const formatAmount = (amount: number) => formatMoney(amount, locale);
  const formatHolding = ({ percentage, shares }: Holding) => ({
    percentage,
    percent: formatNumber(percentage / 100, locale, { style: 'percent', maximumFractionDigits: 3 }),
    shares: formatNumber(shares, locale),
  });
  const formatRound = ({ amount, valuation, timeline }: FundingRound) => ({
    amount: formatAmount(amount),
    preMoney: formatAmount(valuation),
    postMoney: formatAmount(valuation + amount),
    timeline,
  });
  return {
    tab: draft.tab,
    isCustomizing: draft.isCustomizing,
    name: draft.typedName ?? structure?.name ?? '',
    ...proposalsModel(structure, origin),
    isNameMissing: draft.typedName?.trim() === '',
    form: draft.form,
    /** The first field that an added founder needs, once one was to be added without it; null if none is missing. */
    missingFounderField:
      problem?.code === 'founderIncomplete'
        ? (FOUNDER_FIELDS.find((field) => draft.form[field].trim() === '') ?? null)
        : null,
    plan,
    /** The founder who can be brought back. */
    removed,
    isCompleted: draft.isCompleted,
    isDetailsOpen,
    alert: alerts[0] ?? null,
    company: structure &&
      roundPlan && {
        structure,
        authorizedShares: formatNumber(structure.authorizedShares, locale),
        parValue: formatNumber(structure.parValue, locale, {
          style: 'currency',
          currency: 'USD',
          minimumFractionDigits: 0,
          maximumFractionDigits: 6,
        }),
        ownershipAbove: formatOwnershipAbove100(structure.founders, locale),
        founderCount: formatNumber(structure.founders.length, locale),
        holdings: {
          founders: formatHolding(structure.capTable.founders),
          employeePool: formatHolding(structure.capTable.employeePool),
          investorReserve: formatHolding(structure.capTable.investorReserve),
        },
        seedRound: formatRound(structure.fundraisingStrategy.seedRound),
        seriesA: formatRound(structure.fundraisingStrategy.seriesA),
        milestones: toMilestoneSpans(structure),
        dates: datesModel(structure, plan, locale),
        roundPlan,
        dilution: toDilutionStages(roundPlan.stages),
        hasStandardTerms:
          structure.source?.origin === 'standard' || structure.source?.origin === 'fallback',
        priorArt: paper && {
          title: paper.title,
          authors: formatAuthors(paper.authors, locale),
          hasMore: paper.authors.length > MAX_AUTHORS,
        },
        patentBudget: formatAmount(structure.ipStrategy.patentStrategy.budget),
        documents: DOCUMENTS.map((type) => ({
          type,
          isReady: structure.legalDocuments[type],
          isGenerating: generating.includes(type),
          canDownload: draft.documents[type] !== undefined,
          earlierName: findEarlierName(draft.documents[type], structure.name),
        })),
      },
  };
};

/** The names proposed for the company, and whether it still has one of them. */
const proposalsModel = (
  structure: CompanyStructure | null,
  { topic, hypothesis }: Pick<CompanyContext, 'topic' | 'hypothesis'>,
) => {
  const { factor, outcome } = hypothesis?.structure ?? {};
  const names = proposeNames({ topic, phrases: [factor ?? '', outcome ?? ''] });
  const name = structure?.name ?? '';
  const origin = name === PLACEHOLDER_NAME ? ('placeholder' as const) : ('working' as const);
  return {
    suggestedNames: names.filter((each) => each !== name && each !== PLACEHOLDER_NAME),
    nameOrigin: name === PLACEHOLDER_NAME || names.includes(name) ? origin : null,
  };
};

const FOUNDER_FIELDS = ['name', 'email', 'role'] as const;

const MAX_AUTHORS = 3;

/** The first authors of a paper. */
const formatAuthors = (authors: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'unit' }).format(authors.slice(0, MAX_AUTHORS));

/** Total ownership of the founders if it exceeds 100%; null otherwise. */
const formatOwnershipAbove100 = (founders: readonly Founder[], locale: string): string | null => {
  const total = founders.reduce((sum, { ownership }) => sum + ownership, 0);
  const rounded = Math.round(total * 100) / 100;
  return rounded > 100 ? formatNumber(rounded, locale, { maximumFractionDigits: 2 }) : null;
};

/** The company name in a document, if the company was renamed since; null otherwise. */
const findEarlierName = (document: CompanyDocument | undefined, name: string): string | null =>
  document?.companyName === undefined || document.companyName === name
    ? null
    : document.companyName;

export type FormedCompany = NonNullable<CompanyModel['company']>;

/** What the views of the step get. */
export interface CompanyViewProps {
  readonly model: CompanyModel;
  readonly send: (event: CompanyEvent) => void;
}

export interface CompanyTabProps extends CompanyViewProps {
  readonly company: FormedCompany;
}
