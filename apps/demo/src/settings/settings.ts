import { allExampleReplies, SCENARIOS, type Scenario } from '@spinout/api-client/testing';
import type { ThemeName } from '@spinout/design-system';
import { ROLES } from '@spinout/journey/auth';

/** Whether the page has the demo's own controls: in every build except `npm run build:production`. */
export const HAS_DEMO_SETTINGS = import.meta.env.MODE !== 'product';

export const THEMES = [
  'system',
  'light',
  'dark',
  'high-contrast',
] as const satisfies readonly ThemeName[];
export const DIRECTIONS = ['ltr', 'rtl'] as const;
export const CALLS: readonly string[] = Object.keys(allExampleReplies).toSorted();
/** The server of this page, or the engine in a web worker. */
export const BACKENDS = ['server', 'engine'] as const;
export type Backend = (typeof BACKENDS)[number];

/** What the page shows first; `home` is the landing page or the current journey. */
export const VIEWS = ['home', 'platform', 'demo', 'design'] as const;
export type View = (typeof VIEWS)[number];

/** Role to show the page as: a guest, or a demo account with another role. */
export type ShownRole = (typeof ROLES)[number];

/** Settings that are stored in the URL. */
export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly dir: (typeof DIRECTIONS)[number];
  readonly scenario: Scenario;
  /** The call that the scenario applies to; null for every call. */
  readonly call: string | null;
  readonly backend: Backend;
  /** Role to show the page as; null for the signed-in user. */
  readonly showAs: ShownRole | null;
  readonly view: View;
  /** Step of the flow to open, from 1; null for the saved step. */
  readonly step: number | null;
}

const findOption = <Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | null => values.find((value) => value === text) ?? null;

/**
 * Reads `?view=&step=&scenario=&call=&as=&theme=&dir=&backend=`; unknown values are ignored. A step belongs to
 * the flow, so it opens the platform unless a view is given.
 * @param defaultBackend used if the URL names none
 */
export function readSettings(search: string, defaultBackend: Backend): Settings {
  const query = new URLSearchParams(search);
  const step = Number.parseInt(query.get('step') ?? '', 10);
  const demoQuery = HAS_DEMO_SETTINGS ? query : new URLSearchParams();
  return {
    theme: findOption(THEMES, query.get('theme')) ?? 'system',
    dir: findOption(DIRECTIONS, query.get('dir')) ?? 'ltr',
    scenario: findOption(SCENARIOS, demoQuery.get('scenario')) ?? 'happy',
    call: findOption(CALLS, demoQuery.get('call')),
    backend: findOption(BACKENDS, demoQuery.get('backend')) ?? defaultBackend,
    showAs: findOption(ROLES, demoQuery.get('as')),
    view: findOption(VIEWS, query.get('view')) ?? getDefaultView(query.has('step')),
    step: Number.isNaN(step) ? null : step,
  };
}

const getDefaultView = (hasStep: boolean): View => (hasStep ? 'platform' : 'home');

/** Returns the query for these settings, without default values. */
export function settingsQuery(
  { theme, dir, scenario, call, backend, showAs, view, step }: Settings,
  defaultBackend: Backend,
): string {
  const query = new URLSearchParams();
  if (view !== getDefaultView(step !== null)) query.set('view', view);
  if (step !== null) query.set('step', String(step));
  if (scenario !== 'happy') query.set('scenario', scenario);
  if (call !== null) query.set('call', call);
  if (showAs !== null) query.set('as', showAs);
  if (theme !== 'system') query.set('theme', theme);
  if (dir !== 'ltr') query.set('dir', dir);
  if (backend !== defaultBackend) query.set('backend', backend);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
