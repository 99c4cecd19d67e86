import { themes } from '../../packages/design-system/src/themes/themes.js';
import {
  createThemeVariables,
  staticVariables,
} from '../../packages/design-system/src/themes/variables.js';
import {
  COLOR_PURPOSES,
  ORIGIN_PURPOSES,
  SCALE_PURPOSES,
  SHADOW_PURPOSES,
  TONE_PURPOSES,
  type Scale,
} from './token-purposes.js';

type Variable = `--spinout-${string}`;

/** A variable that is the same in all themes. */
export interface ScaleToken {
  readonly variable: Variable;
  readonly purpose: string;
  readonly value: string;
}

/** A variable with a value for each theme. */
export interface ThemeToken {
  readonly variable: Variable;
  /** Empty if it is that of the variable before. */
  readonly purpose: string;
}

export type ThemeName = keyof typeof themes;

/** The values of all variables of a theme. */
export const valuesOf = Object.fromEntries(
  Object.entries(themes).map(([name, theme]) => [name, createThemeVariables(theme)]),
) as unknown as Readonly<Record<ThemeName, Readonly<Record<Variable, string>>>>;

const describe = (names: readonly string[], purpose: string): readonly ThemeToken[] =>
  names.map((name, index) => ({
    variable: `--spinout-${name}`,
    purpose: index === 0 ? purpose : '',
  }));

const describeAll = (
  purposes: Readonly<Record<string, string>>,
  listNames: (name: string) => readonly string[],
) => Object.entries(purposes).flatMap(([name, purpose]) => describe(listNames(name), purpose));

/** The variables that depend on the theme, in groups. */
export const THEME_TOKENS: Readonly<Record<string, readonly ThemeToken[]>> = {
  'Surfaces, text and controls': describeAll(COLOR_PURPOSES, (name) => [`color-${name}`]),
  Tones: describeAll(TONE_PURPOSES, (name) => [
    `color-${name}-quiet`,
    `color-${name}-text`,
    `color-${name}-strong`,
    `color-on-${name}`,
  ]),
  Origins: describeAll(ORIGIN_PURPOSES, (name) => [
    `color-origin-${name}-quiet`,
    `color-origin-${name}-text`,
  ]),
  Data: describe(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `color-data-${number}`),
    'Always with a label or a shape',
  ),
  Shadows: describeAll(SHADOW_PURPOSES, (name) => [`shadow-${name}`]),
};

/** The variables of a scale. */
export const listScaleTokens = (scale: Scale): readonly ScaleToken[] =>
  Object.entries(staticVariables)
    .filter(([variable]) => variable.startsWith(`--spinout-${scale}-`))
    .map(([variable, value]) => ({
      variable: variable as Variable,
      purpose: SCALE_PURPOSES[scale][variable.replace(`--spinout-${scale}-`, '')] ?? '',
      value,
    }));
