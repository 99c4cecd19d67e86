/// <reference types="node" />
import { parseArgs } from 'node:util';
import { ConfigurationError } from '@spinout/api-client';
import type { SuppliedSignIn } from './supplied-sessions.js';
import { commandMessages as messages } from './command.messages.js';
import { PACKAGES, rowsFor } from './package-rows.js';

export interface CommandArguments {
  readonly url: string;
  /** @default /api/v1 under the url */
  readonly authBase: string | null;
  readonly signIn: SuppliedSignIn;
  readonly only: readonly string[] | null;
  readonly timeoutMs: number | null;
  readonly jsonFile: string | null;
}

const OPTIONS = {
  url: { type: 'string' },
  'auth-base': { type: 'string' },
  token: { type: 'string' },
  'token-env': { type: 'string' },
  'refresh-token': { type: 'string' },
  'refresh-token-env': { type: 'string' },
  code: { type: 'string' },
  'code-env': { type: 'string' },
  state: { type: 'string' },
  'code-verifier': { type: 'string' },
  only: { type: 'string' },
  for: { type: 'string' },
  timeout: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/**
 * Parses the command line.
 * @returns null for `--help`
 * @throws {ConfigurationError} for invalid arguments
 */
export function readArguments(
  line: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CommandArguments | null {
  const { values, positionals } = parseOptions(line);
  if (values.help === true) return null;
  const [url = values.url, ...others] = positionals;
  if (others.length > 0) throw new ConfigurationError(messages.oneServer);
  if (url === undefined) throw new ConfigurationError(messages.noUrl);
  if (positionals.length > 0 && values.url !== undefined)
    throw new ConfigurationError(messages.oneServer);
  return {
    url,
    authBase: values['auth-base'] ?? null,
    signIn: parseSignIn(values, environment),
    only: readRows(values),
    timeoutMs: values.timeout === undefined ? null : parseMilliseconds(values.timeout),
    jsonFile: values.json ?? null,
  };
}

const parseOptions = (line: readonly string[]) => {
  try {
    return parseArgs({ args: [...line], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new ConfigurationError(cause instanceof Error ? cause.message : String(cause));
  }
};

type Values = ReturnType<typeof parseOptions>['values'];
type Environment = Readonly<Record<string, string | undefined>>;

function parseSignIn(values: Values, environment: Environment): SuppliedSignIn {
  const code = readSecret('code', values, environment);
  const [state, codeVerifier] = [values.state ?? null, values['code-verifier'] ?? null];
  if (code === null && (state !== null || codeVerifier !== null)) {
    throw new ConfigurationError(messages.noCode);
  }
  return {
    token: readSecret('token', values, environment),
    refreshToken: readSecret('refresh-token', values, environment),
    code,
    state,
    codeVerifier,
  };
}

/** Value of an option, or of the environment variable that the `-env` option names. */
const readSecret = (
  option: 'token' | 'refresh-token' | 'code',
  values: Values,
  environment: Environment,
): string | null => {
  const { [option]: text, [`${option}-env` as const]: name } = values;
  if (name === undefined) return text ?? null;
  if (text !== undefined) throw new ConfigurationError(messages.twice(option));
  const secret = environment[name]?.trim() ?? '';
  if (secret === '') throw new ConfigurationError(messages.noSuchVariable(name));
  return secret;
};

/** The rows to check; null for all. */
const readRows = ({ only, for: name }: Values): readonly string[] | null => {
  if (name === undefined) return only === undefined ? null : parseNames(only);
  if (only !== undefined) throw new ConfigurationError(messages.oneSelection);
  const known = PACKAGES.find((one) => one === name);
  if (known === undefined) throw new ConfigurationError(messages.unknownPackage(name));
  return rowsFor(known);
};

const parseNames = (text: string): readonly string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

const parseMilliseconds = (text: string): number => {
  const milliseconds = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (milliseconds < 1) throw new ConfigurationError(messages.badTimeout);
  return milliseconds;
};
