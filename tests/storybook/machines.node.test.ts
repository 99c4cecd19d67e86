import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { journeyMachines } from '../../.storybook/machines/journey.js';
import { findScreens, listStates } from '../../.storybook/machines/list-screens.js';
import { researchFlowMachines } from '../../.storybook/machines/research-flow.js';

const ROOT = join(import.meta.dirname, '../..');
const machines = [...researchFlowMachines, ...journeyMachines];

/** Names of the stories by title. */
const stories = Object.fromEntries(
  globSync('packages/*/src/**/*.stories.tsx', { cwd: ROOT }).map((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const [, title = file] = /^\s*title: '([^']+)'/m.exec(text) ?? [];
    return [title, [...text.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name)];
  }),
);

it.each(machines)('the states of “$name” have a story or a reason to have none', (entry) => {
  const missing = listStates(entry.machine.root)
    .filter((state) => findScreens(entry, state) === undefined)
    .map(({ path }) => path.join('.'));
  expect(missing).toEqual([]);
});

it.each(machines)('the stories of “$name” exist, and so do their states', (entry) => {
  const paths = listStates(entry.machine.root).map(({ path }) => path.join('.'));
  const named = Object.values(entry.screens).flatMap((each) =>
    typeof each === 'string' ? [] : each,
  );
  expect(named.filter((name) => !stories[entry.stories]?.includes(name))).toEqual([]);
  expect(Object.keys(entry.screens).filter((path) => !paths.includes(path))).toEqual([]);
});
