import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprintOf, hasPassedBefore, remember } from './passed-before.mjs';

const part = { command: 'look', reads: ['source'] };
let root: string;
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const fingerprint = () => fingerprintOf(part, root);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spinout-check-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  for (const folder of ['source', 'other']) mkdirSync(join(root, folder));
  write('.gitignore', 'node_modules\n*.log\n');
  write('source/a.ts', 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a part that only reads', () => {
  it('is left out while all that it reads is as it was when it passed', () => {
    remember('part', fingerprint(), root);
    write('other/b.ts', 'not read');
    write('source/run.log', 'ignored');
    expect(hasPassedBefore('part', fingerprint(), root)).toBe(true);
    expect(hasPassedBefore('another', fingerprint(), root)).toBe(false);
  });

  it.each([
    ['a file changed', () => write('source/a.ts', 'two')],
    ['a file came that nobody committed', () => write('source/new.ts', 'one')],
    ['a file went', () => rmSync(join(root, 'source/a.ts'))],
    ['a file of the root changed', () => write('package.json', '{}')],
  ])('runs again when %s', (_, change) => {
    remember('part', fingerprint(), root);
    change();
    expect(hasPassedBefore('part', fingerprint(), root)).toBe(false);
  });

  it('runs again when its command is another, and after a failure', () => {
    remember('part', fingerprint(), root);
    const other = fingerprintOf({ ...part, command: 'look closer' }, root);
    expect(hasPassedBefore('part', other, root)).toBe(false);
    remember('part', null, root);
    expect(hasPassedBefore('part', fingerprint(), root)).toBe(false);
  });

  it('runs again when what it made is gone or another', () => {
    const maker = { ...part, makes: ['made'] };
    mkdirSync(join(root, 'made/deep'), { recursive: true });
    write('made/deep/page.html', 'one');
    const isSame = () => hasPassedBefore('part', fingerprintOf(maker, root), root);
    remember('part', fingerprintOf(maker, root), root);
    expect(isSame()).toBe(true);
    write('made/deep/page.html', 'two');
    expect(isSame()).toBe(false);
    rmSync(join(root, 'made'), { recursive: true });
    expect(isSame()).toBe(false);
  });

  it('always runs where git cannot tell what there is', () => {
    rmSync(join(root, '.git'), { recursive: true });
    expect(fingerprint()).toBeNull();
    remember('part', fingerprint(), root);
    expect(hasPassedBefore('part', fingerprint(), root)).toBe(false);
  });
});

it('knows no part that draws cases by chance as one that only reads', () => {
  expect(fingerprintOf({ command: 'vitest run' }, root)).toBeNull();
});
