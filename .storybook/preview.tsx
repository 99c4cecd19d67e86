import '@fontsource-variable/jetbrains-mono/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import '@fontsource-variable/source-serif-4/index.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ComponentPage } from './blocks/component-page.js';
import { DocsFrame } from './blocks/docs-frame.js';
import { limitControls } from './controls/limit-controls.js';
import { checkContrastInOtherThemes } from './contrast-in-other-themes.js';
import { MODES } from './modes.js';
import { globalTypes, initialGlobals } from './toolbar/global-types.js';
import { inStoryRoot, loadMessages } from './toolbar/story-root.js';
import { VIEWPORTS } from './viewports.js';
import './styles/preview.css';
import './styles/docs-page.css';
import './styles/docs-cards.css';
import './styles/docs-guide.css';
import './styles/docs-tokens.css';

// Play functions need longer timeouts on busy machines.
configure({ asyncUtilTimeout: 10_000 });

const isTest = import.meta.env['VITEST_STORYBOOK'] !== undefined;

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inStoryRoot],
  loaders: [loadMessages],
  argTypesEnhancers: [limitControls],
  globalTypes,
  initialGlobals,
  // Tests render every story in the light theme and then check its contrast in the other themes.
  afterEach: async ({ canvasElement }) => {
    if (isTest) await checkContrastInOtherThemes(canvasElement);
  },
  parameters: {
    layout: 'fullscreen',
    // Tests do not show which rules passed, so that axe need not describe each element for which they did.
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'] } : {} },
    chromatic: { modes: MODES },
    controls: { expanded: true },
    docs: {
      page: ComponentPage,
      container: DocsFrame,
      toc: {
        headingSelector: 'h2, h3',
        ignoreSelector: '.docs-story *, .skip-toc, .skip-toc *',
        title: 'On this page',
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          [
            'Introduction',
            'Find a component',
            'Install',
            'Principles',
            'Accessibility',
            'Writing',
            'Changelog',
          ],
          'Foundations',
          ['Color', 'Type', 'Space and shape', 'Icons', 'Motion and layers'],
          'Patterns',
          ['Overview', 'Examples'],
          'Design system',
          'Screens',
          'Research flow',
          'Journey',
          'State charts',
        ],
      },
    },
    viewport: {
      options: VIEWPORTS,
    },
  },
};

export default preview;
