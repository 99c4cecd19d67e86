import type { PdfRequest } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import type { FlowData } from '../../data/flow-data.js';
import { removeUnsupportedData } from '../../data/remove-unsupported.js';
import { aboutSection } from './about.section.js';
import { companySection } from './company.section.js';
import { experimentSection } from './experiment.section.js';
import { hypothesisSection } from './hypothesis.section.js';
import { outdatedSection } from './outdated.section.js';
import { findingsSection, literatureSection, paperSection } from './literature.section.js';
import { contents, facts, joinBlocks, oneLine, setting } from '@spinout/flow-kit/pdf';
import { canPrint } from './printable.js';
import { reportMessages } from './report.messages.js';
import { summarySection } from './summary.section.js';
import { createReportFormat, type ReportOptions, type ReportFormat } from './report-format.js';
import { buildFlowResults, type FlowResults } from './flow-results.js';

const createHeaderFacts = (
  data: FlowData,
  { literature, hypotheses }: FlowResults,
  date: Date,
  format: ReportFormat,
): string | null => {
  const { text, percent, number } = format;
  const confidence = hypotheses?.primary.confidence;
  return facts([
    [text.date, format.date(date)],
    [text.topic, data.topic?.title],
    [text.interest, data.interest?.title === data.topic?.title ? null : data.interest?.title],
    [text.researchArea, data.researchArea ?? data.topic?.category],
    [text.researchMethodology, data.methodology],
    [text.papersAnalyzed, literature && number(literature.papers_analyzed)],
    [text.hypothesisConfidence, confidence == null ? null : percent(confidence)],
  ]);
};

/** In English where our typeface has no letters for the language: better than a page of placeholders. */
const toPrintable = (options: ReportOptions): ReportOptions =>
  canPrint(options)
    ? options
    : { ...options, locale: 'en-US', messages: reportMessages, authors: {} };

/** What the PDF must know about the text, unless it is as in English. */
const createSettings = ({ text, locale }: ReportFormat): readonly (string | null)[] => [
  text.language === reportMessages.language ? null : setting('language', text.language),
  locale === 'en-US' ? null : setting('number format', locale),
];

/**
 * Builds the content of the PDF report: readable plain text in the format of
 * `docs/report-format.md`. A summary of two pages comes first, then the contents and the full report. Parts without a result are left out, and so is everything derived from a hypothesis
 * that no source supports. A language that cannot be printed is replaced with English.
 */
export function reportText(flowData: FlowData, given: ReportOptions): PdfRequest {
  const options = toPrintable(given);
  const data = removeUnsupportedData(flowData);
  const format = createReportFormat(options);
  const results = buildFlowResults(data);
  const topic = oneLine(data.topic?.title ?? data.interest?.title ?? '');
  // First, because they number the passages that the summary refers to.
  const sections = [
    ...hypothesisSection(data, format),
    ...findingsSection(results, format),
    ...literatureSection(data, results, format),
    ...paperSection(data, format),
    ...experimentSection(data, format),
    ...companySection(data, format),
    ...aboutSection(data, format),
  ];
  const summary = summarySection(data, format);
  const content = joinBlocks([
    createHeaderFacts(data, results, options.date, format),
    ...outdatedSection(options.outdated ?? [], data, format),
    ...summary,
    summary.length === 0 ? null : contents(format.text.contents),
    ...sections,
    ...createSettings(format),
  ]);
  return {
    title: topic === '' ? format.text.titleWithoutTopic : fill(format.text.title, { topic }),
    content: `${content}\n`,
  };
}
