/** Character widths and coverage of a font. */
export interface Typeface {
  readonly has: (codePoint: number) => boolean;
  /** Width in points of a text that was processed by `fit`. @param size in points */
  readonly width: (text: string, size: number) => number;
  /** Replaces characters that the font does not have with a visible placeholder. */
  readonly fit: (text: string) => string;
}

/** The used parts of a font loaded by jsPDF. */
export interface FontTables {
  readonly cmap: { readonly unicode: { readonly codeMap: Readonly<Record<string, number>> } };
  /** Width of a glyph in thousandths of the size. */
  widthOfGlyph(glyph: number): number;
}

export const REPLACEMENT = '□';

const BASIC_PLANE = 0x10000;
const MISSING = 0xffff;
const LINE_BREAK = 0x0a;
const THOUSANDTH = 1000;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Reads widths and coverage of a loaded font once, for fast line breaking. */
export function createTypeface(tables: FontTables): Typeface {
  const widths = new Uint16Array(BASIC_PLANE).fill(MISSING);
  for (const [code, glyph] of Object.entries(tables.cmap.unicode.codeMap)) {
    // Glyph 0 is the "missing glyph" box of the font.
    if (glyph !== 0) widths[Number(code)] = tables.widthOfGlyph(glyph);
  }
  widths[LINE_BREAK] = 0;
  const has = (codePoint: number) => codePoint < BASIC_PLANE && widths[codePoint] !== MISSING;
  const hasAll = (text: string) => {
    for (let index = 0; index < text.length; index += 1) {
      if (widths[text.charCodeAt(index)] === MISSING) return false;
    }
    return true;
  };
  return {
    has,
    width: (text, size) => {
      let sum = 0;
      for (let index = 0; index < text.length; index += 1)
        sum += widths[text.charCodeAt(index)] ?? 0;
      return (sum * size) / THOUSANDTH;
    },
    fit: (text) => (hasAll(text) ? text : fitClusters(text, hasAll)),
  };
}

const fitClusters = (text: string, hasAll: (text: string) => boolean): string =>
  Array.from(clusters.segment(text), ({ segment }) => fitCluster(segment, hasAll)).join('');

/** The character itself, otherwise its compatibility form (𝛼 as α), its base without accent, or the placeholder. */
const fitCluster = (cluster: string, hasAll: (text: string) => boolean): string => {
  const visible = cluster.replaceAll(INVISIBLE, '');
  if (hasAll(visible)) return visible;
  const plain = visible.normalize('NFKC');
  if (hasAll(plain)) return plain;
  const base = plain.replaceAll(/\p{M}/gu, '');
  return base !== '' && hasAll(base) ? base : REPLACEMENT;
};
