import type { PaperFigure } from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { readField, readList, readNumber, readText } from '../read-field.js';
import { formatReportNumber } from '../format-numbers.js';
import { getPartOrigin } from '../provenance.js';
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

/** Power by group size. */
const readCurve = (powerAnalysis: unknown): readonly Point[] =>
  readList(powerAnalysis, 'curve')
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
  const analysis = readField(experiment['design'], 'power_analysis');
  const points = readCurve(analysis);
  if (points.length < MIN_POINTS) return [];
  const { type, power_analysis: power } = experiment.statistical_design;
  const size = readNumber(power, 'per_group') ?? readNumber(analysis, 'per_group');
  const height = size === null ? null : interpolate(points, size);
  const mark =
    size === null || height === null
      ? null
      : {
          x: size,
          y: height,
          label: fill(messages.figurePowerMark, { size: formatReportNumber(size, locale) }),
        };
  return [
    {
      ...getPartOrigin(options, 'experimentDesign'),
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
      ...(mark && { mark }),
    },
  ];
};

/** Bars with a value; none if there is nothing to compare. */
const barFigure = (
  options: PdfOptions,
  part: BundlePart,
  name: 'Relevance' | 'Confidence',
  bars: readonly { readonly x: string; readonly y: number | null | undefined }[],
): PaperFigure[] => {
  const { messages } = options;
  const points = bars.flatMap(({ x, y }) => (y == null ? [] : [{ x, y }])).slice(0, MAX_BARS);
  if (points.length < MIN_POINTS) return [];
  const origin = getPartOrigin(options, part);
  return [
    {
      ...origin,
      kind: 'bar',
      title: messages[`figure${name}`],
      caption: fill(messages[`figure${name}Caption`], { agent: origin.from }),
      x_label: messages[`figure${name}X`],
      y_label: messages[`figure${name}Y`],
      points,
    },
  ];
};

const relevanceFigure = (options: PdfOptions): PaperFigure[] => {
  const papers = options.bundle.literature?.key_papers ?? [];
  const bars = papers.map(({ title, year, relevance_score: y }) => ({
    x: year == null ? title : fill(options.messages.withYear, { title, year }),
    y,
  }));
  return barFigure(options, 'literature', 'Relevance', bars);
};

const confidenceFigure = (options: PdfOptions): PaperFigure[] => {
  const { primary, secondary = [] } = options.bundle.hypotheses ?? {};
  const bars = [...(primary ? [primary] : []), ...secondary].map((hypothesis) => ({
    x: readText(hypothesis, 'title') ?? hypothesis.statement,
    y: hypothesis.confidence,
  }));
  return barFigure(options, 'hypotheses', 'Confidence', bars);
};

/** Figures of a run's paper, drawn from its data only. */
export const createFigures = (options: PdfOptions): PaperFigure[] => [
  ...powerFigure(options),
  ...relevanceFigure(options),
  ...confidenceFigure(options),
];
