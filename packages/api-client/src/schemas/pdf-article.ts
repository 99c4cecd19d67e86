import * as z from 'zod/mini';
import { lineText, list, longText, text } from './bounded.js';
import {
  MAX_AUTHORS,
  MAX_COLUMNS,
  MAX_EXHIBITS,
  MAX_PAPER_CHARACTERS,
  MAX_POINTS,
  MAX_REFERENCES,
  MAX_REPORT_CHARACTERS,
} from './limits.js';
import { Source } from './source.js';

/** The sections of a research paper, in their order. */
export const RESEARCH_PAPER_SECTIONS = [
  'Introduction',
  'Methods',
  'Results',
  'Discussion',
  'Conclusion',
] as const;

/** Common fields of figures and tables. */
const exhibit = {
  title: lineText,
  /** What it shows, in a sentence. */
  caption: longText,
  /** Name of the part of the run that provided the data, e.g. "Experiment agent". */
  from: lineText,
  /** Where the data come from. */
  source: z.optional(Source),
  /** The word for the origin in another language than English, e.g. "Berechnet". */
  origin_label: z.optional(lineText),
};

/** A curve over measured or calculated points. */
const LineFigure = z.object({
  ...exhibit,
  kind: z.literal('line'),
  x_label: lineText,
  y_label: lineText,
  points: list(z.object({ x: z.number(), y: z.number() }), MAX_POINTS, 2),
  /** A highlighted point with a label, e.g. the chosen sample size. */
  mark: z.optional(z.object({ x: z.number(), y: z.number(), label: lineText })),
});

/** A bar for each named value. */
const BarFigure = z.object({
  ...exhibit,
  kind: z.literal('bar'),
  x_label: lineText,
  y_label: lineText,
  points: list(z.object({ x: lineText, y: z.number() }), MAX_POINTS, 1),
});

/** A figure as data; the renderer of the paper draws it. */
export const PaperFigure = z.union([LineFigure, BarFigure]);
export type PaperFigure = z.infer<typeof PaperFigure>;

/** A table with formatted cells. */
export const PaperTable = z.object({
  ...exhibit,
  columns: list(lineText, MAX_COLUMNS, 1),
  rows: list(list(lineText, MAX_COLUMNS), MAX_POINTS),
});
export type PaperTable = z.infer<typeof PaperTable>;

/**
 * Title, authors, abstract and sections. The rest adds to a paper and may be left out by either side.
 */
export const ResearchPaperPdfRequest = z.object({
  title: lineText,
  authors: list(lineText, MAX_AUTHORS),
  abstract: text(MAX_PAPER_CHARACTERS),
  sections: list(z.object({ title: lineText, content: text(MAX_PAPER_CHARACTERS) })),
  /** Notice on every page, e.g. that the data are simulated. */
  notice: z.optional(lineText),
  /** Name of the data source. */
  data_source: z.optional(lineText),
  figures: z.optional(list(PaperFigure, MAX_EXHIBITS)),
  tables: z.optional(list(PaperTable, MAX_EXHIBITS)),
  /** The works that the sections cite, in the order of their numbers. */
  references: z.optional(list(longText, MAX_REFERENCES)),
});
export type ResearchPaperPdfRequest = z.infer<typeof ResearchPaperPdfRequest>;

export const ArticlePdfRequest = z.object({
  title: lineText,
  authors: list(lineText, MAX_AUTHORS),
  abstract: text(MAX_PAPER_CHARACTERS),
  content: text(MAX_REPORT_CHARACTERS),
  references: list(longText, MAX_REFERENCES),
  format: z.literal('nature'),
});
export type ArticlePdfRequest = z.infer<typeof ArticlePdfRequest>;
