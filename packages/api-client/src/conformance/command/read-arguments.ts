/// <reference types="node" />
import { parseArgs } from 'node:util';
import { ConfigurationError } from '../../errors/api-error.js';
import { commandMessages as words } from './command.messages.js';

/** What the command was told. */
export interface CommandArguments {
  readonly url: string;
  readonly token: string | null;
  readonly only: readonly string[] | null;
  readonly timeoutMs: number | null;
  readonly jsonFile: string | null;
}

const OPTIONS = {
  url: { type: 'string' },
  token: { type: 'string' },
  'token-env': { type: 'string' },
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
    token: tokenOf(values, environment),
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

const tokenOf = (
  values: { readonly token?: string; readonly 'token-env'?: string },
  environment: Readonly<Record<string, string | undefined>>,
): string | null => {
  const name = values['token-env'];
  if (name === undefined) return values.token ?? null;
  if (values.token !== undefined) throw new ConfigurationError(words.twoTokens);
  const token = environment[name]?.trim() ?? '';
  if (token === '') throw new ConfigurationError(words.noSuchVariable(name));
  return token;
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
