import type { PdfRequest, ResearchBundle } from '@spinout/api-client';
import { fill, formatDate } from '@spinout/design-system';
import { facts, joinBlocks, oneLine, paragraph } from '@spinout/flow-kit/pdf';
import { numberText, shareText } from '../numbers.js';
import { isSimulated, simulationNotice } from '../provenance.js';
import type { PdfOrder } from '../results.types.js';
import { aboutSection } from './about.section.js';
import { experimentSection, structureSection } from './design.section.js';
import { findingsSection, hypothesisSection } from './hypothesis.section.js';
import { literatureSection, paperSection } from './literature.section.js';

/** What the summary is made of: an order, and the day on which it is made. */
export interface SummaryOrder extends PdfOrder {
  readonly date: Date;
}

const reportTitle = ({ bundle, messages }: PdfOrder): string => {
  const topic = oneLine(bundle.topic);
  if (topic === '') return messages.summaryTitleWithoutTopic;
  const message = isSimulated(bundle) ? messages.summaryTitleSimulated : messages.summaryTitle;
  return fill(message, { topic });
};

const dateText = (date: Date, locale: string): string | null =>
  Number.isNaN(date.getTime()) ? null : formatDate(date, locale);

/** The first target journal with its impact factor. */
const journalText = (bundle: ResearchBundle, { locale, messages }: PdfOrder): string => {
  const journal = bundle.paper?.target_journals?.[0];
  const factor = journal?.impact_factor;
  return fill(messages.journalWithFactor, {
    name: journal?.name || messages.absent,
    factor: factor == null ? messages.absent : numberText(factor, locale),
  });
};

const headFacts = ({ date, ...order }: SummaryOrder): string | null => {
  const { bundle, locale, messages } = order;
  const papers = bundle.literature?.papers_analyzed;
  const plddt = bundle.structure?.plddt_score;
  return facts([
    [messages.summaryTopic, bundle.topic],
    [messages.summaryDataSource, bundle.dataSource],
    [messages.summaryDate, dateText(new Date(bundle.timestamp), locale)],
    [messages.summaryExported, dateText(date, locale)],
    [messages.summaryPapers, papers === undefined ? messages.absent : numberText(papers, locale)],
    [
      messages.summaryConfidence,
      shareText(bundle.hypotheses?.primary.confidence, locale) ?? messages.absent,
    ],
    [
      messages.summaryPlddt,
      plddt == null
        ? messages.absent
        : fill(messages.plddtValue, { score: numberText(plddt, locale) }),
    ],
    [messages.summaryJournal, journalText(bundle, order)],
  ]);
};

/** A run as readable plain text in the form of `docs/report-format.md`. */
export function summaryReport(order: SummaryOrder): PdfRequest {
  const notice = simulationNotice(order.bundle, order.messages);
  const content = joinBlocks([
    headFacts(order),
    notice === null ? null : paragraph(notice),
    ...hypothesisSection(order),
    ...findingsSection(order),
    ...literatureSection(order),
    ...experimentSection(order),
    ...structureSection(order),
    ...paperSection(order),
    ...aboutSection(order),
  ]);
  return { title: reportTitle(order), content: `${content}\n` };
}
