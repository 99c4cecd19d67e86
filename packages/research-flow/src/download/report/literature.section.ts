import type { Paper } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { FlowData } from '../../data/flow-data.js';
import { bullets, facts, paragraph, part, section, table } from '@spinout/flow-kit/pdf';
import { createClaimBlocks } from './claim-blocks.js';
import { yearsFigure } from './figures.js';
import { createTablePart, formatOrigin, type ReportFormat } from './report-format.js';
import {
  describeScreening,
  describeSearch,
  listSearchedSources,
  listSearchSteps,
} from '../../steps/literature/search-log.js';
import type { FlowResults } from './flow-results.js';

const MAX_AUTHORS = 3;
const MAX_TERMS = 12;

export function paperSection(
  { paper_analysis: analysis, paper_metadata: metadata }: FlowData,
  format: ReportFormat,
): (string | null)[] {
  if (!analysis && !metadata) return [];
  const { text, number } = format;
  const { pages, words } = metadata ?? {};
  const length = [
    pages === undefined ? null : fill(text.paperPages, { pages: number(pages) }),
    words === undefined ? null : fill(text.paperWords, { words: number(words) }),
  ];
  const terms = analysis?.key_terms?.slice(0, MAX_TERMS).map(({ term }) => term);
  return [
    section(text.paper),
    facts([
      [text.paperTitle, metadata?.title],
      [text.authors, analysis?.publication?.authors?.join(', ')],
      [text.published, analysis?.publication?.year?.toString()],
      [text.doi, analysis?.publication?.doi],
      [text.paperFile, metadata?.file_name],
      [text.paperLength, length.filter((part) => part !== null).join(', ')],
      [text.methods, analysis?.methodologies?.join(', ')],
      [text.keyTerms, terms?.join(', ')],
    ]),
    formatOrigin(analysis?.source, format),
    ...createClaimBlocks(text.paperSummary, analysis?.summary, format),
    ...createClaimBlocks(text.paperFindings, analysis?.findings, format),
    ...createClaimBlocks(text.paperGaps, analysis?.gaps, format),
    ...createClaimBlocks(text.paperLimitations, analysis?.limitations, format),
  ];
}

const formatAuthors = ({ authors }: Paper, { text }: ReportFormat): string =>
  authors.length <= MAX_AUTHORS
    ? authors.join(', ')
    : fill(text.andMoreAuthors, {
        authors: authors.slice(0, MAX_AUTHORS).join(', '),
        count: authors.length - MAX_AUTHORS,
      });

const createPaperTable = (
  heading: string,
  papers: readonly Paper[],
  first: number,
  format: ReportFormat,
): string[] => {
  const { text } = format;
  return createTablePart(
    heading,
    [text.paperNumber, text.paperTitle, text.authors, text.published, text.doi],
    papers.map((paper, index) => [
      String(first + index),
      paper.title,
      formatAuthors(paper, format),
      [paper.journal, paper.year].filter((part) => part !== '' && part !== null).join(', '),
      paper.doi ?? '',
    ]),
  );
};

/** The papers found, selected ones first, with numbers; then the review, which cites them by number. */
export function literatureSection(
  data: FlowData,
  { literature }: FlowResults,
  format: ReportFormat,
): (string | null)[] {
  const { text, number } = format;
  if (!literature && !data.literature_review) return [];
  const key = literature?.key_papers ?? [];
  const others = (data.papers?.results ?? []).filter((paper) => !key.includes(paper));
  const numbers = new Map([...key, ...others].map(({ id }, index) => [id, index + 1]));
  return [
    section(text.literature),
    facts([[text.papersReviewed, key.length > 0 ? number(key.length) : null]]),
    yearsFigure(data.papers?.results ?? [], data.literature_analysis?.theme_papers, format),
    ...createPaperTable(text.keyPapers, key, 1, format),
    ...createPaperTable(text.otherPapers, others, key.length + 1, format),
    ...createReviewBlocks(data, numbers, format),
    ...createSearchLogBlocks(data, format),
  ];
}

const createReviewBlocks = (
  { literature_review: review }: FlowData,
  numbers: ReadonlyMap<string, number>,
  format: ReportFormat,
): (string | null)[] => {
  const { text } = format;
  const sentences = review?.synthesis ?? [];
  if (sentences.length === 0) return [];
  return [
    part(text.review),
    ...sentences.map((sentence) => {
      const named = sentence.papers.flatMap((id) => numbers.get(id) ?? []);
      return paragraph(
        named.length === 0
          ? sentence.text
          : fill(text.reviewSentence, { text: sentence.text, papers: named.join(', ') }),
      );
    }),
    formatOrigin(review?.source, format),
  ];
};

/** What the search did, and how many records were left at each step. */
const createSearchLogBlocks = (
  {
    literature_search: log,
    selected_papers: selected,
    earlier_papers: earlier = [],
    literature_review,
  }: FlowData,
  { text, locale, number }: ReportFormat,
): (string | null)[] => {
  if (!log) return [];
  const format = { messages: text, locale };
  const selectedEarlier = (selected ?? []).filter((id) => earlier.includes(id)).length;
  const report = {
    log,
    selected: selected ? selected.length - selectedEarlier : null,
    selectedEarlier,
    isSimulated: literature_review?.source?.origin === 'simulated',
  };
  return [
    part(text.logTitle),
    ...describeSearch(report, format).map((line) => paragraph(line)),
    bullets(listSearchedSources(log, format)),
    table(
      [text.logStep, text.logRecords],
      listSearchSteps(report, text).map(({ step, count }) => [step, number(count)]),
    ),
    paragraph(describeScreening(log, text)),
  ];
};

export const findingsSection = (
  { analysis }: FlowResults,
  { text }: ReportFormat,
): (string | null)[] => {
  if (!analysis) return [];
  return [
    section(text.findings),
    bullets(analysis.key_findings.map((each) => fill(text.finding, each))),
  ];
};
