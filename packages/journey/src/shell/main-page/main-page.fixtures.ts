import { mainPageMessages } from './main-page.messages.js';
import type { MainPageModel, MainView } from './main-page.model.js';

type Health = MainPageModel['health'];

const provided = ['platform', 'demo', 'design'] as const;

/** View model of the page with the given open view and backend state. */
export const getMainPageModel = (
  view: MainView,
  health: Health = 'ready',
  apiBase = 'https://api.example.org',
): MainPageModel => {
  const status = mainPageMessages.status[health];
  return {
    view,
    isCompact: view !== 'landing',
    place: getPlace(view),
    health,
    status,
    ready: health === 'ready',
    toggles: provided.map((name) => ({
      name,
      on: name === view,
      label: mainPageMessages.toggles[name][name === view ? 'on' : 'off'],
      otherLabel: mainPageMessages.toggles[name][name === view ? 'off' : 'on'],
    })),
    footer: { backend: `Backend: ${status}`, api: `API: ${apiBase}` },
  };
};

const getPlace = (view: MainView): string | null => {
  if (view === 'landing') return null;
  return view === 'journey' ? 'Sleep and memory' : mainPageMessages.toggles[view].off;
};
