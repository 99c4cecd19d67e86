import { strToU8, zlibSync } from 'fflate';
import { MIB, repeatBytes, type Bytes } from './repeat-bytes.ts';

/** Files that are small on disk and large when read. For tests of readers and servers; each is built on each call. */

const deflate = (data: Uint8Array): Uint8Array => zlibSync(data, { level: 9 });

interface PdfObject {
  /** The entries of the dictionary, without the length. */
  readonly dictionary: string;
  /** @default none: a plain dictionary */
  readonly stream?: Uint8Array;
}

/** Writes a PDF of numbered objects, the first of which is the catalog. */
function writePdf(objects: readonly PdfObject[]): Bytes {
  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (part: Uint8Array | string) => {
    const bytes = typeof part === 'string' ? strToU8(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const offsets: number[] = [];
  write('%PDF-1.7\n');
  objects.forEach(({ dictionary, stream }, index) => {
    offsets.push(length);
    write(`${index + 1} 0 obj\n`);
    if (stream) {
      write(`<< ${dictionary} /Length ${stream.length} >>\nstream\n`);
      write(stream);
      write('\nendstream');
    } else write(`<< ${dictionary} >>`);
    write('\nendobj\n');
  });
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

/** A document of one page with one font; further objects have the numbers from 6. */
const writeOnePage = (
  content: PdfObject,
  { resources = '', further = [] as readonly PdfObject[], page = '' } = {},
): Bytes =>
  writePdf([
    { dictionary: '/Type /Catalog /Pages 2 0 R' },
    { dictionary: '/Type /Pages /Kids [3 0 R] /Count 1' },
    {
      dictionary: `/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${page} /Resources << /Font << /F1 5 0 R >> ${resources} >>`,
    },
    content,
    { dictionary: '/Type /Font /Subtype /Type1 /BaseFont /Helvetica' },
    ...further,
  ]);

const DOUBLY_DEFLATED = '/Filter [/FlateDecode /FlateDecode]';
/** Shows one short text. */
const SHOW_TEXT = 'BT /F1 12 Tf (A) Tj ET\n';

/**
 * A PDF whose page is deflated twice: about 2 kB for 200 MB of drawing operators.
 * @param inflatedBytes length of the operators. @default 200 MB
 * @param unit the operators that repeat. @default one that shows a letter
 */
export const createDoublyDeflatedPdf = (inflatedBytes = 200 * MIB, unit = SHOW_TEXT): Bytes =>
  writeOnePage({
    dictionary: DOUBLY_DEFLATED,
    stream: deflate(deflate(repeatBytes(unit, inflatedBytes))),
  });

/** A PDF whose page is deflated once: about 200 kB for 200 MB of drawing operators. */
export const createDeflatedPdf = (inflatedBytes = 200 * MIB, unit = SHOW_TEXT): Bytes =>
  writeOnePage({
    dictionary: '/Filter /FlateDecode',
    stream: deflate(repeatBytes(unit, inflatedBytes)),
  });

/** As {@link createDoublyDeflatedPdf}, with the inner stream hidden behind a text encoding. */
export const createEncodedDeflatedPdf = (inflatedBytes = 200 * MIB): Bytes => {
  const inner = deflate(deflate(repeatBytes(SHOW_TEXT, inflatedBytes)));
  const hex = [...inner].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return writeOnePage({
    dictionary: '/Filter [/ASCIIHexDecode /FlateDecode /FlateDecode]',
    stream: strToU8(`${hex}>`),
  });
};

/** A PDF whose page is run-length encoded and then deflated: 64 times what {@link createDeflatedPdf} reaches. */
export const createRunLengthPdf = (inflatedBytes = 200 * MIB): Bytes => {
  const runs = new Uint8Array(Math.ceil(inflatedBytes / 128) * 2).fill(0x20);
  for (let at = 0; at < runs.length; at += 2) runs[at] = 129;
  return writeOnePage({
    dictionary: '/Filter [/FlateDecode /RunLengthDecode]',
    stream: deflate(runs),
  });
};

/** A PDF whose page shows many texts, without a bomb in its streams. */
export const createManyTextsPdf = (texts = 400_000): Bytes => {
  const lines = Array.from(
    { length: texts },
    (_, at) => `BT /F1 9 Tf ${at % 500} ${(at * 7) % 800} Td (t${at % 10}) Tj ET`,
  );
  return writeOnePage({
    dictionary: '/Filter /FlateDecode',
    stream: deflate(strToU8(lines.join('\n'))),
  });
};

/** A PDF whose forms draw each other: `draws` to the power of `depth` times in all. */
export const createNestedFormsPdf = (depth = 8, draws = 10): Bytes => {
  const form = (level: number): PdfObject => ({
    dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> ${
      level < depth ? `/XObject << /X ${6 + level} 0 R >>` : ''
    } >>`,
    stream: strToU8(level < depth ? '/X Do\n'.repeat(draws) : SHOW_TEXT),
  });
  return writeOnePage(
    { dictionary: '', stream: strToU8('/X Do\n') },
    {
      resources: '/XObject << /X 6 0 R >>',
      further: Array.from({ length: depth }, (_, at) => form(at + 1)),
    },
  );
};

/** A PDF whose page lists the same deflated content many times: `repeats` times what the stream holds. */
export const createRepeatedContentPdf = (repeats = 2_000, streamBytes = MIB): Bytes => {
  const stream = deflate(repeatBytes(SHOW_TEXT, streamBytes));
  return writePdf([
    { dictionary: '/Type /Catalog /Pages 2 0 R' },
    { dictionary: '/Type /Pages /Kids [3 0 R] /Count 1' },
    {
      dictionary: `/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${'4 0 R '.repeat(repeats)}] /Resources << /Font << /F1 5 0 R >> >>`,
    },
    { dictionary: '/Filter /FlateDecode', stream },
    { dictionary: '/Type /Font /Subtype /Type1 /BaseFont /Helvetica' },
  ]);
};

/** A PDF of which many pages share one deflated content. */
export const createSharedContentPdf = (pages = 300, streamBytes = 4 * MIB): Bytes =>
  writePdf([
    { dictionary: '/Type /Catalog /Pages 2 0 R' },
    { dictionary: `/Type /Pages /Kids [${'3 0 R '.repeat(pages)}] /Count ${pages}` },
    {
      dictionary:
        '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>',
    },
    { dictionary: '/Filter /FlateDecode', stream: deflate(repeatBytes(SHOW_TEXT, streamBytes)) },
    { dictionary: '/Type /Font /Subtype /Type1 /BaseFont /Helvetica' },
  ]);

/**
 * A PDF whose font maps many ranges of characters to text. Only the limits of a thread end its reading.
 * @public
 */
export const createLargeCharacterMapPdf = (ranges = 40): Bytes => {
  const row = '<000000> <FFFFFE> <0041>\n';
  const map = `begincmap\n1 begincodespacerange\n<000000> <FFFFFF>\nendcodespacerange\n${`1 beginbfrange\n${row}endbfrange\n`.repeat(ranges)}endcmap`;
  return writePdf([
    { dictionary: '/Type /Catalog /Pages 2 0 R' },
    { dictionary: '/Type /Pages /Kids [3 0 R] /Count 1' },
    {
      dictionary:
        '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>',
    },
    { dictionary: '', stream: strToU8(SHOW_TEXT) },
    { dictionary: '/Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R' },
    { dictionary: '/Filter /FlateDecode', stream: deflate(strToU8(map)) },
  ]);
};

/** A PDF whose table of objects claims a billion entries of no length. */
export const createEndlessTablePdf = (entries = 1_000_000_000): Bytes => {
  const head = '%PDF-1.7\n';
  return strToU8(
    `${head}1 0 obj\n<< /Type /XRef /Size ${entries} /Index [0 ${entries}] /W [0 0 0] /Root 2 0 R /Length 0 >>\nstream\n\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`,
  );
};

/** A PDF whose tree of pages contains itself. */
export const createCircularPdf = (): Bytes =>
  writePdf([
    { dictionary: '/Type /Catalog /Pages 2 0 R' },
    { dictionary: '/Type /Pages /Kids [2 0 R 2 0 R] /Count 100000000' },
  ]);

/** A PDF of very many empty pages. */
export const createManyPagesPdf = (pages = 20_000): Bytes =>
  writePdf([
    { dictionary: '/Type /Catalog /Pages 2 0 R' },
    {
      dictionary: `/Type /Pages /Kids [${Array.from({ length: pages }, (_, at) => `${at + 4} 0 R`).join(' ')}] /Count ${pages}`,
    },
    { dictionary: '', stream: new Uint8Array() },
    ...Array.from({ length: pages }, () => ({
      dictionary: '/Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 3 0 R',
    })),
  ]);
