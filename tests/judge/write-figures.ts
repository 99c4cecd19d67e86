import { formatMarkdownTable } from '../bench/support/figures.ts';
import { FOREIGN_TOPICS } from './foreign-topics.ts';
import { figuresOf, meanPrecision, type Measurement } from './measure.ts';

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** Writes a measurement as Markdown: figures per field, then everything that was judged wrong. */
export function writeFigures({ offers, offTopic, precision }: Measurement): string {
  const fields = [...Map.groupBy(offers, ({ field }) => field)];
  const rows = [...fields, ['all', offers] as const].map(([field, some]) => {
    const { acceptable, unacceptable } = figuresOf(some);
    return [field, String(some.length), percent(acceptable), percent(unacceptable)];
  });
  const topics = new Set(offTopic.map(({ topic }) => topic)).size;
  const wrongFirst = offers.filter(({ isFirstAcceptable }) => !isFirstAcceptable);
  return [
    formatMarkdownTable(
      ['Field', 'Papers', 'First acceptable', 'Any unacceptable in the first five'],
      rows,
    ),
    `Off-topic answers: ${topics} of ${FOREIGN_TOPICS.length} topics.`,
    `Literature precision@5: ${meanPrecision(precision).toFixed(2)} over ${precision.length} queries.`,
    '## First answer not acceptable',
    list(wrongFirst.map(({ field, paper, first }) => `${field}/${paper}: ${first}`)),
    '## Unacceptable statements',
    list(
      offers.flatMap(({ field, paper, rejected }) =>
        rejected.map(({ statement, why }) => `${field}/${paper}: ${statement} (${why})`),
      ),
    ),
    '## Off-topic answers',
    list(offTopic.map(({ topic, from, source }) => `${topic}: ${from} from “${source}”`)),
    '## Literature',
    list(
      precision
        .filter((one) => one.irrelevant.length > 0 || one.precision === 0)
        .map(({ query, irrelevant }) =>
          irrelevant.length > 0
            ? `${query}: not relevant ${irrelevant.join(', ')}`
            : `${query}: nothing found`,
        ),
    ),
  ].join('\n\n');
}

const list = (items: readonly string[]) =>
  items.length === 0 ? 'None.' : items.map((item) => `- ${item}`).join('\n');
