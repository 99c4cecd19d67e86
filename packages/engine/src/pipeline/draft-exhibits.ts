import type { PipelinePaper } from '@spinout/api-client';
import type { LiteratureDetails } from './literature-details.js';
import { paperMessages as messages } from './paper.messages.js';
import type { RunResults } from './run-results.js';
import { parsePlannedDesign } from './planned-design.js';

type Exhibits = Pick<PipelinePaper, 'figures' | 'tables' | 'supplementary'>;

const splitColumns = (text: string) => text.split('; ');

const createPapersTable = ({ literature }: RunResults) => ({
  title: messages.tablePapers,
  columns: splitColumns(messages.paperColumns),
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

/** Figures, tables and supplements of a draft, only from data of the run. */
export function draftExhibits(
  runResults: RunResults,
  { search_log: log }: LiteratureDetails,
): Exhibits {
  const design = parsePlannedDesign(runResults);
  const quotes = (runResults.hypotheses?.primary.claims ?? []).slice(0, 2).flatMap(({ evidence }) =>
    evidence.map(({ quote, document_id, document_title }) => ({
      quote,
      document_id,
      document_title,
    })),
  );
  const hasPapers = (runResults.literature?.key_papers ?? []).length > 0;
  return {
    figures: design
      ? [{ title: messages.figurePower, points: design.curve, from: 'experiment-agent' }]
      : [],
    tables: [
      ...(hasPapers ? [createPapersTable(runResults)] : []),
      ...(design
        ? [
            {
              title: messages.tableBudget,
              columns: splitColumns(messages.budgetColumns),
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
