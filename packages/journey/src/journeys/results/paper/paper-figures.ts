import type { PaperFigure, PipelineExperiment } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { readField, readList, readNumber, readText } from '../read-field.js';
import { formatReportNumber } from '../format-numbers.js';
import { getAgentLabel, getPartSource } from '../provenance.js';
import type { BundlePart } from '../bundle-parts.js';
import type { PdfOptions } from '../results.types.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** More bars would not be legible. */
const MAX_BARS = 12;
/** A single bar or point is no comparison. */
const MIN_POINTS = 2;

const MAX_POINTS = 500;

const figureOrigin = ({ bundle, messages }: PdfOptions, part: BundlePart) => {
  const source = getPartSource(bundle, part);
  return { from: getAgentLabel(part, messages), ...(source ? { source } : {}) };
};

/** The power curve of a design: power by group size. */
const readCurve = (experiment: PipelineExperiment): readonly Point[] =>
  readList(readField(experiment['design'], 'power_analysis'), 'curve')
    .flatMap((point) => {
      const x = readNumber(point, 'per_group');
      const y = readNumber(point, 'power');
      return x === null || y === null ? [] : [{ x, y }];
    })
    .toSorted((a, b) => a.x - b.x)
    .slice(0, MAX_POINTS);

/** Interpolates a curve at x; null outside its range. */
const interpolate = (points: readonly Point[], x: number): number | null => {
  const after = points.findIndex((point) => point.x >= x);
  const right = points[after];
  if (!right) return null;
  const left = points[after - 1];
  if (right.x === x) return right.y;
  if (!left) return null;
  return left.y + ((x - left.x) / (right.x - left.x)) * (right.y - left.y);
};

const powerFigure = (options: PdfOptions): PaperFigure[] => {
  const { bundle, locale, messages } = options;
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
      ...figureOrigin(options, 'experimentDesign'),
      kind: 'line',
      title: messages.figurePower,
      caption: fill(messages.figurePowerCaption, {
        test: type,
        alpha: formatReportNumber(power.alpha, locale),
        effect: formatReportNumber(power.effect_size, locale),
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
              label: fill(messages.figurePowerMark, { size: formatReportNumber(size, locale) }),
            },
          }),
    },
  ];
};

const bars = (points: readonly { x: string; y: number | null | undefined }[]) =>
  points.flatMap(({ x, y }) => (y == null ? [] : [{ x, y }])).slice(0, MAX_BARS);

const relevanceFigure = (options: PdfOptions): PaperFigure[] => {
  const { bundle, messages } = options;
  const points = bars(
    (bundle.literature?.key_papers ?? []).map(({ title, year, relevance_score: y }) => ({
      x: year == null ? title : fill(messages.withYear, { title, year }),
      y,
    })),
  );
  if (points.length < MIN_POINTS) return [];
  return [
    {
      ...figureOrigin(options, 'literature'),
      kind: 'bar',
      title: messages.figureRelevance,
      caption: fill(messages.figureRelevanceCaption, {
        agent: getAgentLabel('literature', messages),
      }),
      x_label: messages.figureRelevanceX,
      y_label: messages.figureRelevanceY,
      points,
    },
  ];
};

const confidenceFigure = (options: PdfOptions): PaperFigure[] => {
  const { bundle, messages } = options;
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
      ...figureOrigin(options, 'hypotheses'),
      kind: 'bar',
      title: messages.figureConfidence,
      caption: fill(messages.figureConfidenceCaption, {
        agent: getAgentLabel('hypotheses', messages),
      }),
      x_label: messages.figureConfidenceX,
      y_label: messages.figureConfidenceY,
      points,
    },
  ];
};

/** Figures of a run's paper, drawn from its data only. */
export const createFigures = (options: PdfOptions): PaperFigure[] => [
  ...powerFigure(options),
  ...relevanceFigure(options),
  ...confidenceFigure(options),
];
