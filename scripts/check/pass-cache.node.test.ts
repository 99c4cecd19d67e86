import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { computeFingerprint, hasPassed, saveResult } from './pass-cache.mjs';

const part = { command: 'test', inputs: ['source'] };
let root: string;
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const fingerprint = () => computeFingerprint(part, root);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spinout-check-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  for (const folder of ['source', 'other']) mkdirSync(join(root, folder));
  write('.gitignore', 'node_modules\n*.log\n');
  write('source/a.ts', 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a part with declared inputs', () => {
  it('is skipped while its inputs are unchanged since it passed', () => {
    saveResult('part', fingerprint(), root);
    write('other/b.ts', 'not an input');
    write('source/run.log', 'ignored');
    expect(hasPassed('part', fingerprint(), root)).toBe(true);
    expect(hasPassed('another', fingerprint(), root)).toBe(false);
  });

  it.each([
    ['a file changed', () => write('source/a.ts', 'two')],
    ['an untracked file was added', () => write('source/new.ts', 'one')],
    ['a file was deleted', () => rmSync(join(root, 'source/a.ts'))],
    ['a file in the root changed', () => write('package.json', '{}')],
  ])('runs again when %s', (_, change) => {
    saveResult('part', fingerprint(), root);
    change();
    expect(hasPassed('part', fingerprint(), root)).toBe(false);
  });

  it('runs again with another command, and after a failure', () => {
    saveResult('part', fingerprint(), root);
    const other = computeFingerprint({ ...part, command: 'test --strict' }, root);
    expect(hasPassed('part', other, root)).toBe(false);
    saveResult('part', null, root);
    expect(hasPassed('part', fingerprint(), root)).toBe(false);
  });

  it('runs again when its outputs changed or are missing', () => {
    const partWithOutputs = { ...part, outputs: ['made'] };
    mkdirSync(join(root, 'made/deep'), { recursive: true });
    write('made/deep/page.html', 'one');
    const isSame = () => hasPassed('part', computeFingerprint(partWithOutputs, root), root);
    saveResult('part', computeFingerprint(partWithOutputs, root), root);
    expect(isSame()).toBe(true);
    write('made/deep/page.html', 'two');
    expect(isSame()).toBe(false);
    rmSync(join(root, 'made'), { recursive: true });
    expect(isSame()).toBe(false);
  });

  it('always runs if git cannot list the files', () => {
    rmSync(join(root, '.git'), { recursive: true });
    expect(fingerprint()).toBeNull();
    saveResult('part', fingerprint(), root);
    expect(hasPassed('part', fingerprint(), root)).toBe(false);
  });
});

it('always runs a part without declared inputs', () => {
  expect(computeFingerprint({ command: 'vitest run' }, root)).toBeNull();
});
