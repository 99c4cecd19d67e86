// Creates the test papers in this folder: `node tests/files/make-files.ts [path of DejaVuSans.ttf]`.
// The results are committed; run it again only after changing a text. The texts are made up and labeled as tests.
import { readFileSync, writeFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { jsPDF } from 'jspdf';
import { makeDoc } from './make-doc.ts';

const resolvePath = (name: string) => new URL(name, import.meta.url);
const [, , fontPath = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf'] = process.argv;
const font = readFileSync(fontPath).toString('base64');
const MADE_AT = new Date('2026-01-01T00:00:00Z');
const MARGIN = 16;
const LINE = 5.2;

type Block = { readonly kind: 'title' | 'note' | 'heading' | 'text'; readonly text: string };

const KINDS: Readonly<Record<string, Block['kind']>> = {
  '# ': 'title',
  '@ ': 'note',
  '##': 'heading',
};

const parseBlocks = (name: string): readonly Block[] =>
  readFileSync(resolvePath(`texts/${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const kind = KINDS[line.slice(0, 2)] ?? 'text';
      return { kind, text: kind === 'text' ? line : line.replace(/^\S+ /, '') };
    });

const newPdf = (encryption?: { userPassword: string; ownerPassword: string }) => {
  const pdf = new jsPDF({
    format: 'a5',
    putOnlyUsedFonts: true,
    compress: true,
    ...(encryption ? { encryption: { ...encryption, userPermissions: ['print'] } } : {}),
  });
  pdf.setCreationDate(MADE_AT);
  pdf.setFileId('0'.repeat(32));
  pdf.addFileToVFS('DejaVuSans.ttf', font);
  pdf.addFont('DejaVuSans.ttf', 'DejaVu', 'normal');
  pdf.setFont('DejaVu');
  return pdf;
};

/** Wraps text, hyphenating words at their marks `|`. */
const wrap = (pdf: jsPDF, text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string) => pdf.getTextWidth(candidate) <= width;
  for (const word of text.split(' ')) {
    const whole = word.replaceAll('|', '');
    const joined = line === '' ? whole : `${line} ${whole}`;
    const [left, right] = word.split('|');
    if (fits(joined)) line = joined;
    else if (right !== undefined && fits(`${line} ${left}-`)) {
      lines.push(`${line} ${left}-`);
      line = right;
    } else {
      lines.push(line);
      line = whole;
    }
  }
  return [...lines, line];
};

const typeset = (pdf: jsPDF, blocks: readonly Block[], runningTitle: string) => {
  const width = pdf.internal.pageSize.getWidth() - 2 * MARGIN;
  const bottom = pdf.internal.pageSize.getHeight() - 20;
  let y = 26;
  let page = 1;
  const frame = () => {
    pdf.setFontSize(7);
    pdf.text(runningTitle, MARGIN, 12);
    pdf.text(String(page), MARGIN + width / 2, bottom + 10);
  };
  frame();
  for (const { kind, text } of blocks) {
    const size = { title: 15, note: 8.5, heading: 11.5, text: 9.5 }[kind];
    if (kind === 'heading') y += 2;
    for (const line of (pdf.setFontSize(size), wrap(pdf, text, width))) {
      if (y > bottom) {
        pdf.addPage('a5');
        page += 1;
        frame();
        pdf.setFontSize(size);
        y = 24;
      }
      pdf.text(line, MARGIN, y);
      y += kind === 'title' ? 7 : LINE;
    }
    y += 2.6;
  }
};

const save = (name: string, bytes: Uint8Array | ArrayBuffer) =>
  writeFileSync(resolvePath(name), new Uint8Array(bytes));

const amyloid = parseBlocks('amyloid');
const paper = newPdf();
paper.setProperties({ title: amyloid[0]?.text ?? '', author: 'Test document' });
typeset(paper, amyloid, 'Invented study - test document');
save('amyloid.pdf', paper.output('arraybuffer'));

const locked = newPdf({ userPassword: 'secret', ownerPassword: 'owner' });
typeset(locked, amyloid.slice(0, 5), 'Locked test document');
save('encrypted.pdf', locked.output('arraybuffer'));

const chunk = (type: string, data: Uint8Array) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** Creates a gray image of 8 by 8 pixels. */
const greyPng = () =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 0, 0, 0, 0])),
    chunk(
      'IDAT',
      deflateSync(Buffer.from(Array.from({ length: 8 * 9 }, (_, at) => (at % 9 === 0 ? 0 : 0x99)))),
    ),
    chunk('IEND', Buffer.alloc(0)),
  ]);

const PNG = greyPng();
const scanned = new jsPDF({ format: 'a5', compress: true });
scanned.setCreationDate(MADE_AT);
scanned.setFileId('1'.repeat(32));
for (const page of [1, 2]) {
  if (page > 1) scanned.addPage('a5');
  scanned.addImage(new Uint8Array(PNG), 'PNG', 10, 10, 128, 190);
}
save('scanned.pdf', scanned.output('arraybuffer'));

save('disguised.pdf', PNG);
save('empty.pdf', new Uint8Array());
const damaged = new Uint8Array(paper.output('arraybuffer')).slice(0, 4000).fill(0x21, 60);
save('damaged.pdf', damaged);

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const escape = (text: string) =>
  text.replaceAll('|', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const STYLES = { title: 'Title', heading: 'Heading1', note: '', text: '' } as const;
const paragraph = ({ kind, text }: Block) => {
  const style = STYLES[kind] ? `<w:pPr><w:pStyle w:val="${STYLES[kind]}"/></w:pPr>` : '';
  return `<w:p>${style}<w:r><w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`;
};
const crispr = parseBlocks('crispr');
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const docx = zipSync(
  {
    '[Content_Types].xml': strToU8(
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPES}"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `${XML}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${crispr.map(paragraph).join('')}</w:body></w:document>`,
    ),
  },
  { mtime: MADE_AT },
);
save('crispr.docx', docx);
save('crispr.doc', makeDoc(crispr.map(({ text }) => text.replaceAll('|', '')).join('\r') + '\r'));
