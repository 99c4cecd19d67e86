import type { Paper } from '@spinout/api-client';
import type { JourneyData } from '../../flow/journey-data.js';
import { bullets, facts, paragraph, part, section, table } from '@spinout/flow-kit/pdf';
import { claimBlocks, formatOrigin, type ReportFormat } from './report-format.js';
import type { FlowResults } from './flow-results.js';

const NAMED_AUTHORS = 3;
const NAMED_TERMS = 12;

/** The user's paper and its analysis. */
export function paperSection(
  { paper_analysis: analysis, paper_metadata: metadata }: JourneyData,
  messages: ReportFormat,
): (string | null)[] {
  if (!analysis && !metadata) return [];
  const { text, fill, number } = messages;
  const length = [
    metadata?.pages === undefined ? null : fill(text.paperPages, { pages: number(metadata.pages) }),
    metadata?.words === undefined ? null : fill(text.paperWords, { words: number(metadata.words) }),
  ];
  return [
    section(text.paper),
    facts([
      [text.paperTitle, metadata?.title],
      [text.paperFile, metadata?.file_name],
      [text.paperLength, length.filter((part) => part !== null).join(', ')],
      [text.methods, analysis?.methodologies?.join(', ')],
      [
        text.keyTerms,
        analysis?.key_terms
          ?.slice(0, NAMED_TERMS)
          .map(({ term }) => term)
          .join(', '),
      ],
    ]),
    formatOrigin(analysis?.source),
    ...claimBlocks(text.paperSummary, analysis?.summary, messages),
    ...claimBlocks(text.paperFindings, analysis?.findings, messages),
    ...claimBlocks(text.paperGaps, analysis?.gaps, messages),
  ];
}

const formatAuthors = ({ authors }: Paper, { text, fill }: ReportFormat): string =>
  authors.length <= NAMED_AUTHORS
    ? authors.join(', ')
    : fill(text.andMoreAuthors, {
        authors: authors.slice(0, NAMED_AUTHORS).join(', '),
        count: authors.length - NAMED_AUTHORS,
      });

const paperTable = (papers: readonly Paper[], first: number, messages: ReportFormat): string => {
  const { text } = messages;
  return table(
    [text.paperNumber, text.paperTitle, text.authors, text.published, text.doi],
    papers.map((paper, index) => [
      String(first + index),
      paper.title,
      formatAuthors(paper, messages),
      [paper.journal, paper.year].filter((part) => part !== '' && part !== null).join(', '),
      paper.doi ?? '',
    ]),
  );
};

/** The papers found, selected ones first, with numbers; then the review, which cites them by number. */
export function literatureSection(
  data: JourneyData,
  { literature }: FlowResults,
  messages: ReportFormat,
): (string | null)[] {
  const { text, number } = messages;
  const key = literature?.key_papers ?? [];
  const others = (data.papers?.results ?? []).filter((paper) => !key.includes(paper));
  if (!literature && !data.literature_review) return [];
  const numbers = new Map([...key, ...others].map(({ id }, index) => [id, index + 1]));
  return [
    section(text.literature),
    facts([[text.papersReviewed, key.length > 0 ? number(key.length) : null]]),
    ...(key.length > 0 ? [part(text.keyPapers), paperTable(key, 1, messages)] : []),
    ...(others.length > 0
      ? [part(text.otherPapers), paperTable(others, key.length + 1, messages)]
      : []),
    ...reviewBlocks(data, numbers, messages),
  ];
}

const reviewBlocks = (
  { literature_review: review }: JourneyData,
  numbers: ReadonlyMap<string, number>,
  { text, fill }: ReportFormat,
): (string | null)[] => {
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
    formatOrigin(review?.source),
  ];
};

/** The findings with their significance. */
export function findingsSection(
  { analysis }: FlowResults,
  messages: ReportFormat,
): (string | null)[] {
  if (!analysis) return [];
  const { text, fill } = messages;
  return [
    section(text.findings),
    bullets(
      analysis.key_findings.map(({ finding, significance }) =>
        fill(text.finding, { finding, significance }),
      ),
    ),
  ];
}
