import { SCENARIOS, type Scenario } from '@spinout/api-client/testing';
import { themes, type ThemeName } from '@spinout/design-system';
import { pseudoLanguage } from '@spinout/languages';
import type { Preview } from '@storybook/react-vite';
import { LANGUAGES } from './languages.js';

type GlobalTypes = NonNullable<Preview['globalTypes']>;

interface Choice {
  readonly value: string;
  readonly title: string;
}

/** A menu of the toolbar. It has a color only while something else than the default, its first choice, is chosen. */
const createMenu = (
  title: string,
  icon: string,
  [first, ...others]: readonly [Choice, ...Choice[]],
) =>
  ({
    description: title,
    toolbar: {
      title,
      icon,
      items: [{ ...first, title: `${first.title} (default)`, type: 'reset' }, ...others],
      dynamicTitle: true,
    },
  }) as unknown as GlobalTypes[string];

const toTitle = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ');

const toChoices = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, title: toTitle(value) })) as unknown as [Choice, ...Choice[]];

const SCENARIO_TITLES: Readonly<Record<Scenario, string>> = {
  happy: 'Answers at once',
  slow: 'Slow: 3 seconds per call',
  flaky: 'Flaky: every other call fails',
  failing: 'Failing: error 500',
  offline: 'Offline',
  expired: 'Session expired',
  malformed: 'Malformed replies',
};

const [defaultLanguage, ...otherLanguages] = LANGUAGES;
const toLanguageChoice = ({ tag, name }: (typeof LANGUAGES)[number]): Choice => ({
  value: tag,
  title: name,
});

/** The toolbar. Storybook keeps what is not the default in the address. */
export const globalTypes: GlobalTypes = {
  theme: createMenu(
    'Theme',
    'contrast',
    toChoices(['system', ...(Object.keys(themes) as ThemeName[])]),
  ),
  density: createMenu('Density', 'component', toChoices(['comfortable', 'compact'])),
  language: createMenu('Language', 'globe', [
    toLanguageChoice(defaultLanguage),
    ...[...otherLanguages, pseudoLanguage].map(toLanguageChoice),
  ]),
  direction: createMenu('Direction', 'transfer', [
    { value: 'auto', title: 'As in the language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  scenario: createMenu(
    'Backend',
    'database',
    SCENARIOS.map((value) => ({ value, title: SCENARIO_TITLES[value] })) as unknown as [
      Choice,
      ...Choice[],
    ],
  ),
  motion: createMenu('Motion', 'lightning', [
    { value: 'system', title: 'As in the system' },
    { value: 'reduced', title: 'Reduced' },
  ]),
};

export const initialGlobals = {
  // Tests compare with the light theme, whatever the system prefers.
  theme: import.meta.env['VITEST_STORYBOOK'] === undefined ? 'system' : 'light',
  density: 'comfortable',
  language: defaultLanguage.tag,
  direction: 'auto',
  scenario: SCENARIOS[0],
  motion: 'system',
};
