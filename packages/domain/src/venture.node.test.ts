import { build } from 'esbuild';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const BYTES_PER_KB = 1000;

/** The minified code of a browser bundle that uses one export. */
async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${name} } from './venture.ts'; globalThis.used = ${name};`,
      resolveDir: join(import.meta.dirname),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    conditions: ['@spinout/source'],
  });
  return outputFiles[0]?.text ?? '';
}

describe('the entry for companies', () => {
  it.each([
    ['getElection83bDeadline', 4],
    ['getVestingState', 7],
    ['sizeOptionPool', 4],
    ['closeFinancingRound', 9],
    ['computeFranchiseTax', 4],
    ['writeCalendar', 4],
    ['exportOcf', 17],
  ])('adds %s alone to a browser bundle, at most %d kB', async (name, limitKb) => {
    const code = await bundle(name);
    expect(code.length).toBeGreaterThan(500);
    expect(code.length / BYTES_PER_KB).toBeLessThanOrEqual(limitKb);
    expect(code).not.toMatch(/CERTIFICATE OF INCORPORATION|\bimport\b/);
  });

  it('runs in Node without a browser', async () => {
    const { getElection83bDeadline } = await import('./venture.js');
    expect(getElection83bDeadline('2026-11-26').date).toBe('2026-12-28');
    expect(globalThis).not.toHaveProperty('document');
  });
});
