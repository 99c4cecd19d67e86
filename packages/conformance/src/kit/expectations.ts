import * as z from 'zod/mini';
import { en } from 'zod/locales';
import { isSourced } from '../rules/rules.js';
import type { Answer, Kit, SignedIn } from './check.types.js';
import { formatExcerpt, hideSecret } from './excerpt.js';

/** A server did not meet an expectation. `message` says what was expected and received. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
  constructor(
    expected: string,
    came: string,
    /** The failing reply. */
    readonly answer?: Answer,
  ) {
    super(`Expected ${expected}, but ${came}.${answer ? `\n${describe(answer)}` : ''}`);
  }
}

/** The server does not have an optional feature. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

const describe = ({ call, status, contentType, body }: Answer): string =>
  `${call} replied ${status} ${contentType || 'without a content type'}: ${formatExcerpt(body)}`;

/** @throws {Mismatch} unless it holds */
export function expectThat(
  holds: boolean,
  expected: string,
  came: string,
  answer?: Answer,
): asserts holds {
  if (!holds) throw new Mismatch(expected, came, answer);
}

const SHOWN_ISSUES = 3;
const SHOWN_CHARACTERS = 80;
const { localeError } = en();

/**
 * Parses a value with a schema.
 * @throws {Mismatch} that lists the invalid fields
 */
export function parseWith<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  what: string,
  answer?: Answer,
): z.core.output<Schema> {
  const parsed = z.core.safeParse(schema, value, { error: localeError });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, SHOWN_ISSUES).map((issue) => {
    const path = issue.path.map(String).join('.') || 'the whole reply';
    return `${path} is ${preview(hideSecret(path, at(value, issue.path)))} (${issue.message})`;
  });
  const more = parsed.error.issues.length - issues.length;
  throw new Mismatch(what, `${issues.join('; ')}${more > 0 ? `; and ${more} more` : ''}`, answer);
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );

const preview = (value: unknown): string => {
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length <= SHOWN_CHARACTERS ? text : `${text.slice(0, SHOWN_CHARACTERS)}…`;
};

const ErrorReply = z.looseObject({ error: z.string().check(z.regex(/\p{L}{2,}/u)) });

/** The first bytes of every PDF. */
const PDF_BYTES = '%PDF-';

const formatStatus = ({ status }: Answer) => `the status was ${status}`;

function expectContentType(answer: Answer, expected: string): void {
  const came = answer.contentType || 'missing';
  expectThat(came === expected, `the content type ${expected}`, `it was ${came}`, answer);
}

/** @throws {Mismatch} unless the call succeeded with JSON */
export function expectJson(answer: Answer): unknown {
  const { status, body } = answer;
  expectThat(status >= 200 && status < 300, 'a good status', formatStatus(answer), answer);
  expectContentType(answer, 'application/json');
  if (body.kind !== 'json') throw new Mismatch('JSON', 'it could not be read as such', answer);
  return body.value;
}

/** @throws {Mismatch} unless the call succeeded with JSON that the schema accepts */
export const parseReply = <Schema extends z.core.$ZodType>(
  schema: Schema,
  answer: Answer,
  what: string,
): z.core.output<Schema> => parseWith(schema, expectJson(answer), what, answer);

/** @throws {Mismatch} unless the call was refused with a 4xx status and an error message */
export function expectRefusal(answer: Answer, what: string): void {
  const { status } = answer;
  expectThat(
    status >= 400 && status < 500,
    `a status from 400 to 499 for ${what}`,
    formatStatus(answer),
    answer,
  );
  expectErrorText(answer, what);
}

/** @throws {Mismatch} unless the status is one of these and the reply has an error message */
export function expectStatus(answer: Answer, statuses: readonly number[], what: string): void {
  expectThat(
    statuses.includes(answer.status),
    `status ${statuses.join(' or ')} for ${what}`,
    formatStatus(answer),
    answer,
  );
  expectErrorText(answer, what);
}

function expectErrorText(answer: Answer, what: string): void {
  const { contentType, body } = answer;
  expectThat(
    contentType === 'application/json' && body.kind === 'json',
    `JSON with an "error" text for ${what}`,
    `the content type was ${contentType || 'missing'}`,
    answer,
  );
  parseWith(ErrorReply, body.value, `an "error" text for ${what}`, answer);
}

/** @throws {Mismatch} unless the reply is a PDF */
export async function expectPdf(answer: Answer): Promise<void> {
  const { body } = answer;
  expectThat(answer.status === 200, 'status 200', formatStatus(answer), answer);
  expectContentType(answer, 'application/pdf');
  if (body.kind !== 'blob') throw new Mismatch('a file', `it was ${body.kind}`, answer);
  expectThat(body.blob.size > 0, 'a PDF', 'it was empty', answer);
  const bytes = new Uint8Array(await body.blob.arrayBuffer());
  const start = String.fromCharCode(...bytes.slice(0, PDF_BYTES.length));
  expectThat(
    start === PDF_BYTES,
    `a file that begins with ${PDF_BYTES}`,
    `it began with "${start}"`,
  );
  const end = String.fromCharCode(...bytes.slice(-1024));
  expectThat(end.includes('%%EOF'), 'a whole PDF', 'its end is missing', answer);
}

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
