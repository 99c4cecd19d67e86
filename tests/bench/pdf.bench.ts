/**
 * Measures the pages per second of the engine's PDF renderer, compared with jsPDF alone: `node tests/bench/pdf.bench.ts`.
 * jsPDF alone only wraps the same text in a built-in font without Greek letters, so the ratio shows the cost of layout
 * and Unicode. Compare the ratio: absolute times vary on a shared machine.
 */
import { fileURLToPath } from 'node:url';
import type { PdfRequest } from '@spinout/api-client';
import { jsPDF } from 'jspdf';
import { defaultServerConditions, runnerImport } from 'vite';
import { formatMarkdownTable, median } from './support/figures.ts';

interface PdfModule {
  makePdf(report: PdfRequest, signal: AbortSignal): Promise<Blob>;
}

const RUNS = 9;
const SECTIONS = 12;
const LINES_A_PAGE = 45;
const TEXT_WIDTH = 460;

const root = fileURLToPath(new URL('../..', import.meta.url));
const conditions = ['@spinout/source', ...defaultServerConditions];
const { module: pdfModule } = await runnerImport<PdfModule>(
  '/packages/engine/src/pdf/make-pdf.ts',
  {
    root,
    logLevel: 'error',
    configFile: false,
    resolve: { conditions },
    ssr: { resolve: { conditions } },
  },
);

const createRows = (section: number) =>
  Array.from(
    { length: 8 },
    (_, row) =>
      `| Paper ${section}.${row} on α-synuclein | Łukasz Żółć, José Müller | 2021 | 10.1000/${row} |`,
  ).join('\n');

const createSection = (_: unknown, number: number) =>
  `Section ${number}\n====\n\n${'Sleep spindles go with recall where ΔG ≤ 4 μM in both groups. '.repeat(24)}\n\n` +
  `> Spindles rose after training in those who slept.\n— Document ${number}, page 3\n\n` +
  `| Title | Authors | Year | DOI |\n| --- | --- | --- | --- |\n${createRows(number)}\n`;

const report = {
  title: 'Research Results: Sleep and memory',
  content: Array.from({ length: SECTIONS }, createSection).join('\n'),
};

const countPages = async (pdf: Blob) => (await pdf.text()).match(/\/Type \/Page\b/g)?.length ?? 0;

const makeEnginePdf = () => pdfModule.makePdf(report, new AbortController().signal);

const makeJsPdf = async () => {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true });
  doc.setFont('times').setFontSize(10.5);
  const lines = doc.splitTextToSize(report.content, TEXT_WIDTH) as string[];
  for (let at = 0; at < lines.length; at += LINES_A_PAGE) {
    if (at > 0) doc.addPage();
    doc.text(lines.slice(at, at + LINES_A_PAGE), 66, 88);
  }
  return doc.output('blob');
};

const measureSeconds = async (make: () => Promise<Blob>) => {
  const start = performance.now();
  const pdf = await make();
  return { seconds: (performance.now() - start) / 1000, pdf };
};

const cold = await measureSeconds(makeEnginePdf);
const pages = await countPages(cold.pdf);
const jsPdfSeconds = await measureSeconds(makeJsPdf);
const jsPdfPages = await countPages(jsPdfSeconds.pdf);
const warm: number[] = [];
const jsPdfWarmSeconds: number[] = [];
for (let run = 0; run < RUNS; run += 1) {
  warm.push((await measureSeconds(makeEnginePdf)).seconds);
  jsPdfWarmSeconds.push((await measureSeconds(makeJsPdf)).seconds);
}
const speed = pages / median(warm);
const jsPdfSpeed = jsPdfPages / median(jsPdfWarmSeconds);
const formatRow = (
  name: string,
  count: number,
  warmSpeed: number,
  coldSeconds: number,
  size: number,
) => [
  name,
  ...[count, warmSpeed, count / coldSeconds, size / 1000].map((value) => value.toFixed(0)),
];
console.log(
  formatMarkdownTable(
    ['Renderer', 'Pages', 'Pages/s, warm', 'Pages/s, cold', 'File, kB'],
    [
      formatRow('engine', pages, speed, cold.seconds, cold.pdf.size),
      formatRow('jsPDF alone', jsPdfPages, jsPdfSpeed, jsPdfSeconds.seconds, jsPdfSeconds.pdf.size),
    ],
  ),
);
console.log(`\nEngine relative to jsPDF alone: ${(speed / jsPdfSpeed).toFixed(2)}`);
