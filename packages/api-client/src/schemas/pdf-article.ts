import * as z from 'zod/mini';
import { Source } from './source.js';

/** The sections of a research paper, in their order. */
export const RESEARCH_PAPER_SECTIONS = [
  'Introduction',
  'Methods',
  'Results',
  'Discussion',
  'Conclusion',
] as const;

const MAX_EXHIBITS = 40;
const MAX_POINTS = 2000;
const MAX_COLUMNS = 40;
const MAX_ROWS = 2000;

/** Common fields of figures and tables. */
const exhibit = {
  title: z.string(),
  /** What it shows, in a sentence. */
  caption: z.string(),
  /** Name of the part of the run that provided the data, e.g. "Experiment agent". */
  from: z.string(),
  /** Where the data come from. */
  source: z.optional(Source),
};

/** A curve over measured or calculated points. */
const LineFigure = z.object({
  ...exhibit,
  kind: z.literal('line'),
  x_label: z.string(),
  y_label: z.string(),
  points: z
    .array(z.object({ x: z.number(), y: z.number() }))
    .check(z.minLength(2), z.maxLength(MAX_POINTS)),
  /** A highlighted point with a label, e.g. the chosen sample size. */
  mark: z.optional(z.object({ x: z.number(), y: z.number(), label: z.string() })),
});

/** A bar for each named value. */
const BarFigure = z.object({
  ...exhibit,
  kind: z.literal('bar'),
  x_label: z.string(),
  y_label: z.string(),
  points: z
    .array(z.object({ x: z.string(), y: z.number() }))
    .check(z.minLength(1), z.maxLength(MAX_POINTS)),
});

/** A figure as data; the renderer of the paper draws it. */
export const PaperFigure = z.union([LineFigure, BarFigure]);
export type PaperFigure = z.infer<typeof PaperFigure>;

/** A table with formatted cells. */
export const PaperTable = z.object({
  ...exhibit,
  columns: z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_COLUMNS)),
  rows: z.array(z.array(z.string())).check(z.maxLength(MAX_ROWS)),
});
export type PaperTable = z.infer<typeof PaperTable>;

/**
 * Title, authors, abstract and sections. The rest adds to a paper and may be left out by either side.
 */
export const ResearchPaperPdfRequest = z.object({
  title: z.string(),
  authors: z.array(z.string()),
  abstract: z.string(),
  sections: z.array(z.object({ title: z.string(), content: z.string() })),
  /** Notice on every page, e.g. that the data are simulated. */
  notice: z.optional(z.string()),
  /** Name of the data source. */
  data_source: z.optional(z.string()),
  figures: z.optional(z.array(PaperFigure).check(z.maxLength(MAX_EXHIBITS))),
  tables: z.optional(z.array(PaperTable).check(z.maxLength(MAX_EXHIBITS))),
  /** The works that the sections cite, in the order of their numbers. */
  references: z.optional(z.array(z.string())),
});
export type ResearchPaperPdfRequest = z.infer<typeof ResearchPaperPdfRequest>;

export const ArticlePdfRequest = z.object({
  title: z.string(),
  authors: z.array(z.string()),
  abstract: z.string(),
  content: z.string(),
  references: z.array(z.string()),
  format: z.literal('nature'),
});
export type ArticlePdfRequest = z.infer<typeof ArticlePdfRequest>;
