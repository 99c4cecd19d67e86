import { strToU8, zipSync } from 'fflate';
import { MIB, repeatBytes, type Bytes } from './repeat-bytes.ts';

/** Files that are small on disk and large when read. For tests of readers and servers; each is built on each call. */

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONSHIPS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** A Word document with a given body. @param further more parts by path */
const writeDocx = (
  body: string,
  {
    further,
    declaration = '',
  }: {
    readonly further?: Readonly<Record<string, Uint8Array>>;
    readonly declaration?: string;
  } = {},
): Bytes =>
  zipSync(
    {
      '[Content_Types].xml': strToU8(CONTENT_TYPES),
      '_rels/.rels': strToU8(RELATIONSHIPS),
      'word/document.xml': strToU8(
        `<?xml version="1.0"?>${declaration}<w:document xmlns:w="${NAMESPACE}"><w:body>${body}</w:body></w:document>`,
      ),
      ...further,
    },
    { level: 9 },
  );

const PARAGRAPH = '<w:p><w:r><w:t>a</w:t></w:r></w:p>';

/** Words without a pattern, so that a file deflates no better than text does. */
const createNoise = (bytes: number): Uint8Array => {
  let state = 1;
  return Uint8Array.from({ length: bytes }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return 97 + ((state >>> 16) % 26);
  });
};

/** A Word document of many paragraphs. @param paddingBytes text in another part, so that the ratio stays low */
export const createManyParagraphsDocx = (paragraphs = 550_000, paddingBytes = 320_000): Bytes =>
  writeDocx(PARAGRAPH.repeat(paragraphs), {
    further: { 'word/padding.bin': createNoise(paddingBytes) },
  });

/** A Word document whose elements are nested. */
export const createDeeplyNestedDocx = (depth = 200_000, paddingBytes = 100_000): Bytes =>
  writeDocx(`<w:p>${'<w:r>'.repeat(depth)}${'</w:r>'.repeat(depth)}</w:p>`, {
    further: { 'word/padding.bin': createNoise(paddingBytes) },
  });

/** A Word document of elements with many attributes. */
export const createManyAttributesDocx = (attributes = 400_000, paddingBytes = 200_000): Bytes =>
  writeDocx(
    `<w:p ${Array.from({ length: attributes }, (_, at) => `a${at}="1"`).join(' ')}><w:r><w:t>a</w:t></w:r></w:p>`,
    { further: { 'word/padding.bin': createNoise(paddingBytes) } },
  );

/** A Word document with entities that expand each other ("billion laughs"). */
export const createEntityBombDocx = (): Bytes => {
  const entities = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
  );
  return writeDocx('<w:p><w:r><w:t>&e9;</w:t></w:r></w:p>', {
    declaration: `<!DOCTYPE d [<!ENTITY e0 "lol">${entities.join('')}]>`,
  });
};

/** A Word document whose style sheet is large; the body is one word. */
export const createLargeStylesDocx = (styles = 150_000, paddingBytes = 200_000): Bytes =>
  writeDocx(PARAGRAPH, {
    further: {
      'word/styles.xml': strToU8(
        `<?xml version="1.0"?><w:styles xmlns:w="${NAMESPACE}">${'<w:style w:type="paragraph" w:styleId="a"><w:name w:val="a"/></w:style>'.repeat(styles)}</w:styles>`,
      ),
      'word/padding.bin': createNoise(paddingBytes),
    },
  });

/** An archive that claims to be a Word document and has many empty parts. */
export const createManyEntriesDocx = (entries = 60_000): Bytes =>
  writeDocx(PARAGRAPH, {
    further: Object.fromEntries(
      Array.from({ length: entries }, (_, at) => [`word/part${at}.xml`, new Uint8Array()]),
    ),
  });

/** A Word document whose body is `inflatedBytes` long and says in the archive that it is short. */
export const createLyingSizeDocx = (inflatedBytes = 200 * MIB): Bytes => {
  const file = zipSync(
    {
      '[Content_Types].xml': strToU8(CONTENT_TYPES),
      '_rels/.rels': strToU8(RELATIONSHIPS),
      'word/document.xml': repeatBytes(PARAGRAPH, inflatedBytes),
    },
    { level: 9 },
  );
  const view = new DataView(file.buffer);
  const CENTRAL_ENTRY = 0x02014b50;
  for (let at = file.length - 46; at >= 0; at -= 1) {
    if (
      view.getUint32(at, true) === CENTRAL_ENTRY &&
      view.getUint32(at + 24, true) === inflatedBytes
    )
      view.setUint32(at + 24, 1_000, true);
  }
  return file;
};

const SENTENCES = 'Sleep spindles raise recall. We found that density rose. '.repeat(20);

/** A Word document with an entity that names a file of the reader's machine. */
export const createExternalEntityDocx = (file = '/etc/passwd'): Bytes =>
  writeDocx(`<w:p><w:r><w:t>&file; ${SENTENCES}</w:t></w:r></w:p>`, {
    declaration: `<!DOCTYPE w [<!ENTITY file SYSTEM "file://${file}">]>`,
  });

/** A Word document with a short text, of which another part is large. */
export const createInflatingDocx = (inflatedBytes = 110 * MIB): Bytes =>
  writeDocx(`<w:p><w:r><w:t>${SENTENCES}</w:t></w:r></w:p>`, {
    further: { 'word/styles.xml': repeatBytes(' ', inflatedBytes) },
  });
