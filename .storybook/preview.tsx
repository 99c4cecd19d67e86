import '@fontsource-variable/jetbrains-mono/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import '@fontsource-variable/source-serif-4/index.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { ThemeRoot, themes, type ThemeName } from '@spinout/design-system';
import { configure } from 'storybook/test';
import { ComponentPage } from './blocks/component-page.js';
import { DocsFrame } from './blocks/docs-frame.js';
import { checkContrastInOtherThemes } from './contrast-in-other-themes.js';
import './preview.css';

// Play functions need longer timeouts on busy machines.
configure({ asyncUtilTimeout: 10_000 });

const viewport = (width: number, height: number) => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Renders every story in a theme root, like the screens in a host. */
const inThemeRoot: Decorator = (Story, { globals, parameters }) => (
  <ThemeRoot
    theme={globals['theme'] as ThemeName}
    dir={(parameters['direction'] ?? globals['direction']) as string}
    className="preview-fonts preview-root"
  >
    <Story />
  </ThemeRoot>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inThemeRoot],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [...Object.keys(themes), 'system'],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  // Tests render every story in the light theme and then check its contrast in the other themes.
  afterEach: async ({ canvasElement }) => {
    if (import.meta.env['VITEST_STORYBOOK'] !== undefined)
      await checkContrastInOtherThemes(canvasElement);
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: ComponentPage, container: DocsFrame },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Introduction', 'Install', 'Principles', 'Accessibility', 'Writing'],
          'Foundations',
          ['Color', 'Type', 'Space and shape', 'Motion and layers'],
          'Patterns',
          'Design system',
          'Research flow',
          'Journey',
          'State charts',
        ],
      },
    },
    viewport: {
      options: {
        narrow: viewport(320, 640),
        phone: viewport(390, 844),
        tablet: viewport(768, 1024),
        desk: viewport(1280, 800),
      },
    },
  },
};

export default preview;
