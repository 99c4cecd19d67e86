import type { PdfRequest } from '@spinout/api-client';
import type { JourneyData } from '../../flow/journey-data.js';
import { removeUnsupportedData } from '../../flow/supported-journey.js';
import { aboutSection } from './about.section.js';
import { companySection } from './company.section.js';
import { experimentSection } from './experiment.section.js';
import { hypothesisSection } from './hypothesis.section.js';
import { findingsSection, literatureSection, paperSection } from './literature.section.js';
import { facts, joinBlocks, oneLine } from '@spinout/flow-kit/pdf';
import { createReportFormat, type ReportOptions, type ReportFormat } from './report-format.js';
import { toFlowResults } from './flow-results.js';

const headFacts = (data: JourneyData, date: Date, messages: ReportFormat): string | null => {
  const { text, percent, number } = messages;
  const { literature, hypotheses } = toFlowResults(data);
  const confidence = hypotheses?.primary.confidence;
  return facts([
    [text.date, messages.date(date)],
    [text.topic, data.topic?.title],
    [text.interest, data.interest?.title === data.topic?.title ? null : data.interest?.title],
    [text.researchArea, data.researchArea ?? data.topic?.category],
    [text.researchMethodology, data.methodology],
    [text.papersAnalyzed, literature && number(literature.papers_analyzed)],
    [text.hypothesisConfidence, confidence == null ? null : percent(confidence)],
  ]);
};

/**
 * Builds the content of the PDF report: readable plain text in the format of
 * `docs/report-format.md`. Parts without a result are left out, and so is everything derived from a hypothesis
 * that no source supports.
 */
export function reportText(given: JourneyData, options: ReportOptions): PdfRequest {
  const data = removeUnsupportedData(given);
  const messages = createReportFormat(options);
  const results = toFlowResults(data);
  const topic = oneLine(data.topic?.title ?? data.interest?.title ?? '');
  const content = joinBlocks([
    headFacts(data, options.date, messages),
    ...hypothesisSection(data, messages),
    ...findingsSection(results, messages),
    ...literatureSection(data, results, messages),
    ...paperSection(data, messages),
    ...experimentSection(data, messages),
    ...companySection(data, messages),
    ...aboutSection(data, messages),
  ]);
  return {
    title:
      topic === ''
        ? messages.text.titleWithoutTopic
        : messages.fill(messages.text.title, { topic }),
    content: `${content}\n`,
  };
}
