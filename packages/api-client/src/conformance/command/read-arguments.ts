/// <reference types="node" />
import { parseArgs } from 'node:util';
import { ConfigurationError } from '../../errors/api-error.js';
import type { GivenSignIn } from './given-sessions.js';
import { commandMessages as words } from './command.messages.js';

/** What the command was told. */
export interface CommandArguments {
  readonly url: string;
  /** @default the command's own: /api/v1 under the url */
  readonly authBase: string | null;
  readonly signIn: GivenSignIn;
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
  timeout: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/**
 * Reads the command line.
 * @returns null where help is asked for
 * @throws {ConfigurationError} that says what is wrong with it
 */
export function readArguments(
  line: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CommandArguments | null {
  const { values, positionals } = parsed(line);
  if (values.help === true) return null;
  if (positionals.length !== 1 || positionals[0] !== 'conformance') {
    throw new ConfigurationError(words.unknownCommand);
  }
  if (values.url === undefined) throw new ConfigurationError(words.noUrl);
  return {
    url: values.url,
    authBase: values['auth-base'] ?? null,
    signIn: signInOf(values, environment),
    only: values.only === undefined ? null : namesIn(values.only),
    timeoutMs: values.timeout === undefined ? null : millisecondsOf(values.timeout),
    jsonFile: values.json ?? null,
  };
}

const parsed = (line: readonly string[]) => {
  try {
    return parseArgs({ args: [...line], options: OPTIONS, allowPositionals: true });
  } catch (cause) {
    throw new ConfigurationError(cause instanceof Error ? cause.message : String(cause));
  }
};

type Values = Readonly<Partial<Record<string, string | boolean>>>;
type Environment = Readonly<Record<string, string | undefined>>;

function signInOf(values: Values, environment: Environment): GivenSignIn {
  const code = secretOf('code', values, environment);
  const [state, codeVerifier] = [textOf(values['state']), textOf(values['code-verifier'])];
  if (code === null && (state !== null || codeVerifier !== null)) {
    throw new ConfigurationError(words.noCode);
  }
  return {
    token: secretOf('token', values, environment),
    refreshToken: secretOf('refresh-token', values, environment),
    code,
    state,
    codeVerifier,
  };
}

const textOf = (value: string | boolean | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** What an option holds, or the variable that another one names. */
const secretOf = (option: string, values: Values, environment: Environment): string | null => {
  const given = textOf(values[option]);
  const name = textOf(values[`${option}-env`]);
  if (name === null) return given;
  if (given !== null) throw new ConfigurationError(words.twice(option));
  const secret = environment[name]?.trim() ?? '';
  if (secret === '') throw new ConfigurationError(words.noSuchVariable(name));
  return secret;
};

const namesIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

const millisecondsOf = (text: string): number => {
  const milliseconds = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (milliseconds < 1) throw new ConfigurationError(words.badTimeout);
  return milliseconds;
};
