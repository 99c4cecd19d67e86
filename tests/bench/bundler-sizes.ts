/**
 * Measures the first load of the flow and of `TopicStep` in each bundler, from the packed packages, and checks its limits:
 * `npm run build:packages && npm run sizes:bundlers`
 */
import process from 'node:process';
import { BUNDLERS } from './support/bundlers.ts';
import { measureFirstLoads } from './support/first-loads.ts';
import { FLOW_PACKAGES, HOST, installPeers } from './support/install-peers.ts';
import { OWN_PAGES } from './support/peers.ts';

/** What was reached, in kB; lower a limit when a size gets smaller. */
const LIMITS_KB: Readonly<Record<(typeof OWN_PAGES)[number]['name'], Record<string, number>>> = {
  'flow, client and HTTP': {
    'Vite 8': 51.1,
    'Rollup 4': 48.4,
    'webpack 5': 51.3,
    esbuild: 56,
    'Next 16, Turbopack': 53,
    'Next 16, webpack': 53.7,
  },
  'TopicStep, client and HTTP': {
    'Vite 8': 40.5,
    'Rollup 4': 39.7,
    'webpack 5': 42.4,
    esbuild: 46.4,
    'Next 16, Turbopack': 42.1,
    'Next 16, webpack': 41.5,
  },
};

const folder = await installPeers('bundlers', { ...HOST, ...BUNDLERS }, FLOW_PACKAGES);
let isOver = false;
for (const [at, { kb }] of (await measureFirstLoads(folder, OWN_PAGES)).entries()) {
  const name = OWN_PAGES[at]?.name ?? 'flow, client and HTTP';
  for (const [bundler, size] of kb) {
    const limit = LIMITS_KB[name][bundler] ?? 0;
    const isWithin = size <= limit;
    isOver ||= !isWithin;
    console.log(
      `${isWithin ? 'ok  ' : 'OVER'} ${`${name}, ${bundler}`.padEnd(46)} ${size.toFixed(1)} kB gz of ${limit}`,
    );
  }
}
process.exit(isOver ? 1 : 0);
