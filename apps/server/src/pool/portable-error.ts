/** An error as plain data, for a message port. */
export interface PortableError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string;
  /** Own properties with plain values, such as a status. */
  readonly details: Readonly<Record<string, string | number | boolean>>;
  /** Identifies the error in the thread where it was thrown first. */
  readonly origin?: number;
}

const ORIGIN = Symbol('origin');

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const COPIED = new Set(['name', 'message', 'stack']);

/** Describes anything that was thrown. */
export function toPortableError(error: unknown, origin?: number): PortableError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), details: {} };
  const entries = Object.entries(error).filter(([name]) => !COPIED.has(name));
  const known = origin ?? (ORIGIN in error ? error[ORIGIN] : undefined);
  return {
    name: error.name,
    message: error.message,
    ...(error.stack === undefined ? {} : { stack: error.stack }),
    details: Object.fromEntries(entries.filter((entry) => isPlain(entry[1]))),
    ...(typeof known === 'number' ? { origin: known } : {}),
  };
}

/** Recreates an error of a class that the receiving code checks for; null for other errors. */
export type ReviveError = (error: PortableError) => Error | null;

/** Creates an error with the same name, text and details. It remembers its origin when it is sent back. */
export function fromPortableError(
  portable: PortableError,
  revive: ReviveError = () => null,
): Error {
  const { name, message, stack, details, origin } = portable;
  const error = revive(portable) ?? Object.assign(new Error(message), { name, ...details });
  if (stack !== undefined) error.stack = stack;
  return origin === undefined
    ? error
    : Object.defineProperty(error, ORIGIN, { value: origin, enumerable: false });
}
