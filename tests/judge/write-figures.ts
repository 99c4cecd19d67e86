import { formatMarkdownTable } from '../bench/support/figures.ts';
import { FOREIGN_TOPICS } from './foreign-topics.ts';
import { HELD_OUT_FOREIGN_TOPICS } from './held-out-queries.ts';
import { figuresOf, meanPrecision, meanRecall, type Measurement } from './measure.ts';
import type { QueryPrecision } from './measure-precision.ts';
import type { OffTopicAnswer } from './off-topic.ts';

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** Writes a measurement as Markdown: figures per field, then everything that was judged wrong. */
export function writeFigures({ offers, offTopic, precision, heldOut }: Measurement): string {
  const fields = [...Map.groupBy(offers, ({ field }) => field)];
  const rows = [...fields, ['all', offers] as const].map(([field, some]) => {
    const { acceptable, unacceptable } = figuresOf(some);
    return [field, String(some.length), percent(acceptable), percent(unacceptable)];
  });
  const wrongFirst = offers.filter(({ isFirstAcceptable }) => !isFirstAcceptable);
  return [
    formatMarkdownTable(
      ['Field', 'Papers', 'First acceptable', 'Any unacceptable in the first five'],
      rows,
    ),
    formatMarkdownTable(
      ['Literature', 'Precision@5', 'Recall@5', 'Off-topic answers'],
      [
        ['tuned on', ...formatLiterature(precision, offTopic, FOREIGN_TOPICS)],
        [
          'held out',
          ...formatLiterature(heldOut.precision, heldOut.offTopic, HELD_OUT_FOREIGN_TOPICS),
        ],
      ],
    ),
    '## First answer not acceptable',
    list(wrongFirst.map(({ field, paper, first }) => `${field}/${paper}: ${first}`)),
    '## Unacceptable statements',
    list(
      offers.flatMap(({ field, paper, rejected }) =>
        rejected.map(({ statement, why }) => `${field}/${paper}: ${statement} (${why})`),
      ),
    ),
    '## Off-topic answers',
    listOffTopic(offTopic),
    '## Literature',
    listWrong(precision),
    '## Off-topic answers, held out',
    listOffTopic(heldOut.offTopic),
    '## Literature, held out',
    listWrong(heldOut.precision),
  ].join('\n\n');
}

const formatLiterature = (
  precision: readonly QueryPrecision[],
  offTopic: readonly OffTopicAnswer[],
  topics: readonly string[],
): readonly string[] => [
  meanPrecision(precision).toFixed(2),
  meanRecall(precision).toFixed(2),
  `${new Set(offTopic.map(({ topic }) => topic)).size} of ${topics.length}`,
];

const listOffTopic = (answers: readonly OffTopicAnswer[]) =>
  list(answers.map(({ topic, from, source }) => `${topic}: ${from} from “${source}”`));

const listWrong = (precision: readonly QueryPrecision[]) =>
  list(
    precision
      .filter((one) => one.irrelevant.length > 0 || one.missing.length > 0)
      .map(({ query, irrelevant, missing }) =>
        [
          query,
          ...(irrelevant.length > 0 ? [`not relevant ${irrelevant.join(', ')}`] : []),
          ...(missing.length > 0 ? [`missing ${missing.join(', ')}`] : []),
        ].join('; '),
      ),
  );

const list = (items: readonly string[]) =>
  items.length === 0 ? 'None.' : items.map((item) => `- ${item}`).join('\n');
