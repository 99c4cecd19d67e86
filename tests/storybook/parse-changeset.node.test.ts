import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseChangeset } from '../../.storybook/blocks/parse-changeset.js';

const FOLDER = join(import.meta.dirname, '../../.changeset');

it('reads every changeset of the project', () => {
  const changes = globSync('*.md', { cwd: FOLDER }).map((file) =>
    parseChangeset(readFileSync(join(FOLDER, file), 'utf8')),
  );
  expect(changes.filter(({ packages, text }) => packages.length === 0 || text === '')).toEqual([]);
});

it('takes the largest of several releases', () => {
  const text = '---\n\'@a/b\': patch\n"@a/c": minor\n---\n\nOne.\n\nTwo.\n';
  expect(parseChangeset(text)).toEqual({
    packages: ['@a/b', '@a/c'],
    size: 'minor',
    text: 'One.\n\nTwo.',
  });
  expect(() => parseChangeset('Text alone')).toThrow('names no release');
});
