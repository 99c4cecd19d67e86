import { fill } from '@spinout/design-system';
import type { MainPageMessages } from './main-page.messages.js';
import {
  PRIORITY,
  TOGGLES,
  type MainPageSnapshot,
  type ToggleState,
  type ToggleName,
} from './main-page.machine.js';

/** The main view of the page. */
export type MainView = 'design' | 'demo' | 'platform' | 'journey' | 'landing';

/** Input of the model besides the machine's state. */
export interface MainPageSetting {
  /** Toggles that have a view. */
  readonly provided: readonly ToggleName[];
  readonly journeyActive: boolean;
  /** Base URL of the API; empty for the page's own origin. */
  readonly apiBase: string;
  readonly origin: string;
}

const selectView = (open: ToggleState, { provided, journeyActive }: MainPageSetting): MainView =>
  PRIORITY.find((name) => open[name] && provided.includes(name)) ??
  (journeyActive ? 'journey' : 'landing');

/** The view model of the page. */
export const mainPageModel = (
  { value, context: { open } }: MainPageSnapshot,
  setting: MainPageSetting,
  messages: MainPageMessages,
) => {
  const status = messages.status[value];
  const view = selectView(open, setting);
  return {
    view,
    toggles: TOGGLES.filter((name) => setting.provided.includes(name)).map((name) => ({
      name,
      on: name === view,
      label: messages.toggles[name][name === view ? 'on' : 'off'],
    })),
    /** State name, for the status dot. */
    health: value,
    status,
    ready: value === 'ready',
    footer: {
      backend: fill(messages.footerBackend, { status }),
      api: fill(messages.footerApi, {
        base: setting.apiBase === '' ? setting.origin : setting.apiBase,
      }),
    },
  };
};

export type MainPageModel = ReturnType<typeof mainPageModel>;
