import { randomBytes } from 'node:crypto';
import { strToU8, zipSync, type Zippable } from 'fflate';

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const UNPACKABLE_BYTES = 300_000;

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

export const bodyOf = (paragraphs: string) =>
  `<?xml version="1.0"?><w:document ${NAMESPACE}><w:body>${paragraphs}</w:body></w:document>`;

/** A Word document with this body. */
export const docxOf = (body: string, others: Zippable = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8(TYPES),
    '_rels/.rels': strToU8(RELATIONS),
    'word/document.xml': strToU8(body),
    ...others,
  });

const TEXT = 'Sleep spindles raise recall. We found that density rose. '.repeat(20);

export const XML_EXTERNAL = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY file SYSTEM "file:///etc/passwd">]><w:document ${NAMESPACE}><w:body>${paragraph(`&file; ${TEXT}`)}</w:body></w:document>`;

/** Ten levels of ten: ten billion words. */
const ENTITIES = Array.from({ length: 10 }, (_, level) =>
  level === 0 ? '<!ENTITY l0 "lol">' : `<!ENTITY l${level} "${`&l${level - 1};`.repeat(10)}">`,
).join('');
export const XML_BOMB = `<?xml version="1.0"?><!DOCTYPE w [${ENTITIES}]><w:document ${NAMESPACE}><w:body>${paragraph(`&l9; ${TEXT}`)}</w:body></w:document>`;

/** A short file of very many paragraphs. */
export const docxWithParagraphs = (count: number) =>
  docxOf(bodyOf('<w:p><w:r><w:t>a</w:t></w:r></w:p>'.repeat(count)), {
    // An archive that is packed more than a hundred times is refused at once.
    'word/media/image1.bin': new Uint8Array(randomBytes(UNPACKABLE_BYTES)),
  });

/** A short file that unpacks to many megabytes. */
export const docxBomb = (megabytes: number) =>
  docxOf(bodyOf(paragraph(TEXT)), {
    'word/styles.xml': [new Uint8Array(megabytes * 1024 * 1024).fill(32), { level: 1 }],
  });
