import { ConfigurationError, REQUEST_TIMEOUT_MS } from '@spinout/api-client';
import { httpTransport } from '@spinout/api-client/http';
import { cookieFetch } from '../kit/cookie-fetch.js';
import { removeTokens } from '../kit/excerpt.js';
import { formatReport } from '../run/format-report.js';
import { openHttp } from '../kit/http-access.js';
import { runConformance, type Report } from '../run/run-conformance.js';
import { formatError } from '../kit/with-timeout.js';
import { createSuppliedSessions, hasCredentials } from './supplied-sessions.js';
import { commandMessages as messages } from './command.messages.js';
import { readArguments, type CommandArguments } from './read-arguments.js';

export interface CommandDependencies {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  readonly writeFile: (path: string, text: string) => Promise<void>;
  /** @default the global fetch */
  readonly fetch?: typeof fetch;
}

const FAILED = 1;
const UNUSABLE = 2;

/** Requested first, to check whether the server is reachable. */
const PROBE_PATH = '/api/v1/disclaimers';

/**
 * Runs the command of this package.
 * @returns the exit code: 0 all passed, 1 a check failed, 2 invalid usage or server unreachable
 */
export async function runCommand(
  line: readonly string[],
  dependencies: CommandDependencies,
): Promise<0 | 1 | 2> {
  const secrets = new Set<string>();
  try {
    const supplied = readArguments(line, dependencies.environment);
    if (supplied === null) {
      dependencies.print(messages.help);
      return 0;
    }
    const { token, refreshToken, code, codeVerifier } = supplied.signIn;
    for (const secret of [token, refreshToken, code, codeVerifier]) if (secret) secrets.add(secret);
    const report = await checkServer(supplied, dependencies, secrets);
    dependencies.print(removeTokens(formatReport(report), secrets));
    if (supplied.jsonFile !== null) await writeReport(supplied.jsonFile, report, dependencies);
    return report.failed > 0 ? FAILED : 0;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    dependencies.printError(`${removeTokens(error.message, secrets)}\n`);
    return UNUSABLE;
  }
}

async function checkServer(
  supplied: CommandArguments,
  { fetch: send }: CommandDependencies,
  secrets: Set<string>,
): Promise<Report> {
  const { url, authBase, signIn, only, timeoutMs: suppliedMs } = supplied;
  const timeoutMs = suppliedMs ?? REQUEST_TIMEOUT_MS;
  const http = openHttp(
    { url, ...(send ? { fetch: addCookieJar(url, send) } : {}) },
    { timeoutMs },
  );
  if (authBase !== null) openHttp({ url: authBase }, { timeoutMs });
  await http.send(PROBE_PATH).catch((cause: unknown) => {
    throw new ConfigurationError(messages.unreachable(http.url, formatError(cause)));
  });
  // With a local hostname, all paths are under the given address.
  const base = {
    apiBase: http.url,
    hostname: 'localhost',
    fetch: http.fetch,
    ...(authBase === null ? {} : { authBase }),
  };
  const transport = httpTransport(base);
  const signed = (token: string) =>
    httpTransport({
      ...base,
      session: { bearer: () => ({ token }), renew: () => Promise.resolve(null) },
    });
  const onToken = (token: string) => void secrets.add(token);
  return runConformance({
    transport,
    signed,
    http: { url: http.url, fetch: http.fetch, ...(authBase === null ? {} : { authBase }) },
    timeoutMs,
    ...(only ? { only } : {}),
    ...(hasCredentials(signIn)
      ? { signIn: createSuppliedSessions(signIn, { transport, signed, timeoutMs, onToken }) }
      : {}),
  });
}

const addCookieJar = (url: string, send: typeof fetch) =>
  URL.canParse(url) ? cookieFetch(new URL(url).origin, send) : send;

async function writeReport(file: string, report: Report, { writeFile }: CommandDependencies) {
  try {
    await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  } catch (cause) {
    throw new ConfigurationError(messages.notWritten(file, formatError(cause)));
  }
}
