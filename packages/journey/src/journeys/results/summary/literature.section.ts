import type { PipelinePaper } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { facts, section } from '@spinout/flow-kit/pdf';
import { formatReportNumber } from '../format-numbers.js';
import { keyPaperColumns, keyPaperRows } from '../paper/paper-tables.js';
import type { PdfOptions } from '../results.types.js';
import { listBlocks, originBlock, tableBlocks, type Blocks } from './blocks.js';

/** The key papers and the research gaps. */
export function literatureSection(options: PdfOptions): Blocks {
  const { bundle, locale, messages } = options;
  const { literature } = bundle;
  if (!literature) return [];
  return [
    section(messages.literatureSection),
    facts([[messages.summaryPapers, formatReportNumber(literature.papers_analyzed, locale)]]),
    originBlock(options, 'literature'),
    ...tableBlocks(messages.papersPart, keyPaperColumns(options), keyPaperRows(options)),
    ...listBlocks(messages.gapsPart, literature.research_gaps),
    ...listBlocks(messages.trendsPart, literature.emerging_trends),
  ];
}

type Journal = NonNullable<PipelinePaper['target_journals']>[number];

/** A target journal with its impact factor. */
export const formatJournal = (
  journal: Journal | undefined,
  { locale, messages }: PdfOptions,
): string => {
  const factor = journal?.impact_factor;
  return fill(messages.journalWithFactor, {
    name: journal?.name || messages.absent,
    factor: factor == null ? messages.absent : formatReportNumber(factor, locale),
  });
};

/** The paper of the run and its target journals. */
export function paperSection(options: PdfOptions): Blocks {
  const { bundle, messages } = options;
  const { paper } = bundle;
  if (!paper) return [];
  const journals = (paper.target_journals ?? []).filter(({ name }) => name.trim() !== '');
  return [
    section(messages.paperSection),
    facts([[messages.paperTitle, paper.title]]),
    originBlock(options, 'paper'),
    ...listBlocks(
      messages.targetJournals,
      journals.map((journal) => formatJournal(journal, options)),
    ),
  ];
}
