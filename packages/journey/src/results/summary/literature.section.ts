import { fill } from '@spinout/design-system';
import { facts, section, table } from '@spinout/journey-kit/pdf';
import { numberText } from '../numbers.js';
import { keyPaperColumns, keyPaperRows } from '../paper/paper-tables.js';
import type { PdfOrder } from '../results.types.js';
import { listBlocks, originOf, partBlocks, type Blocks } from './blocks.js';

/** The key papers, and what the papers leave open. */
export function literatureSection(order: PdfOrder): Blocks {
  const { bundle, locale, words } = order;
  const { literature } = bundle;
  if (!literature) return [];
  const rows = keyPaperRows(bundle, order);
  return [
    section(words.literatureSection),
    facts([[words.summaryPapers, numberText(literature.papers_analyzed, locale)]]),
    originOf(order, 'literature'),
    ...partBlocks(words.papersPart, rows.length === 0 ? null : table(keyPaperColumns(order), rows)),
    ...listBlocks(words.gapsPart, literature.research_gaps),
    ...listBlocks(words.trendsPart, literature.emerging_trends),
  ];
}

/** The paper of the run, and where it might go. */
export function paperSection(order: PdfOrder): Blocks {
  const { bundle, locale, words } = order;
  const { paper } = bundle;
  if (!paper) return [];
  const journals = (paper.target_journals ?? []).filter(({ name }) => name.trim() !== '');
  return [
    section(words.paperSection),
    facts([[words.paperTitle, paper.title]]),
    originOf(order, 'paper'),
    ...listBlocks(
      words.targetJournals,
      journals.map(({ name, impact_factor: factor }) =>
        fill(words.journalWithFactor, {
          name,
          factor: factor == null ? words.absent : numberText(factor, locale),
        }),
      ),
    ),
  ];
}
