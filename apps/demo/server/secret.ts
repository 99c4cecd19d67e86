import { inspect } from 'node:util';

const SHOWN = '[secret]';

/** A value that never prints: not as text, not as JSON, not when an object that holds it is inspected. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  /** Hands the value to the one place that needs it. */
  reveal(): string {
    return this.#value;
  }

  toString(): string {
    return SHOWN;
  }

  toJSON(): string {
    return SHOWN;
  }

  [inspect.custom](): string {
    return SHOWN;
  }
}
