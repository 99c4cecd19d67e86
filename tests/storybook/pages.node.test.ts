import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatTokenValue } from '../../.storybook/blocks/format-token-value.js';
import { journeyMachines } from '../../.storybook/machines/journey.js';
import { researchFlowMachines } from '../../.storybook/machines/research-flow.js';
import { TITLES_WITH_MACHINES } from '../../.storybook/machines/titles.js';
import { formatStoryName } from '../../.storybook/names/story-name.js';

const ROOT = join(import.meta.dirname, '../..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).map((file) => readFileSync(join(ROOT, file), 'utf8'));

const titles = new Set(
  [
    ...read('.storybook/pages/*.mdx'),
    ...read('.storybook/{patterns,screens}/*.stories.tsx'),
    ...read('packages/*/src/**/*.stories.tsx'),
  ].flatMap((text) =>
    [...text.matchAll(/\btitle(?:=|: )["']([^"']+)["']/g)].map(([, title]) => title),
  ),
);

it('links on the pages of the stories lead to pages that exist', () => {
  const targets = read('.storybook/{pages,blocks}/*.{mdx,tsx}').flatMap((text) =>
    [...text.matchAll(/\bto(?:=|: )["']([^"']+)["']/g)].map(([, title]) => title),
  );
  expect(targets).toContain('Design system/Banner');
  expect(targets.filter((target) => !titles.has(target))).toEqual([]);
});

it('the titles of screens with a state diagram are those of the machines', () => {
  const found = [...researchFlowMachines, ...journeyMachines].map(({ stories }) => stories);
  expect([...TITLES_WITH_MACHINES]).toEqual([...new Set(found)].sort());
});

describe('the name of a story', () => {
  it.each([
    ['On A Phone', 'On a phone'],
    ['Report In English', 'Report in English'],
    ['Ip Strategy', 'IP strategy'],
    ['Main page', 'Main page'],
  ])('%s is shown as %s', (name, shown) => expect(formatStoryName(name)).toBe(shown));
});

describe('the value of a token', () => {
  it('is shown in pixels and rem if it grows with the text', () =>
    expect(formatTokenValue('max(0.761rem,0.761*16px)')).toBe('12.2 px · 0.761 rem'));
  it('is shown as it is otherwise', () => expect(formatTokenValue('120ms')).toBe('120ms'));
});
