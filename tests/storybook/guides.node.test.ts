import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { guides } from '../../.storybook/guides/all.js';
import { purposes } from '../../.storybook/guides/purposes.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Pages of the design system that show no single component. */
const WITHOUT_GUIDE = new Set(['Showcase', 'ThemeRoot', 'Tokens']);
const FOCUSABLE =
  /<(?:button|input|select|textarea|a)\b|styled\.(?:button|input|select|textarea|a)\b/;

const components = globSync('packages/design-system/src/*/*.stories.tsx', { cwd: ROOT }).map(
  (file) => ({
    folder: file.slice(0, file.lastIndexOf('/')),
    title:
      /title: 'Design system\/([^']+)'/.exec(readFileSync(`${ROOT}${file}`, 'utf8'))?.[1] ?? '',
  }),
);

it('describes each component of the design system', () => {
  const titles = components.map(({ title }) => title).filter((title) => !WITHOUT_GUIDE.has(title));
  expect(titles).toEqual(expect.arrayContaining(['Button', 'Tabs']));
  expect(Object.keys(guides).sort()).toEqual(titles.sort());
  expect(Object.keys(purposes).sort()).toEqual(titles.sort());
});

it.each(components.filter(({ title }) => !WITHOUT_GUIDE.has(title)))(
  'lists the keys of $title if it renders a control',
  ({ folder, title }) => {
    const sources = globSync(`${folder}/*.{tsx,ts}`, { cwd: ROOT })
      .filter((file) => !/\.(?:test|stories)\./.test(file))
      .map((file) => readFileSync(`${ROOT}${file}`, 'utf8'));
    const hasControl = sources.some((source) => FOCUSABLE.test(source));
    if (hasControl) expect(guides[title]?.keyboard?.length ?? 0).toBeGreaterThan(0);
    expect(guides[title]?.do.length).toBeGreaterThan(0);
    expect(guides[title]?.dont.length).toBeGreaterThan(0);
    expect(guides[title]?.parts.length).toBeGreaterThan(0);
  },
);

it('has a heading for each other name of a component, which the search of the site finds', () => {
  const page = readFileSync(`${ROOT}.storybook/pages/components.mdx`, 'utf8');
  const found = [...page.matchAll(/^### ([^:]+): (.+)$/gmu)].map(([, name = '', links = '']) => {
    const components = [
      ...links.matchAll(/\[(\w+)\]\(\?path=\/docs\/design-system-(\w+)--docs\)/gu),
    ];
    for (const [, component = '', address] of components)
      expect(address).toBe(component.toLowerCase());
    return [name.toLowerCase(), components.map(([, component]) => component).toSorted()] as const;
  });
  const names = Map.groupBy(
    Object.entries(purposes).flatMap(([component, [, others]]) =>
      others.split(', ').map((name) => ({ name: name.toLowerCase(), component })),
    ),
    ({ name }) => name,
  );
  const wanted = [...names].map(
    ([name, links]) => [name, links.map(({ component }) => component).toSorted()] as const,
  );
  expect(found.map(([name]) => name)).toEqual(found.map(([name]) => name).toSorted());
  expect(new Map(found)).toEqual(new Map(wanted));
});
