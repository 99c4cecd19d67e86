import type { PaperFigure, PipelineExperiment } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { readField, readList, readNumber, readText } from '../read-field.js';
import { numberText } from '../numbers.js';
import { agentLabel, partSource } from '../provenance.js';
import type { Part } from '../parts.js';
import type { PdfOrder } from '../results.types.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** More would not be read. */
const MAX_BARS = 12;
/** A single bar or point compares nothing. */
const MIN_POINTS = 2;

const MAX_POINTS = 500;

const figureOrigin = ({ bundle, messages }: PdfOrder, part: Part) => {
  const source = partSource(bundle, part);
  return { from: agentLabel(part, messages), ...(source ? { source } : {}) };
};

/** The curve that a design carries: power by the size of a group. */
const readCurve = (experiment: PipelineExperiment): readonly Point[] =>
  readList(readField(experiment['design'], 'power_analysis'), 'curve')
    .flatMap((point) => {
      const x = readNumber(point, 'per_group');
      const y = readNumber(point, 'power');
      return x === null || y === null ? [] : [{ x, y }];
    })
    .toSorted((a, b) => a.x - b.x)
    .slice(0, MAX_POINTS);

/** Where a curve stands at a place between its ends; null beyond them. */
const interpolate = (points: readonly Point[], x: number): number | null => {
  const after = points.findIndex((point) => point.x >= x);
  const right = points[after];
  if (!right) return null;
  const left = points[after - 1];
  if (right.x === x) return right.y;
  if (!left) return null;
  return left.y + ((x - left.x) / (right.x - left.x)) * (right.y - left.y);
};

const powerFigure = (order: PdfOrder): PaperFigure[] => {
  const { bundle, locale, messages } = order;
  const experiment = bundle.experimentDesign;
  if (!experiment) return [];
  const points = readCurve(experiment);
  if (points.length < MIN_POINTS) return [];
  const { type, power_analysis: power } = experiment.statistical_design;
  const size =
    readNumber(power, 'per_group') ??
    readNumber(readField(experiment['design'], 'power_analysis'), 'per_group');
  const height = size === null ? null : interpolate(points, size);
  return [
    {
      ...figureOrigin(order, 'experimentDesign'),
      kind: 'line',
      title: messages.figurePower,
      caption: fill(messages.figurePowerCaption, {
        test: type,
        alpha: numberText(power.alpha, locale),
        effect: numberText(power.effect_size, locale),
      }),
      x_label: messages.figurePowerX,
      y_label: messages.figurePowerY,
      points: [...points],
      ...(size === null || height === null
        ? {}
        : {
            mark: {
              x: size,
              y: height,
              label: fill(messages.figurePowerMark, { size: numberText(size, locale) }),
            },
          }),
    },
  ];
};

const bars = (points: readonly { x: string; y: number | null | undefined }[]) =>
  points.flatMap(({ x, y }) => (y == null ? [] : [{ x, y }])).slice(0, MAX_BARS);

const relevanceFigure = (order: PdfOrder): PaperFigure[] => {
  const { bundle, messages } = order;
  const points = bars(
    (bundle.literature?.key_papers ?? []).map(({ title, year, relevance_score: y }) => ({
      x: year == null ? title : fill(messages.withYear, { title, year }),
      y,
    })),
  );
  if (points.length < MIN_POINTS) return [];
  return [
    {
      ...figureOrigin(order, 'literature'),
      kind: 'bar',
      title: messages.figureRelevance,
      caption: fill(messages.figureRelevanceCaption, { agent: agentLabel('literature', messages) }),
      x_label: messages.figureRelevanceX,
      y_label: messages.figureRelevanceY,
      points,
    },
  ];
};

const confidenceFigure = (order: PdfOrder): PaperFigure[] => {
  const { bundle, messages } = order;
  const { primary, secondary = [] } = bundle.hypotheses ?? {};
  const points = bars(
    [...(primary ? [primary] : []), ...secondary].map((hypothesis) => ({
      x: readText(hypothesis, 'title') ?? hypothesis.statement,
      y: hypothesis.confidence,
    })),
  );
  if (points.length < MIN_POINTS) return [];
  return [
    {
      ...figureOrigin(order, 'hypotheses'),
      kind: 'bar',
      title: messages.figureConfidence,
      caption: fill(messages.figureConfidenceCaption, {
        agent: agentLabel('hypotheses', messages),
      }),
      x_label: messages.figureConfidenceX,
      y_label: messages.figureConfidenceY,
      points,
    },
  ];
};

/** The figures of a run's paper: drawn from its data alone, and none where it has none. */
export const createFigures = (order: PdfOrder): PaperFigure[] => [
  ...powerFigure(order),
  ...relevanceFigure(order),
  ...confidenceFigure(order),
];
