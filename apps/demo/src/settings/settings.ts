import { allExampleReplies, SCENARIOS, type Scenario } from '@spinout/api-client/testing';
import { fill, type ThemeName } from '@spinout/design-system';
import { ROLES } from '@spinout/journey/auth';
import { appMessages } from '../app.messages.js';
import { findLanguage } from '@spinout/languages';

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

/** Tabs of the platform with an address; the first one has none of its own. */
export const SECTIONS = ['agents', 'quantum', 'dashboard', 'showcase', 'impact'] as const;
export type Section = (typeof SECTIONS)[number];

/** Pages over the view. */
export const PAGES = ['journeys', 'admin'] as const;
export type OpenPage = (typeof PAGES)[number];

/** What the page shows; changing it is a step in the history of the browser. */
export interface Place {
  readonly view: View;
  /** Tab of the platform; null for the first, and in other views. */
  readonly section: Section | null;
  /** Page over the view; null for none. */
  readonly page: OpenPage | null;
  /** Step of the flow to open, from 1; null for the saved step. */
  readonly step: number | null;
}

/** Role to show the page as: a guest, or a demo account with another role. */
export type ShownRole = (typeof ROLES)[number];

/** Settings that are stored in the URL. */
export interface Settings extends Place {
  readonly theme: (typeof THEMES)[number];
  /** Tag of the language. */
  readonly lang: string;
  readonly dir: (typeof DIRECTIONS)[number];
  readonly scenario: Scenario;
  /** The call that the scenario applies to; null for every call. */
  readonly call: string | null;
  readonly backend: Backend;
  /** Role to show the page as; null for the signed-in user. */
  readonly showAs: ShownRole | null;
}

const findOption = <Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | null => values.find((value) => value === text) ?? null;

/**
 * Reads `?view=&section=&page=&step=&scenario=&call=&as=&theme=&lang=&dir=&backend=`; unknown values are ignored. A step
 * belongs to the flow, so it opens the platform unless a view is given.
 * @param defaultBackend used if the URL names none
 */
export function readSettings(search: string, defaultBackend: Backend): Settings {
  const query = new URLSearchParams(search);
  const language = findLanguage(query.get('lang'));
  const step = Number.parseInt(query.get('step') ?? '', 10);
  const view = findOption(VIEWS, query.get('view')) ?? getDefaultView(query.has('step'));
  const demoQuery = HAS_DEMO_SETTINGS ? query : new URLSearchParams();
  return {
    theme: findOption(THEMES, query.get('theme')) ?? 'system',
    lang: language.tag,
    dir: findOption(DIRECTIONS, query.get('dir')) ?? language.dir,
    scenario: findOption(SCENARIOS, demoQuery.get('scenario')) ?? 'happy',
    call: findOption(CALLS, demoQuery.get('call')),
    backend: findOption(BACKENDS, demoQuery.get('backend')) ?? defaultBackend,
    showAs: findOption(ROLES, demoQuery.get('as')),
    view,
    section: view === 'platform' ? findOption(SECTIONS, query.get('section')) : null,
    page: findOption(PAGES, query.get('page')),
    step: Number.isNaN(step) ? null : step,
  };
}

const getDefaultView = (hasStep: boolean): View => (hasStep ? 'platform' : 'home');

/** Returns the query for these settings, without default values. */
export function settingsQuery(
  { theme, lang, dir, scenario, call, backend, showAs, view, section, page, step }: Settings,
  defaultBackend: Backend,
): string {
  const query = new URLSearchParams();
  if (view !== getDefaultView(step !== null)) query.set('view', view);
  if (section !== null && view === 'platform') query.set('section', section);
  if (page !== null) query.set('page', page);
  if (step !== null) query.set('step', String(step));
  if (scenario !== 'happy') query.set('scenario', scenario);
  if (call !== null) query.set('call', call);
  if (showAs !== null) query.set('as', showAs);
  if (theme !== 'system') query.set('theme', theme);
  if (lang !== findLanguage(null).tag) query.set('lang', lang);
  if (dir !== findLanguage(lang).dir) query.set('dir', dir);
  if (backend !== defaultBackend) query.set('backend', backend);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Title of the document at this place. @param messages of the current language */
export function getDocumentTitle(
  { view, section, page }: Place,
  messages: typeof appMessages = appMessages,
): string {
  const place = page ?? (view === 'platform' ? (section ?? 'guided') : view);
  const name = messages[`place.${place}`];
  return name === ''
    ? messages.title
    : fill(messages.documentTitle, { place: name, product: messages.title });
}
