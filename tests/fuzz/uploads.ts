import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

/** An encoded multipart form. */
export interface Upload {
  readonly type: string;
  readonly body: Buffer;
  /** Whether the body ends before the announced length. */
  readonly isCut: boolean;
}

const FOLDER = join(import.meta.dirname, '../files');
const BOUNDARY = 'fuzz-boundary';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const MAX_BYTES = 200_000;

const fixtures = readdirSync(FOLDER)
  .filter((name) => /\.(pdf|docx?|txt)$/.test(name))
  .map((name) => readFileSync(join(FOLDER, name)))
  .filter(({ byteLength }) => byteLength <= MAX_BYTES);

const corruptFile = (bytes: Buffer): fc.Arbitrary<Buffer> =>
  fc
    .tuple(fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.boolean())
    .map(([place, noise, cut]) => {
      const offset = bytes.byteLength === 0 ? 0 : place % bytes.byteLength;
      const rest = cut ? Buffer.alloc(0) : bytes.subarray(offset + noise.length);
      return Buffer.concat([bytes.subarray(0, offset), noise, rest]);
    });

const contents = fc
  .constantFrom(
    ...fixtures,
    Buffer.alloc(0),
    Buffer.from('%PDF-1.7\n%%EOF'),
    Buffer.from('PK\u0003\u0004'),
  )
  .chain((bytes) => fc.oneof(fc.constant(bytes), corruptFile(bytes), corruptFile(bytes)));

const NAMES = [
  'paper.pdf',
  'paper.txt',
  '',
  '../../x',
  'a\u0000b.pdf',
  'ü.docx',
  'x'.repeat(400),
  '"; x="',
];
const FIELDS = ['paper', 'paper', 'paper', 'paper', 'file', '', '__proto__'];
const JOURNEYS = [
  'journey-1',
  'journey-1',
  '',
  'x'.repeat(201),
  'x'.repeat(1001),
  'x'.repeat(70_000),
  'a\u0000b',
];

const createForm = (field: string, name: string, journey: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="journey_id"\r\n\r\n${journey}\r\n` +
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        'Content-Type: application/pdf\r\n\r\n',
    ),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

const forms = fc
  .tuple(
    fc.constantFrom(...FIELDS),
    fc.constantFrom(...NAMES),
    fc.constantFrom(...JOURNEYS),
    contents,
  )
  .map((parts) => createForm(...parts));

/** Generates uploads: complete ones, with a damaged file, truncated, or with a wrong boundary. */
export const uploads: fc.Arbitrary<Upload> = fc.oneof(
  { weight: 5, arbitrary: forms.map((body) => ({ type: TYPE, body, isCut: false })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(forms, fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean())
      .map(([body, share, isCut]) => ({
        type: TYPE,
        body: body.subarray(0, Math.floor(body.byteLength * share)),
        isCut,
      })),
  },
  { weight: 1, arbitrary: forms.map((body) => ({ type: `${TYPE}-other`, body, isCut: false })) },
);
