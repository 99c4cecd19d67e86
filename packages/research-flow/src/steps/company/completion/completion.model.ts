import type { Source } from '@spinout/api-client';
import { fill, formatMoney, formatNumber } from '@spinout/design-system';
import { describeSample } from '../../../data/describe-sample.js';
import type { FlowData } from '../../../data/flow-data.js';
import type { CompletionMessages } from './completion.messages.js';
import { listMonday } from './monday.js';
import { listNextSteps, type NextStepFormat } from './next-steps.js';
import { groupByOrigin, type ResultPart } from './origin-groups.js';

/** A result in one line. */
export interface ResultRow {
  readonly label: string;
  readonly text: string;
  /** The whole result, where the text is its title. */
  readonly details?: string | undefined;
  readonly source: Source | undefined;
  /** Whether the text is a statement of the research. */
  readonly isClaim: boolean;
}

const joinFacts = (facts: readonly (string | null | undefined)[]): string =>
  facts.filter((fact) => fact !== null && fact !== undefined && fact.trim() !== '').join(' · ');

const describePaper = ({ papers }: FlowData, { messages, locale }: NextStepFormat): string => {
  const [first, ...others] = papers?.documents ?? [];
  if (first === undefined) return '';
  if (others.length === 0) return first.title;
  const count = formatNumber(others.length, locale);
  return fill(messages.morePapers, { title: first.title, count });
};

const describeLiterature = (
  { papers, selected_papers: ids }: FlowData,
  { messages, locale }: NextStepFormat,
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
  { messages, locale }: NextStepFormat,
): string => {
  if (design === undefined) return '';
  const sample = describeSample(design, messages, locale);
  if (design.outline !== undefined) return sample;
  return joinFacts([
    design.power_analysis?.test,
    sample,
    design.duration,
    formatMoney(design.budget, locale),
  ]);
};

const describeCompany = (
  { companyStructure: company }: FlowData,
  { messages }: Pick<NextStepFormat, 'messages'>,
): string => {
  if (company === undefined) return '';
  const name = company.name.trim() || company.legalName.trim();
  const { businessType: type, state } = company;
  if (type.trim() === '') return fill(messages.companyDraft, { name });
  if (state.trim() === '') return fill(messages.companyDraftAs, { name, type });
  return fill(messages.companyDraftIn, { name, type, state });
};

/** Whether a statement says more than its title, which may end without its period. */
const isLonger = (statement: string, title: string): boolean =>
  statement.replace(/(?<!\p{P})\p{P}+$/u, '').length > title.length;

const listResults = (data: FlowData, format: NextStepFormat): readonly ResultRow[] => {
  const { messages } = format;
  const { hypothesis } = data;
  const title = hypothesis?.title.trim() ?? '';
  const statement = hypothesis?.statement.trim() ?? '';
  const row = (label: string, text: string, source?: Source, isClaim = false): ResultRow => ({
    label,
    text,
    source,
    isClaim,
  });
  const topic = data.topic?.title ?? data.interest?.title ?? '';
  const paper = describePaper(data, format);
  const paperSource = data.paper_analysis?.source;
  return [
    ...(topic === paper
      ? [row(messages.topicAndPaperLabel, paper, paperSource)]
      : [row(messages.topicLabel, topic), row(messages.paperLabel, paper, paperSource)]),
    {
      ...row(messages.hypothesisLabel, title === '' ? statement : title, hypothesis?.source, true),
      details: title !== '' && isLonger(statement, title) ? statement : undefined,
    },
    row(
      messages.literatureLabel,
      describeLiterature(data, format),
      data.literature_review?.source ?? undefined,
    ),
    row(messages.experimentLabel, describeExperiment(data, format), data.experimentDesign?.source),
    row(messages.companyLabel, describeCompany(data, format), data.companyStructure?.source),
  ].filter(({ text }) => text.trim() !== '');
};

/** Names of the results in a sentence. */
const getPartNames = ({ messages }: NextStepFormat): Readonly<Record<ResultPart, string>> => ({
  paper: messages.paperLabel,
  hypothesis: messages.hypothesisLabel,
  literature: messages.literatureLabel,
  experiment: messages.experimentLabel,
  company: messages.companyLabel,
});

const getAbout = (origin: Source['origin'] | null, messages: CompletionMessages): string =>
  origin === null ? messages.unknownAbout : messages[origin];

/** View props of the page at the end of the flow. */
export const completionModel = (data: FlowData, format: NextStepFormat) => {
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
    monday: listMonday(data, format),
    later: listNextSteps(data, format),
  };
};

export type CompletionModel = ReturnType<typeof completionModel>;
