import '@fontsource-variable/source-sans-3/index.css';
import { addons } from 'storybook/manager-api';
import { chrome } from './theme.js';

const prefersDark = globalThis.matchMedia('(prefers-color-scheme: dark)');

const apply = () =>
  addons.setConfig({
    theme: prefersDark.matches ? chrome.dark : chrome.light,
    sidebar: { showRoots: true },
  });

apply();
prefersDark.addEventListener('change', apply);
