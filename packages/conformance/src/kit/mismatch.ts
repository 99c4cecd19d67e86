import { formatExcerpt } from './excerpt.js';
import type { Answer } from './check.types.js';

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
