/** All lengths in points (1/72 inch); A4. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 66,
  right: 66,
  /** First line of text on a page after the first. */
  top: 88,
  /** Height below the last line. */
  bottom: 78,
  headerTop: 44,
  footerTop: 790,
} as const;

/** Labels and table edges are in the left margin column; the text column is 70 to 80 letters wide. */
const MARGIN_COLUMN = 104;
const GUTTER = 14;

export const columns = {
  text: {
    x: page.left + MARGIN_COLUMN,
    width: page.width - page.left - page.right - MARGIN_COLUMN,
  },
  label: { x: page.left, width: MARGIN_COLUMN - GUTTER },
  full: { x: page.left, width: page.width - page.left - page.right },
} as const;

/** Text colors, and the accent color of the design system's light theme. */
export const ink = {
  text: '#1c1d21',
  muted: '#68635d',
  hairline: '#d9d5ce',
  accent: '#006657',
  accentQuiet: '#a9cfc6',
} as const;

/** One color per origin, as in the badges of the design system. */
export const originInk: Readonly<Record<string, string>> = {
  user: '#5b4a9b',
  live: '#1f5f9e',
  computed: '#006657',
  standard: '#43474f',
  simulated: '#8a5a00',
  fallback: '#68635d',
};

/** Printed names of origins that differ from their capitalized id. */
export const originNames: Readonly<Record<string, string>> = {
  standard: 'Standard terms',
  fallback: 'Prepared locally',
};

/** Width of thin lines. */
export const HAIRLINE = 0.5;

/** Share of the font size above the middle of the line. */
export const ASCENT = 0.33;

export interface TextStyle {
  readonly face: 'normal' | 'bold';
  readonly size: number;
  /** Distance from baseline to baseline. */
  readonly leading: number;
  readonly color: string;
}

export const styles = {
  title: { face: 'bold', size: 25, leading: 30, color: ink.text },
  heading1: { face: 'bold', size: 15.5, leading: 20, color: ink.text },
  heading2: { face: 'bold', size: 11, leading: 15, color: ink.text },
  body: { face: 'normal', size: 10.5, leading: 15, color: ink.text },
  quote: { face: 'normal', size: 10.5, leading: 15, color: ink.text },
  small: { face: 'normal', size: 9, leading: 13, color: ink.muted },
  label: { face: 'normal', size: 9, leading: 15, color: ink.muted },
  cell: { face: 'normal', size: 9.2, leading: 12, color: ink.text },
  cellHead: { face: 'bold', size: 9, leading: 12, color: ink.text },
  running: { face: 'normal', size: 8.5, leading: 12, color: ink.muted },
} as const satisfies Record<string, TextStyle>;

/** Space above each kind of block. */
export const space = {
  afterTitle: 22,
  heading1: 30,
  heading2: 16,
  afterHeading1: 10,
  afterHeading2: 5,
  attribution: 2,
  block: 9,
  item: 3,
  fact: 3,
  table: 12,
  origin: 5,
} as const;
