import { ConfigurationError } from '../errors/api-error.js';

const EXAMPLE =
  "createApiClient({ transport: httpTransport({ apiBase: 'https://api.example.org' }) })";

/**
 * Checks what a client is created with.
 * @throws {ConfigurationError} if it has no transport that could send a request
 */
export function checkClientSettings(settings: unknown): void {
  const { transport, timeoutMs } = readFields(settings);
  if (isTransport(settings)) {
    throw new ConfigurationError(
      'createApiClient() was called with a transport. It takes settings, of which the transport is one, so it would find no ' +
        'transport in it. Write createApiClient({ transport }).',
    );
  }
  if (typeof transport === 'function') {
    throw new ConfigurationError(
      'The `transport` of createApiClient() is a function, not what the function returns, so it has no `send`. Call it: ' +
        `${EXAMPLE}.`,
    );
  }
  if (readFields(transport)['topics'] !== undefined) {
    throw new ConfigurationError(
      'The `transport` of createApiClient() is a client. A client sends its calls through a transport and is none itself. ' +
        'Use the client as it is, or pass its transport.',
    );
  }
  if (!isTransport(transport)) {
    throw new ConfigurationError(
      `createApiClient() got ${transport == null ? 'no `transport`' : 'a `transport` without a method `send`'}. A client ` +
        `sends each call through one, so every call would fail. Write ${EXAMPLE}, or pass the transport of @spinout/engine.`,
    );
  }
  if (timeoutMs !== undefined && !isTimeout(timeoutMs)) {
    throw new ConfigurationError(
      `The \`timeoutMs\` of createApiClient() is ${JSON.stringify(timeoutMs)}. Timers take a positive number of milliseconds up to ` +
        `${MAX_TIMEOUT_MS}, and end at once with another. Write 30_000 for half a minute, or leave it out.`,
    );
  }
}

/** Timers store the delay in 31 bits. */
const MAX_TIMEOUT_MS = 2_147_483_647;

const isTimeout = (value: unknown): boolean =>
  typeof value === 'number' && value > 0 && value <= MAX_TIMEOUT_MS;

const readFields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const isTransport = (value: unknown): boolean => typeof readFields(value)['send'] === 'function';
