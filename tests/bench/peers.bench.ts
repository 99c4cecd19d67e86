/**
 * Measures the first load of the flow and of a screen with other libraries, each in the same bundlers, React apart:
 * `npm run build:packages && node tests/bench/peers.bench.ts`
 */
import { BUNDLERS, bundlers } from './support/bundlers.ts';
import { formatMarkdownTable } from './support/figures.ts';
import { measureFirstLoads } from './support/first-loads.ts';
import { FLOW_PACKAGES, HOST, installPeers } from './support/install-peers.ts';
import { LIBRARIES, PAGES } from './support/peers.ts';

const folder = await installPeers('peers', { ...HOST, ...LIBRARIES, ...BUNDLERS }, FLOW_PACKAGES);
const loads = await measureFirstLoads(folder, PAGES);
console.log(
  formatMarkdownTable(
    ['First load, kB gz, React apart', ...bundlers.map(({ name }) => name)],
    loads.map(({ page, kb }) => [page.name, ...[...kb.values()].map((size) => size.toFixed(1))]),
  ),
);
