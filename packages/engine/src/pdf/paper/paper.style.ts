import type { TextStyle } from '../report.style.js';
import { columns, ink, styles } from '../report.style.js';

/** Sizes of a research paper; all lengths in points. */
export const paperStyles = {
  title: { face: 'bold', size: 22, leading: 27, color: ink.text },
  authors: { face: 'normal', size: 11.5, leading: 16, color: ink.text },
  meta: styles.small,
  notice: { face: 'bold', size: 9.5, leading: 14, color: '#704a00' },
  marginHead: { face: 'bold', size: 11, leading: 15, color: ink.accent },
  captionTitle: { face: 'bold', size: 9.2, leading: 13, color: ink.text },
  caption: { face: 'normal', size: 9.2, leading: 13, color: ink.text },
  exhibitName: { face: 'bold', size: 9.2, leading: 13, color: ink.accent },
  reference: { face: 'normal', size: 9.2, leading: 12.6, color: ink.text },
  axis: { face: 'normal', size: 8, leading: 10.5, color: ink.muted },
  axisTitle: { face: 'normal', size: 8.5, leading: 12, color: ink.text },
  mark: { face: 'bold', size: 8.5, leading: 11.5, color: ink.text },
} as const satisfies Record<string, TextStyle>;

export const paperSpace = {
  afterBar: 16,
  afterTitle: 8,
  afterAuthors: 4,
  notice: 10,
  noticePadding: 7,
  section: 26,
  paragraph: 8,
  exhibit: 22,
  caption: 9,
  reference: 4,
} as const;

/** Tints of notices, grid lines and bars. */
export const tint = { notice: '#fbf2df', grid: '#e7e3dc', bar: ink.accent } as const;

/** Colors of data in the light theme of the design system; each with a letter, for print without color. */
export const dataInk = [
  '#226fb3',
  '#e48e26',
  '#2b9876',
  '#cc572a',
  '#cf82ae',
  '#68bde4',
  '#e5cf4b',
  '#606369',
] as const;

/** Longer headings are placed above the text, not next to it. */
export const MARGIN_HEAD_LINES = 3;

export const figure = {
  x: columns.full.x,
  width: columns.full.width,
  /** Height of the field in which a curve is drawn. */
  plotHeight: 168,
} as const;
