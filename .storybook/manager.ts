import '@fontsource-variable/jetbrains-mono/index.css';
import '@fontsource-variable/source-sans-3/index.css';
import '@fontsource-variable/source-serif-4/index.css';
import { addons } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { formatStoryName } from './names/story-name.js';
import { chrome } from './theme.js';
import './styles/manager.css';

const prefersDark = globalThis.matchMedia('(prefers-color-scheme: dark)');

/** The theme in the address, before the toolbar is known. */
const getFirstTheme = (): unknown => /\btheme:([\w-]+)/.exec(location.search)?.[1] ?? 'system';

/** Storybook's own interface is dark with the stories. */
function apply(theme: unknown): void {
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark.matches);
  addons.setConfig({
    theme: isDark ? chrome.dark : chrome.light,
    sidebar: {
      showRoots: true,
      renderLabel: ({ type, name }: { readonly type: string; readonly name: string }) =>
        type === 'docs' || type === 'story' ? formatStoryName(name) : name,
    },
  });
}

let theme = getFirstTheme();
apply(theme);
prefersDark.addEventListener('change', () => apply(theme));

addons.register('spinout/chrome', (api) => {
  const update = () => {
    const { theme: chosen } = api.getGlobals() as { readonly theme?: unknown };
    if (chosen === undefined || chosen === theme) return;
    theme = chosen;
    apply(theme);
  };
  api.on(SET_GLOBALS, update);
  api.on(GLOBALS_UPDATED, update);
});
