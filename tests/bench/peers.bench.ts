/**
 * Measures the first load of the flow and of a screen with other libraries, each in the same bundlers, React apart:
 * `npm run build:packages && node tests/bench/peers.bench.ts`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUNDLERS, bundlers } from './support/bundlers.ts';
import { formatMarkdownTable } from './support/figures.ts';
import { HOST, installPeers } from './support/install-peers.ts';
import { LIBRARIES, PAGES } from './support/peers.ts';

const NAMES = ['api-client', 'design-system', 'domain', 'flow-kit', 'research-flow'];
const BYTES_PER_KB = 1000;

const measureKb = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / BYTES_PER_KB;

const folder = await installPeers('peers', { ...HOST, ...LIBRARIES, ...BUNDLERS }, NAMES);
const rows: string[][] = [];
for (const { name, source, css } of PAGES) {
  const styles = css ? [readFileSync(join(folder, 'node_modules', css), 'utf8')] : [];
  const cells: string[] = [];
  for (const { bundle } of bundlers)
    cells.push(measureKb([...(await bundle(folder, source)), ...styles]).toFixed(1));
  rows.push([name, ...cells]);
}
console.log(
  formatMarkdownTable(
    ['First load, kB gz, React apart', ...bundlers.map(({ name }) => name)],
    rows,
  ),
);
