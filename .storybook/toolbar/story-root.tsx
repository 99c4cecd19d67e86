import { ThemeRoot, type Density, type ThemeName } from '@spinout/design-system';
import type { Messages } from '@spinout/flow-kit';
import { MessagesProvider } from '@spinout/flow-kit/react';
import type { Decorator, Loader } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
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

function Motion({
  isReduced,
  children,
}: {
  readonly isReduced: boolean;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    reduceMotion(isReduced);
    return () => reduceMotion(false);
  }, [isReduced]);
  return children;
}

/** Renders every story as a host would, with what the toolbar says. */
export const inStoryRoot: Decorator = (Story, { globals, loaded, parameters, viewMode }) => {
  const { tag, dir } = findLanguage(globals['language'] as string);
  const direction = globals['direction'] === 'auto' ? dir : (globals['direction'] as string);
  const { value: viewport } = (globals['viewport'] ?? {}) as { readonly value?: unknown };
  return (
    <ThemeRoot
      theme={globals['theme'] as ThemeName}
      density={globals['density'] as Density}
      lang={tag}
      dir={(parameters['direction'] as string | undefined) ?? direction}
      className="preview-fonts preview-root"
      inert={viewMode === 'docs'}
      style={viewMode === 'docs' ? { maxInlineSize: getWidth(viewport) } : undefined}
    >
      <MessagesProvider messages={loaded['messages'] as Messages | undefined} locale={tag}>
        <Motion isReduced={globals['motion'] === 'reduced'}>
          {/* Screens keep the client that they began with. */}
          <Story key={globals['scenario'] as string} />
        </Motion>
      </MessagesProvider>
    </ThemeRoot>
  );
};
