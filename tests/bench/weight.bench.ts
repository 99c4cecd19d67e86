/**
 * Measures what a host installs for the flow and the engine, from the packed packages:
 * `npm run build:packages && node tests/bench/weight.bench.ts`
 */
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formatMarkdownTable } from './support/figures.ts';
import { HOST, installPeers } from './support/install-peers.ts';

const NAMES = ['api-client', 'design-system', 'domain', 'engine', 'flow-kit', 'research-flow'];
const BYTES_PER_MB = 1_000_000;
const SHOWN = 8;

const measureMb = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => lstatSync(join(folder, path)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0) / BYTES_PER_MB;

const modules = join(await installPeers('weight', HOST, NAMES), 'node_modules');
const parts = readdirSync(modules)
  .filter((name) => lstatSync(join(modules, name)).isDirectory())
  .map((name) => ({ name, mb: measureMb(join(modules, name)) }))
  .sort((a, b) => b.mb - a.mb);
const total = parts.reduce((sum, { mb }) => sum + mb, 0);
const hosts = parts.filter(({ name }) => name in HOST).reduce((sum, { mb }) => sum + mb, 0);
console.log(
  formatMarkdownTable(
    ['In node_modules', 'MB'],
    [
      ['all', total],
      ['of it React, styled-components and xstate', hosts],
      ...parts.slice(0, SHOWN).map(({ name, mb }) => [name, mb] as const),
    ].map(([name, mb]) => [String(name), Number(mb).toFixed(1)]),
  ),
);
