'use client';
import { forwardRef, useCallback, useState, type ComponentPropsWithoutRef } from 'react';
import { mergeRefs } from '../react/merge-refs.js';
import { ThemeElement } from './theme-context.js';
import { Root } from './theme-root.styles.js';

/** Names a host may ask for; `system` follows the person's own settings, in CSS alone. */
export type ThemeName = 'light' | 'dark' | 'high-contrast' | 'system';

export interface ThemeRootProps extends ComponentPropsWithoutRef<'div'> {
  /** Which theme to show. @default 'system' */
  theme?: ThemeName | undefined;
}

/**
 * Gives everything inside its colours, sizes and motion, as CSS variables on its own element only:
 * roots may be nested, and nothing outside is touched. Fonts come from the host; set
 * `--spinout-font-sans`, `--spinout-font-serif` and `--spinout-font-mono` above it to choose them.
 */
export const ThemeRoot = forwardRef<HTMLDivElement, ThemeRootProps>(function ThemeRoot(
  { theme = 'system', children, ...rest },
  ref,
) {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const merged = useCallback(
    (node: HTMLDivElement | null) => mergeRefs(ref, setElement)(node),
    [ref],
  );
  return (
    <Root {...rest} ref={merged} data-theme={theme}>
      <ThemeElement.Provider value={element}>{children}</ThemeElement.Provider>
    </Root>
  );
});
