import { inspect } from 'node:util';

const SHOWN = '[secret]';

/** A value that is never printed, neither as text nor as JSON nor by `inspect`. */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

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
