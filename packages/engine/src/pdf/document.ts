import { unzlibSync } from 'fflate';
import { jsPDF } from 'jspdf';
import bold from './fonts/bold.font.js';
import regular from './fonts/regular.font.js';
import { createMetadata } from './tagged/metadata.js';
import { getInternals, toByteString } from './tagged/pdf-internals.js';
import { createTypeface, type FontTables, type Typeface } from './typeface.js';

export const FONT_NAME = 'LibertinusSerif';

export type Typefaces = Readonly<Record<'normal' | 'bold', Typeface>>;

export interface DocumentFacts {
  readonly title: string;
  /** 32 hexadecimal digits derived from the content. */
  readonly fileId: string;
  /** Language of the text, as a tag of BCP 47. @default 'en' */
  readonly language?: string | undefined;
}

const CREATOR = 'Spinout';

const decodeBase64 = (packed: string): Uint8Array => {
  const text = atob(packed);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
};

// Longer argument lists overflow the stack in some JavaScript engines.
const CHUNK = 8192;

/** jsPDF expects a font as a binary string. */
const unpackFont = (packed: string): string => {
  const bytes = unzlibSync(decodeBase64(packed));
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return parts.join('');
};

const memoize = (create: () => string): (() => string) => {
  let value: string | undefined;
  return () => (value ??= create());
};

const files = { normal: memoize(() => unpackFont(regular)), bold: memoize(() => unpackFont(bold)) };

/** Creates an empty A4 document with fonts and metadata. */
export function openDocument({ title, fileId, language = 'en' }: DocumentFacts): {
  doc: jsPDF;
  faces: Typefaces;
} {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
  const load = (style: 'normal' | 'bold'): Typeface => {
    const file = `${FONT_NAME}-${style}.ttf`;
    doc.addFileToVFS(file, files[style]());
    doc.addFont(file, FONT_NAME, style, undefined, 'Identity-H');
    // jsPDF types its font tables as `any`.
    return createTypeface(doc.setFont(FONT_NAME, style).getFont().metadata as FontTables);
  };
  const faces = { bold: load('bold'), normal: load('normal') };
  doc.setProperties({ title, creator: CREATOR });
  doc.setFileId(fileId);
  doc.addMetadata(createMetadata({ title, language, creator: CREATOR }), true);
  doc.viewerPreferences({ DisplayDocTitle: true });
  const internals = getInternals(doc);
  // `setLanguage` of jsPDF ignores tags that are not in its list.
  internals.events.subscribe('putCatalog', () =>
    internals.write(`/Lang ${toByteString(language)}`),
  );
  return { doc, faces };
}

const CREATION_DATE = /\/CreationDate \(D:[^)]{0,40}\)/;

/** Serializes the document without its creation date, so that the same report gives the same bytes. */
export function serializeDocument(doc: jsPDF): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(doc.output('arraybuffer'));
  const date = CREATION_DATE.exec(new TextDecoder('latin1').decode(bytes));
  // Blanks preserve the offsets of the cross-reference table.
  if (date) bytes.fill(0x20, date.index, date.index + date[0].length);
  return bytes;
}
