import * as z from 'zod/mini';
import type { Answer } from './check.types.js';
import { expectThat, Mismatch } from './mismatch.js';
import { parseWith } from './parse-with.js';

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
