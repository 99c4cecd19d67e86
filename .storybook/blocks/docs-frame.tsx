import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { ThemeRoot, type ThemeName } from '@spinout/design-system';
import type { PropsWithChildren } from 'react';
import { createContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { chrome } from '../theme.js';
import { useLiveStories } from './use-live-stories.js';

/** The theme of the toolbar, for blocks that show its values. */
export const ThemeNameContext = createContext<ThemeName>('system');

type Globals = Readonly<Record<string, unknown>>;

/** Whether a theme of the toolbar is dark at the moment. */
export const isDark = (theme: unknown): boolean =>
  theme === 'dark' ||
  (theme === 'system' && globalThis.matchMedia('(prefers-color-scheme: dark)').matches);

/** The theme of the toolbar. Documentation pages have no story whose globals could be read. */
function useThemeName(context: DocsContainerProps['context']): ThemeName {
  const [theme, setTheme] = useState<unknown>(
    () =>
      (context as { store?: { userGlobals?: { globals?: Globals } } }).store?.userGlobals
        ?.globals?.['theme'] ?? 'system',
  );
  useEffect(() => {
    const update = ({ globals }: { globals: Globals }) => setTheme(globals['theme'] ?? 'system');
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context.channel]);
  return theme as ThemeName;
}

/** Documentation pages in the theme of the toolbar; their blocks can use the design system. */
export function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const theme = useThemeName(context);
  useLiveStories();
  return (
    <DocsContainer context={context} theme={isDark(theme) ? chrome.dark : chrome.light}>
      <ThemeNameContext value={theme}>
        <ThemeRoot theme={theme} className="preview-fonts">
          {children}
        </ThemeRoot>
      </ThemeNameContext>
    </DocsContainer>
  );
}
