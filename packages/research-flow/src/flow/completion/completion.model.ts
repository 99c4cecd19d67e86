import type { Source } from '@spinout/api-client';
import { fill, formatMoney, formatNumber } from '@spinout/design-system';
import type { FlowData } from '../../data/flow-data.js';
import type { RevisitMessages } from '../revisit/revisit.messages.js';
import type { CompletionMessages } from './completion.messages.js';
import { listNextSteps, type NextStepFormat } from './next-steps.js';
import { groupByOrigin, type ResultPart } from './origin-groups.js';

export interface CompletionFormat extends NextStepFormat {
  /** Names of the results. */
  readonly labels: RevisitMessages;
}

/** A result in one line. */
export interface ResultRow {
  readonly label: string;
  readonly text: string;
  readonly source: Source | undefined;
  /** Whether the text is a statement of the research. */
  readonly isClaim: boolean;
}

const joinFacts = (facts: readonly (string | null | undefined)[]): string =>
  facts.filter((fact) => fact !== null && fact !== undefined && fact.trim() !== '').join(' · ');

const describePaper = ({ papers }: FlowData, { messages, locale }: CompletionFormat): string => {
  const [first, ...others] = papers?.documents ?? [];
  if (first === undefined) return '';
  if (others.length === 0) return first.title;
  const count = formatNumber(others.length, locale);
  return fill(messages.morePapers, { title: first.title, count });
};

const describeLiterature = (
  { papers, selected_papers: ids }: FlowData,
  { messages, locale }: CompletionFormat,
): string => {
  if (ids === undefined) return '';
  const selected = formatNumber(ids.length, locale);
  const found = papers?.results?.length;
  return found === undefined
    ? fill(messages.selectedOnly, { selected })
    : fill(messages.literatureCounts, { found: formatNumber(found, locale), selected });
};

const describeExperiment = (
  { experimentDesign: design }: FlowData,
  { messages, locale }: CompletionFormat,
): string => {
  if (design === undefined) return '';
  const perGroup = design.power_analysis?.per_group;
  return joinFacts([
    design.power_analysis?.test,
    fill(messages.samples, { count: formatNumber(design.sampleSize, locale) }),
    perGroup === undefined
      ? null
      : fill(messages.perGroup, { count: formatNumber(perGroup, locale) }),
    design.duration,
    formatMoney(design.budget, locale),
  ]);
};

const describeCompany = (
  { companyStructure: company }: FlowData,
  { messages }: Pick<CompletionFormat, 'messages'>,
): string => {
  if (company === undefined) return '';
  const name = company.name.trim() || company.legalName.trim();
  const { businessType: type, state } = company;
  if (type.trim() === '') return fill(messages.companyDraft, { name });
  if (state.trim() === '') return fill(messages.companyDraftAs, { name, type });
  return fill(messages.companyDraftIn, { name, type, state });
};

const listResults = (data: FlowData, format: CompletionFormat): readonly ResultRow[] => {
  const { labels, messages } = format;
  const { hypothesis } = data;
  const row = (label: string, text: string, source?: Source, isClaim = false): ResultRow => ({
    label,
    text,
    source,
    isClaim,
  });
  return [
    row(labels.topicLabel, data.topic?.title ?? data.interest?.title ?? ''),
    row(labels.paperLabel, describePaper(data, format), data.paper_analysis?.source),
    row(
      labels.hypothesisLabel,
      hypothesis?.statement.trim() || (hypothesis?.title ?? ''),
      hypothesis?.source,
      true,
    ),
    row(
      messages.literatureLabel,
      describeLiterature(data, format),
      data.literature_review?.source ?? undefined,
    ),
    row(messages.experimentLabel, describeExperiment(data, format), data.experimentDesign?.source),
    row(labels.companyLabel, describeCompany(data, format), data.companyStructure?.source),
  ].filter(({ text }) => text.trim() !== '');
};

/** Names of the results in a sentence. */
const getPartNames = ({
  labels,
  messages,
}: CompletionFormat): Readonly<Record<ResultPart, string>> => ({
  paper: labels.paperLabel,
  hypothesis: labels.hypothesisLabel,
  literature: messages.literatureLabel,
  experiment: messages.experimentLabel,
  company: labels.companyLabel,
});

const getAbout = (origin: Source['origin'] | null, messages: CompletionMessages): string =>
  origin === null ? messages.unknownAbout : messages[origin];

/** View props of the page at the end of the flow. */
export const completionModel = (data: FlowData, format: CompletionFormat) => {
  const names = getPartNames(format);
  const list = new Intl.ListFormat(format.locale, { type: 'conjunction' });
  const groups = groupByOrigin(data);
  return {
    results: listResults(data, format),
    isAnySimulated: groups.some(({ origin }) => origin === 'simulated' || origin === 'fallback'),
    origins: groups.map(({ origin, parts }) => ({
      origin,
      parts: list.format(parts.map((part) => names[part])),
      about: getAbout(origin, format.messages),
    })),
    nextSteps: listNextSteps(data, format),
  };
};

export type CompletionModel = ReturnType<typeof completionModel>;
