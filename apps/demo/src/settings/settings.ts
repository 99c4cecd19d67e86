import { SCENARIOS, type Scenario } from '@spinout/api-client/testing';
import type { ThemeName } from '@spinout/design-system';

export const THEMES = [
  'system',
  'light',
  'dark',
  'high-contrast',
] as const satisfies readonly ThemeName[];
export const DIRECTIONS = ['ltr', 'rtl'] as const;

/** What the address of the page may say, and the switches change. */
export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly dir: (typeof DIRECTIONS)[number];
  readonly scenario: Scenario;
  /** Step to open at, from 1; null leaves it to the flow. */
  readonly step: number | null;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Reads `?step=&scenario=&theme=&dir=`; anything unknown is left out. */
export function readSettings(search: string): Settings {
  const query = new URLSearchParams(search);
  const step = Number.parseInt(query.get('step') ?? '', 10);
  return {
    theme: oneOf(THEMES, query.get('theme')) ?? 'system',
    dir: oneOf(DIRECTIONS, query.get('dir')) ?? 'ltr',
    scenario: oneOf(SCENARIOS, query.get('scenario')) ?? 'happy',
    step: Number.isNaN(step) ? null : step,
  };
}

/** The query that brings these settings back; what is usual is left out. */
export function settingsQuery({ theme, dir, scenario, step }: Settings): string {
  const query = new URLSearchParams();
  if (step !== null) query.set('step', String(step));
  if (scenario !== 'happy') query.set('scenario', scenario);
  if (theme !== 'system') query.set('theme', theme);
  if (dir !== 'ltr') query.set('dir', dir);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
