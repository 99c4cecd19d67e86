import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatIcons } from './format-icons.js';
import { ICON_LIST } from './icon-list.js';
import { toPath } from './to-path.js';

const FOLDER = join(import.meta.dirname, '../../packages/design-system/src/icon');

describe('toPath', () => {
  it('joins shapes into one path', () => {
    expect(toPath('<circle cx="9" cy="7" r="4"/><path d="M1 2h3.004"/>')).toBe(
      'M9 3a4 4 0 1 0 0 8 4 4 0 1 0 0-8M1 2h3',
    );
  });

  it('refuses what is no shape', () => {
    expect(() => toPath('<path d="M1 2h3"/><text>a</text>')).toThrow('one path');
    expect(() => toPath('')).toThrow('one path');
  });
});

it.each(Object.entries(ICON_LIST))('has current icons in %s', async (file, sources) => {
  expect(await formatIcons(sources)).toBe(readFileSync(join(FOLDER, file), 'utf8'));
});

it('mirrors what points along the text in right-to-left layouts, and not the sign for playing', () => {
  const mirrored = Object.values(ICON_LIST)
    .flat()
    .filter((source) => 'isMirrored' in source && source.isMirrored)
    .map(({ name }) => name);
  expect(mirrored).toEqual(expect.arrayContaining(['ArrowRightIcon', 'ExternalIcon']));
  expect(mirrored).not.toContain('PlayIcon');
});
