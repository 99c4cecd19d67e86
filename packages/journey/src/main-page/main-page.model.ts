import { fill } from '@spinout/design-system';
import type { MainPageMessages } from './main-page.messages.js';
import {
  PRIORITY,
  TOGGLES,
  type MainPageSnapshot,
  type ToggleState,
  type ToggleName,
} from './main-page.machine.js';

/** What the middle of the page shows. */
export type MainView = 'design' | 'demo' | 'platform' | 'journey' | 'landing';

/** What the model needs besides the machine's state. */
export interface MainPageSetting {
  /** The toggles that lead to a view. */
  readonly given: readonly ToggleName[];
  readonly journeyActive: boolean;
  /** Base of the calls; empty is the page's own origin. */
  readonly apiBase: string;
  readonly origin: string;
}

const selectView = (open: ToggleState, { given, journeyActive }: MainPageSetting): MainView =>
  PRIORITY.find((name) => open[name] && given.includes(name)) ??
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
    toggles: TOGGLES.filter((name) => setting.given.includes(name)).map((name) => ({
      name,
      on: name === view,
      label: messages.toggles[name][name === view ? 'on' : 'off'],
    })),
    /** Name of the state, for the dot. */
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
