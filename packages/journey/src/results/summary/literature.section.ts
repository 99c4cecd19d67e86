import { fill } from '@spinout/design-system';
import { facts, section, table } from '@spinout/flow-kit/pdf';
import { numberText } from '../numbers.js';
import { keyPaperColumns, keyPaperRows } from '../paper/paper-tables.js';
import type { PdfOrder } from '../results.types.js';
import { listBlocks, originBlock, partBlocks, type Blocks } from './blocks.js';

/** The key papers, and what the papers leave open. */
export function literatureSection(order: PdfOrder): Blocks {
  const { bundle, locale, messages } = order;
  const { literature } = bundle;
  if (!literature) return [];
  const rows = keyPaperRows(bundle, order);
  return [
    section(messages.literatureSection),
    facts([[messages.summaryPapers, numberText(literature.papers_analyzed, locale)]]),
    originBlock(order, 'literature'),
    ...partBlocks(
      messages.papersPart,
      rows.length === 0 ? null : table(keyPaperColumns(order), rows),
    ),
    ...listBlocks(messages.gapsPart, literature.research_gaps),
    ...listBlocks(messages.trendsPart, literature.emerging_trends),
  ];
}

/** The paper of the run, and where it might go. */
export function paperSection(order: PdfOrder): Blocks {
  const { bundle, locale, messages } = order;
  const { paper } = bundle;
  if (!paper) return [];
  const journals = (paper.target_journals ?? []).filter(({ name }) => name.trim() !== '');
  return [
    section(messages.paperSection),
    facts([[messages.paperTitle, paper.title]]),
    originBlock(order, 'paper'),
    ...listBlocks(
      messages.targetJournals,
      journals.map(({ name, impact_factor: factor }) =>
        fill(messages.journalWithFactor, {
          name,
          factor: factor == null ? messages.absent : numberText(factor, locale),
        }),
      ),
    ),
  ];
}
