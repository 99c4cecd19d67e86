import type { PdfRequest } from '@spinout/api-client';
import { fill, formatDate } from '@spinout/design-system';
import { facts, joinBlocks, oneLine, paragraph, section, table } from '@spinout/flow-kit/pdf';
import { formatReportNumber, formatShare } from '../format-numbers.js';
import { BUNDLE_PARTS } from '../bundle-parts.js';
import {
  getAgentLabel,
  getOriginLabel,
  getPartSource,
  isSimulated,
  simulationNotice,
} from '../provenance.js';
import type { PdfInput, PdfOptions } from '../results.types.js';
import type { Blocks } from './blocks.js';
import { experimentSection, structureSection } from './design.section.js';
import { findingsSection, hypothesisSection } from './hypothesis.section.js';
import { formatJournal, literatureSection, paperSection } from './literature.section.js';

const reportTitle = ({ bundle, messages }: PdfOptions): string => {
  const topic = oneLine(bundle.topic);
  if (topic === '') return messages.summaryTitleWithoutTopic;
  const message = isSimulated(bundle) ? messages.summaryTitleSimulated : messages.summaryTitle;
  return fill(message, { topic });
};

const dateText = (date: Date, locale: string): string | null =>
  Number.isNaN(date.getTime()) ? null : formatDate(date, locale);

const formatHeader = ({ date, ...options }: PdfInput): string | null => {
  const { bundle, locale, messages } = options;
  const papers = bundle.literature?.papers_analyzed;
  const plddt = bundle.structure?.plddt_score;
  return facts([
    [messages.summaryTopic, bundle.topic],
    [messages.summaryDataSource, bundle.dataSource],
    [messages.summaryDate, dateText(new Date(bundle.timestamp), locale)],
    [messages.summaryExported, dateText(date, locale)],
    [
      messages.summaryPapers,
      papers === undefined ? messages.absent : formatReportNumber(papers, locale),
    ],
    [
      messages.summaryConfidence,
      formatShare(bundle.hypotheses?.primary.confidence, locale) ?? messages.absent,
    ],
    [
      messages.summaryPlddt,
      plddt == null
        ? messages.absent
        : fill(messages.plddtValue, { score: formatReportNumber(plddt, locale) }),
    ],
    [messages.summaryJournal, formatJournal(bundle.paper?.target_journals?.[0], options)],
  ]);
};

/** Lists agent, origin and time of every part. */
function aboutSection(options: PdfOptions): Blocks {
  const { bundle, messages } = options;
  const present = BUNDLE_PARTS.filter((part) => bundle[part] != null);
  const rows = present.map((part) => {
    const source = getPartSource(bundle, part);
    return [
      getAgentLabel(part, messages),
      source ? getOriginLabel(source.origin, messages) : messages.aboutUnknown,
      source?.by ?? messages.aboutUnknown,
      source?.at ?? messages.aboutUnknown,
    ];
  });
  return [
    section(messages.aboutSection),
    paragraph(messages.aboutText),
    rows.length === 0
      ? null
      : table([messages.aboutPart, messages.aboutOrigin, messages.aboutBy, messages.aboutAt], rows),
  ];
}

/** Creates the summary of a run as plain text in the format of `docs/report-format.md`. */
export function summaryReport(options: PdfInput): PdfRequest {
  const notice = simulationNotice(options.bundle, options.messages);
  const content = joinBlocks([
    formatHeader(options),
    notice === null ? null : paragraph(notice),
    ...hypothesisSection(options),
    ...findingsSection(options),
    ...literatureSection(options),
    ...experimentSection(options),
    ...structureSection(options),
    ...paperSection(options),
    ...aboutSection(options),
  ]);
  return { title: reportTitle(options), content: `${content}\n` };
}
