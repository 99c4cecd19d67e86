import { ConfigurationError } from '@spinout/api-client';
import { CHECKS } from '../checks/all-checks.js';
import type { Check } from '../kit/check.types.js';
import { removeTokens } from '../kit/excerpt.js';
import { getFix } from './fixes.js';
import { openKit, type KitSettings, type OpenKit } from '../kit/kit.js';
import { Mismatch, NotApplicable } from '../kit/expectations.js';
import { formatError } from '../kit/with-timeout.js';

/** Result of a check. */
export interface CheckResult {
  readonly row: string;
  readonly title: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** What was expected and received, or why the check was skipped. */
  readonly message?: string;
  /** Warnings. */
  readonly warnings?: readonly string[];
  /** How to fix a failed check. */
  readonly fix?: string;
  /** Duration in milliseconds. */
  readonly ms: number;
}

export interface Report {
  readonly results: readonly CheckResult[];
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface ConformanceSettings extends KitSettings {
  /** Rows of the requirements to check. @default all */
  readonly only?: readonly string[];
  /** Called with each result. */
  readonly onResult?: (result: CheckResult) => void;
  /** Monotonic clock in milliseconds. @default performance.now */
  readonly now?: () => number;
}

/**
 * Checks a server, or any other transport, against the contract and the rules of the specifications.
 * Checks run one after the other. Stored data carries the id of the run and is removed if possible.
 * @throws {ConfigurationError} for an unknown row or a sign-in that cannot be used
 */
export async function runConformance(settings: ConformanceSettings): Promise<Report> {
  const { only, onResult, now = () => performance.now() } = settings;
  checkRows(only);
  if (settings.signIn && !settings.signed && !settings.http) {
    throw new ConfigurationError(
      'signIn gives a token, but nothing sends it. Give `http: { url }`, or `signed: (token) => transport`.',
    );
  }
  const kit = openKit(settings);
  const results: CheckResult[] = [];
  for (const check of CHECKS) {
    if (only && !only.includes(check.row)) continue;
    const started = now();
    const outcome = await runCheck(check, kit, settings);
    const warnings = kit.takeWarnings();
    const result: CheckResult = {
      row: check.row,
      title: check.title,
      ...outcome,
      ...(outcome.outcome === 'failed' ? { fix: getFix(check) } : {}),
      ...(warnings.length > 0 ? { warnings } : {}),
      ms: Math.round(now() - started),
    };
    results.push(result);
    onResult?.(result);
  }
  const count = (wanted: CheckResult['outcome']) =>
    results.filter(({ outcome }) => outcome === wanted).length;
  return { results, passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

function checkRows(only: readonly string[] | undefined) {
  const rows = new Set(CHECKS.map(({ row }) => row));
  const unknown = only?.filter((row) => !rows.has(row)) ?? [];
  if (unknown.length === 0) return;
  throw new ConfigurationError(
    `There are no checks for ${unknown.join(', ')}. There are checks for ${[...rows].join(', ')}.`,
  );
}

const WITHOUT = {
  session: 'No sign-in was given.',
  http: 'The server was not given as an address.',
} as const;

async function runCheck(
  { needs, run }: Check,
  kit: OpenKit,
  { signIn, http }: ConformanceSettings,
): Promise<Pick<CheckResult, 'outcome' | 'message'>> {
  const has = { session: signIn !== undefined, http: http !== undefined };
  if (needs && !has[needs]) return { outcome: 'skipped', message: WITHOUT[needs] };
  try {
    await run(kit);
    return { outcome: 'passed' };
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const isExpected = error instanceof Mismatch || error instanceof NotApplicable;
    const finding = isExpected
      ? error
      : new Mismatch('the check to finish', `it broke: ${formatError(error)}`);
    const message = removeTokens(finding.message, kit.secrets);
    return { outcome: finding instanceof NotApplicable ? 'skipped' : 'failed', message };
  }
}
