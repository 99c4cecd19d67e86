import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import type { Attack, Family, Target } from '../attack.types.ts';
import { judge, slow, type Refusal } from '../define.ts';
import { createEntityBombDocx, createExternalEntityDocx } from '../../files/hostile-docx.ts';
import { multipart, type Part } from '../files/multipart.ts';

const PATH = '/api/journey/analyze-paper';
const ID: Part = { name: 'journey_id', content: 'j' };
const TEXT = 'Sleep spindles raise recall. We found that density rose. '.repeat(20);
const REFUSED = [400, 413, 415, 422];

const upload = (
  name: string,
  create: () => { type: string; body: Uint8Array },
  refusal: Refusal & { readonly expected?: string } = { statuses: REFUSED },
): Attack => ({
  name,
  tried: `POST ${PATH}`,
  expected: refusal.expected ?? (refusal.statuses ?? []).join(' or '),
  run: async ({ send, newGuest }: Target) => {
    const { type, body } = create();
    const headers = { ...newGuest(), 'Content-Type': type };
    return judge(await send({ method: 'POST', path: PATH, headers, body }), refusal);
  },
});

const paper = (file: string, content: string | Uint8Array, type?: string): Part => ({
  name: 'paper',
  file,
  content,
  ...(type !== undefined && { type }),
});

const good = () => multipart([ID, paper('a.txt', TEXT)]);

/** Forms that are not what they say. */
const forms = [
  upload('no boundary', () => ({ ...good(), type: 'multipart/form-data' })),
  upload('empty boundary', () => ({ ...good(), type: 'multipart/form-data; boundary=' })),
  upload('another boundary', () => ({ ...good(), type: 'multipart/form-data; boundary=other' })),
  upload('boundary of 5,000 characters', () => multipart([ID], 'b'.repeat(5000)), {
    statuses: [400, 413, 415, 422],
  }),
  upload('cut off', () => ({ ...good(), body: good().body.subarray(0, 200) })),
  upload('nothing', () => ({ ...good(), body: Buffer.alloc(0) })),
  upload('1,000 fields', () =>
    multipart([ID, ...Array.from({ length: 1000 }, (_, n) => ({ name: `f${n}`, content: 'x' }))]),
  ),
  upload('two files', () => multipart([ID, paper('a.txt', TEXT), paper('b.txt', TEXT)])),
  upload('the field twice', () => multipart([ID, ID, paper('a.txt', TEXT)])),
  upload('no file', () => multipart([ID])),
  upload('file in another field', () =>
    multipart([ID, { name: 'evil', file: 'a.txt', content: TEXT }]),
  ),
  upload('field name of 10,000 characters', () =>
    multipart([ID, { name: 'n'.repeat(10_000), content: 'x' }, paper('a.txt', TEXT)]),
  ),
  upload('field of 200,000 characters', () =>
    multipart([ID, { name: 'note', content: 'x'.repeat(200_000) }, paper('a.txt', TEXT)]),
  ),
  upload(
    'field named __proto__',
    () => multipart([ID, { name: '__proto__', content: 'x' }, paper('a.txt', TEXT)]),
    { expected: 'refused, or ignored', statuses: [200, ...REFUSED], hides: ['"x"'] },
  ),
  upload('100 headers in a part', () => {
    const lines = 'X-A: b\r\n'.repeat(100);
    const part = `--b\r\n${lines}Content-Disposition: form-data; name="paper"; filename="a.txt"\r\n\r\n${TEXT}\r\n--b--\r\n`;
    return { type: 'multipart/form-data; boundary=b', body: Buffer.from(part) };
  }),
  upload(
    'form within a form',
    () => {
      const { body, type } = good();
      return multipart([ID, paper('a.txt', body, type)]);
    },
    { expected: 'read as text, or refused', statuses: [200, ...REFUSED] },
  ),
];

/** File names that lead elsewhere, or end a header. */
const NAMES = [
  '../../../etc/passwd',
  '..\\\\..\\\\boot.ini',
  'a.txt\\u0000.exe',
  'CON',
  '<img src=x onerror=alert(1)>.txt',
  '=cmd.txt',
  `${'x'.repeat(3000)}.txt`,
  '.htaccess',
];

const names = NAMES.map((name) =>
  upload(`file name ${name.slice(0, 30)}`, () => multipart([ID, paper(name, TEXT)]), {
    expected: 'read under a harmless name, or refused',
    statuses: [200, ...REFUSED],
    hides: ['../', '..\\', '<img'],
  }),
);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const ELF = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), Buffer.alloc(4000)]);
const IMAGE = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(2000, 7)]);

/** Contents that are not papers, or pretend to be. */
const contents = [
  upload('program as PDF', () => multipart([ID, paper('a.pdf', ELF, 'application/pdf')])),
  upload('image as text', () => multipart([ID, paper('a.txt', IMAGE)])),
  upload('drawing with a script', () => multipart([ID, paper('a.svg', SVG, 'image/svg+xml')]), {
    expected: 'refused, or without the script',
    statuses: [200, ...REFUSED],
    hides: ['<script', 'alert(1)'],
  }),
  upload('PDF head before a page with a script', () =>
    multipart([ID, paper('a.pdf', `%PDF-1.7\n<script>alert(1)</script>${TEXT}`)]),
  ),
  upload('gzip as text', () => multipart([ID, paper('a.txt', gzipSync(TEXT))])),
  upload('archive as paper', () =>
    multipart([ID, paper('a.zip', zipSync({ 'a.txt': strToU8(TEXT) }))]),
  ),
  upload(
    'DOCX with an external entity',
    () => multipart([ID, paper('a.docx', createExternalEntityDocx())]),
    {
      expected: 'without the file',
      statuses: [200, ...REFUSED],
      hides: ['root:x:'],
    },
  ),
  upload(
    'DOCX with a billion laughs',
    () => multipart([ID, paper('a.docx', createEntityBombDocx())]),
    {
      expected: 'refused, or not expanded',
      statuses: [200, ...REFUSED],
      hides: ['lollollol'],
    },
  ),
  upload('DOCX with a path that leaves the archive', () =>
    multipart([ID, paper('a.docx', zipSync({ '../../evil.xml': strToU8('x') }))]),
  ),
  upload('DOCX without a body', () =>
    multipart([ID, paper('a.docx', zipSync({ '[Content_Types].xml': strToU8('<x/>') }))]),
  ),
  upload('PDF without an end', () => multipart([ID, paper('a.pdf', '%PDF-1.4\n1 0 obj\n<<')])),
  upload('empty file', () => multipart([ID, paper('a.txt', '')])),
  upload(
    'HTML with a script',
    () =>
      multipart([
        ID,
        paper('a.html', `<html><body><script>steal()</script>${TEXT}</body></html>`, 'text/html'),
      ]),
    {
      expected: 'without the script',
      statuses: [200, ...REFUSED],
      hides: ['steal()'],
    },
  ),
  slow(
    upload('26 MB', () => multipart([ID, paper('a.txt', Buffer.alloc(27 * 1024 * 1024, 97))]), {
      statuses: [413],
    }),
  ),
];

/** Forms, names and contents of uploaded papers. */
export const uploads: Family = { name: 'uploads', attacks: [...forms, ...names, ...contents] };
