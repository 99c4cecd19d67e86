import { expectThat, NotApplicable } from './mismatch.js';
import type { Kit, SignedIn } from './check.types.js';
import { isSourced } from '../rules/rules.js';

/** @throws {Mismatch} if two are equal */
export function expectDistinct(ids: readonly unknown[], what: string): void {
  const seen = new Set<string>();
  for (const id of ids.map(String)) {
    expectThat(!seen.has(id), `each ${what} once`, `"${id}" was returned twice`);
    seen.add(id);
  }
}

/** Warns if a reply does not state its origin, which screens show. */
export function warnIfUnsourced(kit: Kit, ...places: readonly unknown[]): void {
  if (!places.some(isSourced)) {
    kit.warn('The reply does not say where it comes from: no `source` with an `origin` (T-58).');
  }
}

/** Whether two values are equal as JSON, regardless of the order of fields. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, sortKeys) === JSON.stringify(other, sortKeys);

const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** @throws {NotApplicable} if the sign-in returned none */
export const requireRefreshToken = ({ refresh_token }: Pick<SignedIn, 'refresh_token'>): string => {
  if (refresh_token !== undefined) return refresh_token;
  throw new NotApplicable('The sign-in gave no refresh token, so its session is left alone.');
};
