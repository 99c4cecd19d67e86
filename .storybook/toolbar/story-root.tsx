import { MessagesProvider } from '@spinout/flow-kit/react';
import { ThemeRoot, type Density, type ThemeName } from '@spinout/design-system';
import type { Messages } from '@spinout/flow-kit';
import type { Decorator, Loader } from '@storybook/react-vite';
import { useEffect } from 'react';
import { VIEWPORTS, type ViewportName } from '../viewports.js';
import { findLanguage } from './languages.js';
import { reduceMotion } from './reduce-motion.js';

/** Loads the texts of the language before a story is shown. */
export const loadMessages: Loader = async ({ globals }) => ({
  messages: await findLanguage(globals['language'] as string).load(),
});

/** Documentation pages have no viewport of their own, so that the story gets its width. */
const getWidth = (viewport: unknown): string | undefined =>
  typeof viewport === 'string' && Object.hasOwn(VIEWPORTS, viewport)
    ? VIEWPORTS[viewport as ViewportName].styles.width
    : undefined;

/** Renders every story as a host would, with what the toolbar says. */
export const inStoryRoot: Decorator = (Story, { globals, loaded, parameters, viewMode }) => {
  const { tag, dir } = findLanguage(globals['language'] as string);
  const direction = globals['direction'] === 'auto' ? dir : (globals['direction'] as string);
  const isReduced = globals['motion'] === 'reduced';
  const { value: viewport } = (globals['viewport'] ?? {}) as { readonly value?: unknown };
  useEffect(() => {
    reduceMotion(isReduced);
    return () => reduceMotion(false);
  }, [isReduced]);
  return (
    <ThemeRoot
      theme={globals['theme'] as ThemeName}
      density={globals['density'] as Density}
      lang={tag}
      dir={(parameters['direction'] as string | undefined) ?? direction}
      className="preview-fonts preview-root"
      style={viewMode === 'docs' ? { maxInlineSize: getWidth(viewport) } : undefined}
    >
      <MessagesProvider messages={loaded['messages'] as Messages | undefined} locale={tag}>
        {/* Screens keep the client that they began with. */}
        <Story key={globals['scenario'] as string} />
      </MessagesProvider>
    </ThemeRoot>
  );
};
