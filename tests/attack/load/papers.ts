import {
  createCircularPdf,
  createDoublyDeflatedPdf,
  createManyPagesPdf,
} from '../../files/hostile-pdf.ts';
import type { LoadAttack } from '../attack.types.ts';
import {
  createEntityBombDocx,
  createInflatingDocx,
  createManyParagraphsDocx,
} from '../../files/hostile-docx.ts';
import { multipart } from '../files/multipart.ts';
import { answered } from './answered.ts';

const MIB = 1024 * 1024;
const PATH = '/api/journey/analyze-paper';

const upload = (name: string, file: string, type: string, create: () => string | Uint8Array) =>
  answered(name, `POST ${PATH}`, ({ newGuest }) => {
    const form = multipart([
      { name: 'journey_id', content: 'j' },
      { name: 'paper', file, type, content: create() },
    ]);
    const headers = { ...newGuest(), 'Content-Type': form.type };
    return { method: 'POST', path: PATH, headers, body: form.body };
  });

const paste = (name: string, create: () => string) =>
  answered(name, `POST ${PATH}`, ({ newGuest }) => ({
    method: 'POST',
    path: PATH,
    headers: newGuest(),
    body: {
      journey_id: 'j',
      paper_url: '',
      paper_content: create(),
      metadata: { title: 'T', upload_method: 'text' },
    },
  }));

const HTML = 'text/html';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PDF = 'application/pdf';
const SENTENCE = 'Sleep spindles raise recall. ';

const importFile = (name: string, file: string, create: () => string) => {
  const path = '/api/journey/literature/import';
  return answered(name, `POST ${path}`, ({ newGuest }) => ({
    method: 'POST',
    path,
    headers: newGuest(),
    body: { journey_id: 'j', file_name: file, content: create() },
  }));
};

/** Papers and bibliographies that take long to read. */
export const PAPERS: readonly LoadAttack[] = [
  upload('PDF deflated twice, 20 MB', 'a.pdf', PDF, () => createDoublyDeflatedPdf(20 * MIB)),
  upload('PDF deflated twice, 100 MB', 'a.pdf', PDF, () => createDoublyDeflatedPdf(100 * MIB)),
  upload('PDF whose pages contain themselves', 'a.pdf', PDF, createCircularPdf),
  upload('PDF of 20,000 pages', 'a.pdf', PDF, () => createManyPagesPdf()),
  upload('DOCX of 550,000 paragraphs', 'a.docx', DOCX, () => createManyParagraphsDocx()),
  upload('DOCX that unpacks to 110 MB', 'a.docx', DOCX, () => createInflatingDocx()),
  upload('DOCX with a billion laughs', 'a.docx', DOCX, () => createEntityBombDocx()),
  upload(
    'HTML of 200,000 nested elements',
    'a.html',
    HTML,
    () => `<html><body>${'<div>'.repeat(200_000)}${SENTENCE.repeat(50)}`,
  ),
  upload(
    'HTML of a million open brackets',
    'a.html',
    HTML,
    () => `<html><body>${'<'.repeat(1_000_000)}`,
  ),
  upload(
    'HTML of 100,000 open comments',
    'a.html',
    HTML,
    () => `<html><body>${'<!--'.repeat(100_000)}`,
  ),
  upload(
    'HTML of 200,000 open scripts',
    'a.html',
    HTML,
    () => `<html><body>${'<script>'.repeat(200_000)}`,
  ),
  upload(
    'HTML of a million entities',
    'a.html',
    HTML,
    () => `<html><body>${'&amp;'.repeat(1_000_000)}`,
  ),
  upload('text of 20 MB without a space', 'a.txt', 'text/plain', () => 'a'.repeat(20_000_000)),
  paste('a and line break × 150,000', () => 'a\n'.repeat(150_000)),
  paste('spaces × 300,000', () => `a${' '.repeat(300_000)}b`),
  paste('line breaks × 300,000', () => `a${'\n'.repeat(300_000)}b`),
  paste('hyphens × 300,000', () => 'a-\n'.repeat(100_000)),
  paste('brackets × 300,000', () => '('.repeat(300_000)),
  paste('citations × 60,000', () => '[1,'.repeat(60_000)),
  paste('periods × 300,000', () => '. '.repeat(150_000)),
  paste('capital words × 50,000', () => 'Aaa '.repeat(75_000)),
  paste('numbers × 60,000', () => 'p = 0.0'.repeat(40_000)),
  paste('mail addresses × 50,000', () => 'a@'.repeat(150_000)),
  paste('addresses × 30,000', () => 'http://'.repeat(40_000)),
  paste(
    'references × 20,000',
    () => `References\n${'[1] A. B. (2001). C. D, 1(1), 1-2.\n'.repeat(9000)}`,
  ),
  importFile(
    'BibTeX of a million open braces',
    'a.bib',
    () => `@article{a, title = ${'{'.repeat(1_000_000)}`,
  ),
  importFile('BibTeX of 100,000 open records', 'a.bib', () => '@article{'.repeat(100_000)),
  importFile(
    'BibTeX of one string that doubles 60 times',
    'a.bib',
    () =>
      `@string{s0 = "lol"}\n${Array.from({ length: 60 }, (_, n) => `@string{s${n + 1} = s${n} # s${n}}\n`).join('')}@article{a, title = s60}`,
  ),
  importFile(
    'RIS of 300,000 lines',
    'a.ris',
    () => `TY  - JOUR\n${'AU  - A\n'.repeat(300_000)}ER  - \n`,
  ),
  importFile('RIS of 100,000 records', 'a.ris', () =>
    'TY  - JOUR\nTI  - a\nER  - \n'.repeat(100_000),
  ),
];
