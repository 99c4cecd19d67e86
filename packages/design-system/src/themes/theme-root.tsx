'use client';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { useMergedRefs } from '../react/use-merged-refs.js';
import type { Density } from '../tokens/density.js';
import { ThemeElement } from './theme-context.js';
import { Root } from './theme-root.styles.js';
import type { themes } from './themes.js';

/**
 * Theme names. In CSS alone, `system` follows the settings of the operating system, and `host` the page: its
 * `color-scheme`, or the class `dark` or `data-theme="dark"` on an element around the root.
 */
export type ThemeName = keyof typeof themes | 'system' | 'host';

export interface ThemeRootProps extends ComponentPropsWithoutRef<'div'> {
  /** Which theme to show. @default 'system' */
  theme?: ThemeName | undefined;
  /** `compact` takes less room: smaller distances and controls, the same text. @default 'compact' inside a compact root, otherwise 'comfortable' */
  density?: Density | undefined;
  /**
   * Whether rules of the page for elements, such as `h2 { color: … }`, are kept away from what is inside. Rules for
   * classes are not. Content that should have them stands in an element with `data-host-styles`. @default false
   */
  isolated?: boolean | undefined;
}

/**
 * Sets the theme as CSS variables on its own element only: roots can be nested, and nothing outside is affected. Fonts
 * come from the host; set `--spinout-font-sans`, `--spinout-font-serif` and `--spinout-font-mono` above it.
 */
export const ThemeRoot = forwardRef<HTMLDivElement, ThemeRootProps>(function ThemeRoot(
  { theme = 'system', density, isolated, children, ...rest },
  ref,
) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const merged = useMergedRefs(ref, setElement);
  return (
    <Root
      {...rest}
      ref={merged}
      data-theme={theme}
      data-density={density}
      data-isolated={isolated || undefined}
    >
      <ThemeElement.Provider value={element}>{children}</ThemeElement.Provider>
    </Root>
  );
});
