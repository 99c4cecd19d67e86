import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listEntries } from './list-entries.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spinout-entries-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const addPackage = (name: string, manifest: object) => {
  mkdirSync(join(root, 'packages', name), { recursive: true });
  writeFileSync(join(root, 'packages', name, 'package.json'), JSON.stringify(manifest));
};

it('names one report per published entry of a package', () => {
  addPackage('notes', {
    exports: {
      '.': { types: './dist/index.d.ts' },
      './react/hooks': { types: './dist/react/hooks.d.ts' },
      './testing': { '@spinout/source': './src/testing.ts' },
      './package.json': './package.json',
    },
  });
  expect(listEntries(root)).toEqual(
    [
      ['dist/index.d.ts', 'notes.api.md'],
      ['dist/react/hooks.d.ts', 'notes.react.hooks.api.md'],
    ].map(([file, report]) => ({
      folder: join(root, 'packages/notes'),
      declarations: join(root, 'packages/notes', file ?? ''),
      report,
    })),
  );
});

it('leaves out packages that are not published', () => {
  addPackage('notes', { private: true, exports: { '.': { types: './dist/index.d.ts' } } });
  expect(listEntries(root)).toEqual([]);
});
