import { compact } from '../tokens/density.js';
import { css } from '../tokens/oklch.js';
import { layer } from '../tokens/elevation.js';
import { motion } from '../tokens/motion.js';
import { radius } from '../tokens/radius.js';
import { size } from '../tokens/size.js';
import { space } from '../tokens/space.js';
import { fontSize, fontWeight, lineHeight } from '../tokens/type.js';
import type { Theme } from './theme.js';

type Variables = Record<`--spinout-${string}`, string>;

/** Hosts with `html { font-size: 62.5% }` shrink the rem; texts and controls stay as large as by default. */
const keepSize = (value: string) => value.replace(/^(.+)rem$/, 'max($&,$1*16px)');

const toVariables = (
  groups: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Variables =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [
        `--spinout-${group}-${name}`,
        keepSize(value),
      ]),
    ),
  );

/** The variables that are the same in every theme. */
export const staticVariables = toVariables({
  space,
  size,
  radius,
  text: fontSize,
  leading: lineHeight,
  weight: fontWeight,
  motion,
  layer,
});

/** The variables that a compact root replaces. */
export const compactVariables = toVariables(compact);

/** The variables of one theme. */
export function createThemeVariables(theme: Theme): Variables {
  const colors: Record<string, string> = {};
  for (const [name, value] of Object.entries(theme.colors)) colors[name] = css(value);
  for (const [name, tone] of Object.entries(theme.tones)) {
    colors[`${name}-quiet`] = css(tone.quiet);
    colors[`${name}-text`] = css(tone.text);
    colors[`${name}-strong`] = css(tone.strong);
    colors[`on-${name}`] = css(tone.onStrong);
  }
  for (const [name, tone] of Object.entries(theme.origins)) {
    colors[`origin-${name}-quiet`] = css(tone.quiet);
    colors[`origin-${name}-text`] = css(tone.text);
  }
  theme.data.forEach((value, index) => (colors[`data-${index + 1}`] = css(value)));
  return toVariables({ color: colors, shadow: theme.shadows });
}

/** Formats variables as CSS declarations. */
export const formatDeclarations = (variables: Variables) =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

const COLOR = /oklch\(.*?\)/g;

/** Declares the variables of two themes, of which the `color-scheme` of the element chooses one. Shadows are as large as those of `light`. */
export function declareBothSchemes(light: Theme, dark: Theme): string {
  const darkColors = formatDeclarations(createThemeVariables(dark)).match(COLOR);
  let at = 0;
  return formatDeclarations(createThemeVariables(light)).replace(
    COLOR,
    (color) => `light-dark(${color},${darkColors![at++]})`,
  );
}
