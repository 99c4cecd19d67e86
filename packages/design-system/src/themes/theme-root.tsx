'use client';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useMergedRefs } from '../react/use-merged-refs.js';
import type { Density } from '../tokens/density.js';
import { ThemeElement } from './theme-context.js';
import { Root } from './theme-root.styles.js';
import type { themes } from './themes.js';

/** Theme names; `system` follows the settings of the operating system, in CSS alone. */
export type ThemeName = keyof typeof themes | 'system';

export interface ThemeRootProps extends ComponentPropsWithoutRef<'div'> {
  /** Which theme to show. @default 'system' */
  theme?: ThemeName | undefined;
  /** `compact` takes less room: smaller distances and controls, the same text. @default 'compact' inside a compact root, otherwise 'comfortable' */
  density?: Density | undefined;
}

/**
 * Sets the theme as CSS variables on its own element only: roots can be nested, and nothing outside is affected. Fonts
 * come from the host; set `--spinout-font-sans`, `--spinout-font-serif` and `--spinout-font-mono` above it.
 */
export const ThemeRoot = forwardRef<HTMLDivElement, ThemeRootProps>(function ThemeRoot(
  { theme = 'system', density, children, ...rest },
  ref,
) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const merged = useMergedRefs(ref, setElement);
  return (
    <Root {...rest} ref={merged} data-theme={theme} data-density={density}>
      <ThemeElement.Provider value={element}>{children}</ThemeElement.Provider>
    </Root>
  );
});
