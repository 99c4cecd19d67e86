import type { Decorator, Preview } from '@storybook/react-vite';
import { ThemeRoot, type ThemeName } from '@spinout/design-system';
import { configure } from 'storybook/test';
import './preview.css';

// A busy machine takes its time; a story's play function waits for what shall appear.
configure({ asyncUtilTimeout: 10_000 });

const viewport = (width: number, height: number) => ({
  name: `${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Every story stands in a theme root, as every screen does in a host. */
const inThemeRoot: Decorator = (Story, { globals, parameters }) => (
  <ThemeRoot
    theme={globals['theme'] as ThemeName}
    dir={(parameters['direction'] ?? globals['direction']) as string}
    className="preview-root"
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
        items: ['light', 'dark', 'high-contrast', 'system'],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  // The tests run every story in light and in dark: `vitest run --project storybook…`.
  initialGlobals: {
    theme: (import.meta.env['VITE_STORY_THEME'] as ThemeName | undefined) ?? 'light',
    direction: 'ltr',
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Design system', 'Research flow', 'Journey'] } },
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
