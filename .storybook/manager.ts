import '@fontsource-variable/jetbrains-mono/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import '@fontsource-variable/source-serif-4/index.css';
import { addons } from 'storybook/manager-api';
import { formatStoryName } from './names/story-name.js';
import { chrome } from './theme.js';
import './styles/manager.css';

const prefersDark = globalThis.matchMedia('(prefers-color-scheme: dark)');

const apply = () =>
  addons.setConfig({
    theme: prefersDark.matches ? chrome.dark : chrome.light,
    sidebar: {
      showRoots: true,
      renderLabel: ({ type, name }: { readonly type: string; readonly name: string }) =>
        type === 'docs' || type === 'story' ? formatStoryName(name) : name,
    },
  });

apply();
prefersDark.addEventListener('change', apply);
