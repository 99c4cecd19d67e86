import { allExampleReplies, SCENARIOS, type Scenario } from '@spinout/api-client/testing';
import type { ThemeName } from '@spinout/design-system';
import { ROLES } from '@spinout/journey/auth';

export const THEMES = [
  'system',
  'light',
  'dark',
  'high-contrast',
] as const satisfies readonly ThemeName[];
export const DIRECTIONS = ['ltr', 'rtl'] as const;
/** Names of all calls that there are. */
export const CALLS: readonly string[] = Object.keys(allExampleReplies).toSorted();
/** Who answers: the server of this page, or the engine in a worker of the browser. */
export const BACKENDS = ['server', 'engine'] as const;
export type Backend = (typeof BACKENDS)[number];

/** What the page shows when it opens; `home` is the landing or the journey under way. */
export const VIEWS = ['home', 'platform', 'demo', 'design'] as const;
export type View = (typeof VIEWS)[number];

/** As whom the page may be shown: a guest, or a demo account with one of the other roles. */
export const SHOWN_ROLES = ROLES;
export type ShownRole = (typeof SHOWN_ROLES)[number];

/** What the address of the page may say, and the switches change. */
export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly dir: (typeof DIRECTIONS)[number];
  readonly scenario: Scenario;
  /** The one call that meets the scenario; null = every call. */
  readonly call: string | null;
  readonly backend: Backend;
  /** As whom the page is shown; null shows it to who is signed in. */
  readonly showAs: ShownRole | null;
  readonly view: View;
  /** Step of the guided flow to open at, from 1; null leaves it to the flow. */
  readonly step: number | null;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/**
 * Reads `?view=&step=&scenario=&call=&as=&theme=&dir=&backend=`; anything unknown is left out. A step names the flow, so it
 * opens the platform where no view is named.
 * @param served who answers when the address does not say
 */
export function readSettings(search: string, served: Backend): Settings {
  const query = new URLSearchParams(search);
  const step = Number.parseInt(query.get('step') ?? '', 10);
  return {
    theme: oneOf(THEMES, query.get('theme')) ?? 'system',
    dir: oneOf(DIRECTIONS, query.get('dir')) ?? 'ltr',
    scenario: oneOf(SCENARIOS, query.get('scenario')) ?? 'happy',
    call: oneOf(CALLS, query.get('call')),
    backend: oneOf(BACKENDS, query.get('backend')) ?? served,
    showAs: oneOf(SHOWN_ROLES, query.get('as')),
    view: oneOf(VIEWS, query.get('view')) ?? usualView(query.has('step')),
    step: Number.isNaN(step) ? null : step,
  };
}

const usualView = (hasStep: boolean): View => (hasStep ? 'platform' : 'home');

/** The query that brings these settings back; what is usual is left out. */
export function settingsQuery(
  { theme, dir, scenario, call, backend, showAs, view, step }: Settings,
  served: Backend,
): string {
  const query = new URLSearchParams();
  if (view !== usualView(step !== null)) query.set('view', view);
  if (step !== null) query.set('step', String(step));
  if (scenario !== 'happy') query.set('scenario', scenario);
  if (call !== null) query.set('call', call);
  if (showAs !== null) query.set('as', showAs);
  if (theme !== 'system') query.set('theme', theme);
  if (dir !== 'ltr') query.set('dir', dir);
  if (backend !== served) query.set('backend', backend);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
