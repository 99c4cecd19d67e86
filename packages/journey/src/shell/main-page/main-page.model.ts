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
  /** Name of the active journey; empty if it has none. @default '' */
  readonly journeyName?: string | undefined;
  /** Title of the host page that is open instead of a view; undefined if none is open. @default undefined */
  readonly pageTitle?: string | undefined;
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
  const { pageTitle, journeyName = '' } = setting;
  // A page of the host is instead of every view.
  const shown = pageTitle === undefined ? view : null;
  return {
    view,
    /** Whether the header leaves its space to the work. */
    isCompact: shown !== 'landing',
    /** Name of what is shown; null on the landing page and for a journey without a name. */
    place: getPlace(shown, pageTitle ?? journeyName, messages),
    toggles: TOGGLES.filter((name) => setting.provided.includes(name)).map((name) => {
      const { on, off } = messages.toggles[name];
      const isOn = name === shown;
      return { name, on: isOn, label: isOn ? on : off, otherLabel: isOn ? off : on };
    }),
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

const getPlace = (
  shown: MainView | null,
  ownName: string,
  { toggles }: MainPageMessages,
): string | null => {
  if (shown === 'landing') return null;
  if (shown === null || shown === 'journey') return ownName === '' ? null : ownName;
  return toggles[shown].off;
};

export type MainPageModel = ReturnType<typeof mainPageModel>;
