import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';

/** A request that costs a server far more than its sender. */
export interface HeavyRequest {
  readonly name: string;
  readonly path: string;
  readonly body: () => string | FormData;
}

const DRAWN_BYTES = 100_000_000;
const PARAGRAPHS = 550_000;
const PASTED_LINES = 150_000;
const PAPER_IDS = 10_000;
const REPEATS = 4700;
const LETTERS = 4;

/** A PDF of one page whose content is deflated twice: some kilobytes that become 100 MB. */
export function createDeflatedTwicePdf(): Uint8Array<ArrayBuffer> {
  const operators = 'BT /F1 9 Tf 50 500 Td (spindle) Tj ET\n';
  const content = Buffer.from(operators.repeat(Math.ceil(DRAWN_BYTES / operators.length)));
  const stream = deflateSync(deflateSync(content, { level: 9 }), { level: 9 });
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Buffer) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const writeObject = (...object: (string | Buffer)[]) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n`);
    object.forEach(write);
    write('\nendobj\n');
  };
  write('%PDF-1.7\n');
  writeObject('<< /Type /Catalog /Pages 2 0 R >>');
  writeObject('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  writeObject(
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ',
    '/Resources << /Font << /F1 5 0 R >> >> >>',
  );
  writeObject(
    `<< /Length ${stream.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n`,
    stream,
    '\nendstream',
  );
  writeObject('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts));
}

/** A DOCX file with 550,000 short paragraphs. */
export function createManyParagraphsDocx(): Uint8Array<ArrayBuffer> {
  let random = 1;
  // Texts that differ, because a file that shrinks too well is refused.
  const paragraphs = Array.from({ length: PARAGRAPHS }, () => {
    random = (random * 48_271) % 2_147_483_647;
    return `<w:p><w:r><w:t>${String.fromCodePoint(97 + (random % LETTERS))}</w:t></w:r></w:p>`;
  });
  const files = {
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`,
  };
  const archive = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  );
  return new Uint8Array(archive);
}

const createUpload = (bytes: Uint8Array<ArrayBuffer>, name: string): FormData => {
  const form = new FormData();
  form.set('journey_id', 'journey-1');
  form.set('paper', new File([bytes], name));
  return form;
};

/** The requests that stopped a server with one thread. Files are made once. */
export function createHeavyRequests(): readonly HeavyRequest[] {
  const pdf = createDeflatedTwicePdf();
  const docx = createManyParagraphsDocx();
  return [
    {
      name: 'experiment for a text of 33 kB in which a pattern is cubic',
      path: '/api/journey/experiment-design',
      body: () =>
        JSON.stringify({
          journey_id: 'journey-1',
          hypothesis: {
            id: 'hypothesis-1',
            title: 'T',
            statement: `if ${'x, '.repeat(REPEATS)}${'may '.repeat(REPEATS)}\nz`,
            confidence: 0.5,
            methodology: [],
          },
        }),
    },
    {
      name: `PDF whose content is deflated twice (${(pdf.length / 1000).toFixed(1)} kB)`,
      path: '/api/journey/analyze-paper',
      body: () => createUpload(pdf, 'paper.pdf'),
    },
    {
      name: `DOCX with 550,000 paragraphs (${(docx.length / 1000).toFixed(0)} kB)`,
      path: '/api/journey/analyze-paper',
      body: () => createUpload(docx, 'paper.docx'),
    },
    {
      name: 'pasted text of 150,000 short lines (300 kB)',
      path: '/api/journey/analyze-paper',
      body: () =>
        JSON.stringify({
          journey_id: 'journey-1',
          paper_content: 'a\n'.repeat(PASTED_LINES),
          paper_url: '',
          metadata: { title: '', upload_method: 'text' },
        }),
    },
    {
      name: 'hypothesis from 10,000 paper ids (50 kB)',
      path: '/api/v1/research/hypothesis/generate',
      body: () =>
        JSON.stringify({
          topic: 'Sleep',
          interest: '',
          papers: Array.from({ length: PAPER_IDS }, (_, index) => `${index}`),
        }),
    },
  ];
}
