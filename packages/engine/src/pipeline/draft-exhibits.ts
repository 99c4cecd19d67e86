import type { PipelinePaper } from '@spinout/api-client';
import type { LiteratureDetails } from './literature-details.js';
import { paperMessages as messages } from './paper.messages.js';
import type { Parts } from './parts.js';
import { designOf } from './planned-design.js';

type Exhibits = Pick<PipelinePaper, 'figures' | 'tables' | 'supplementary'>;

const columns = (text: string) => text.split('; ');

const papersTable = ({ literature }: Parts) => ({
  title: messages.tablePapers,
  columns: columns(messages.paperColumns),
  rows: (literature?.key_papers ?? []).map((paper, at) => [
    at + 1,
    paper.title,
    paper.authors.join(', '),
    typeof paper['journal'] === 'string' ? paper['journal'] : '',
    paper.year ?? null,
    paper.relevance_score ?? null,
    paper.doi ?? null,
  ]),
  from: 'literature-agent',
});

/** Figures, tables and supplements of a draft: data of the run as they are, nothing drawn up for show. */
export function draftExhibits(parts: Parts, { search_log: log }: LiteratureDetails): Exhibits {
  const design = designOf(parts);
  const quotes = (parts.hypotheses?.primary.claims ?? []).slice(0, 2).flatMap(({ evidence }) =>
    evidence.map(({ quote, document_id, document_title }) => ({
      quote,
      document_id,
      document_title,
    })),
  );
  const hasPapers = (parts.literature?.key_papers ?? []).length > 0;
  return {
    figures: design
      ? [{ title: messages.figurePower, points: design.curve, from: 'experiment-agent' }]
      : [],
    tables: [
      ...(hasPapers ? [papersTable(parts)] : []),
      ...(design
        ? [
            {
              title: messages.tableBudget,
              columns: columns(messages.budgetColumns),
              rows: design.budget_lines.map((line) => [
                line.item,
                line.unit_cost_usd,
                line.units,
                line.total_usd,
                line.basis,
              ]),
              from: 'experiment-agent',
            },
          ]
        : []),
    ],
    supplementary: [
      ...(quotes.length > 0 ? [{ title: messages.quotes, items: quotes }] : []),
      ...(log.length > 0 ? [{ title: messages.searches, items: log }] : []),
    ],
  };
}
