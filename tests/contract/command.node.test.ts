import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '@spinout/conformance';
import { runCommand } from '@spinout/conformance/testing';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.js';
import { openMinimalSignIn, type SignInDefect } from './minimal-sign-in.js';
import { signInAt } from './sign-in.js';

const OPEN_TIMEOUT_MS = 180_000;
/** The first checks load the language model of the server, which takes long on a busy machine. */
const CHECK_TIMEOUT_MS = 180_000;
const SOURCE = new URL('../../packages/conformance/src/cli.ts', import.meta.url);

describe('The command', { timeout: CHECK_TIMEOUT_MS }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'spinout-command-'));
  const command = join(folder, 'command.mjs');
  let server: TestServer | undefined;

  beforeAll(async () => {
    await build({
      entryPoints: [SOURCE.pathname],
      outfile: command,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      conditions: ['@spinout/source'],
    });
    server = await startTestServer();
  }, OPEN_TIMEOUT_MS);
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, OPEN_TIMEOUT_MS);

  /** Runs the command in a process of its own, as a person does. */
  const runProcess = async (args: readonly string[], environment: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [command, ...args], {
      env: { ...process.env, ...environment },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  };

  /** Runs the command in this process, which needs no time to start. */
  const run = async (args: readonly string[], environment: Record<string, string> = {}) => {
    let output = '';
    const print = (text: string) => void (output += text);
    const code = await runCommand(args, {
      environment: { ...process.env, ...environment },
      print,
      printError: print,
      writeFile: (path, text) => writeFile(path, text),
    });
    return { code, output };
  };
  const getArguments = () => [server?.origin ?? ''];

  it('checks only the nine calls that the flow needs', async () => {
    const json = join(folder, 'flow.json');
    const { code } = await run([...getArguments(), '--for', 'flow', '--json', json]);
    const report = JSON.parse(readFileSync(json, 'utf8')) as Report;
    expect(code).toBe(0);
    expect([...new Set(report.results.map(({ row }) => row))].sort()).toEqual(
      Array.from({ length: 9 }, (_, at) => `API-0${at + 1}`),
    );
  });

  it.each([
    [['--for', 'company'], '--for must be "flow" or "journey", not "company".'],
    [['--for', 'flow', '--only', 'API-01'], 'Give --only or --for, not both.'],
  ])('refuses %j', async (args, message) => {
    const { code, output } = await run([...getArguments(), ...args]);
    expect(output).toContain(message);
    expect(code).toBe(2);
  });

  it('exits with 0 if all checks pass, and writes its report', async () => {
    const json = join(folder, 'report.json');
    const { code, output } = await runProcess([
      ...getArguments(),
      '--only',
      'API-01, HTTP',
      '--json',
      json,
    ]);
    expect(output).toMatch(/\d+ passed, 0 failed, 0 left out\n$/);
    expect(code).toBe(0);
    const report = JSON.parse(readFileSync(json, 'utf8')) as Report;
    expect(new Set(report.results.map(({ row }) => row))).toEqual(new Set(['API-01', 'HTTP']));
  });

  it('checks the calls of a signed-in user without printing the token', async () => {
    const { token } = await signInAt(server?.origin ?? '');
    const only = ['--only', 'API-21,API-22,API-23,API-24'];
    const { code, output } = await runProcess(
      [...getArguments(), '--token-env', 'MY_TOKEN', ...only],
      {
        MY_TOKEN: token,
      },
    );
    expect(output).toMatch(/ok +returns the profile/);
    expect(output).toMatch(/left out +signs out/);
    expect(output).not.toContain(token);
    expect(code).toBe(0);
    const after = await run([...getArguments(), '--token', token, '--only', 'API-21']);
    expect(after.code, 'the token is still good').toBe(0);
  });

  const SESSION_ROWS = ['--only', 'API-21,API-23,API-24,API-25,API-26,API-27'];

  /** Checks sessions of a sign-in service at its own address. */
  const runWithSignIn = async (
    defect: SignInDefect | null,
    options: readonly ('tokens' | 'code')[],
  ) => {
    const signIn = await openMinimalSignIn(defect);
    const { access, refresh, code, state } = signIn.credentials;
    const ran = await run(
      [
        ...getArguments(),
        ...['--auth-base', signIn.authBase, ...SESSION_ROWS],
        ...(options.includes('tokens')
          ? ['--token', access, '--refresh-token-env', 'MY_REFRESH']
          : []),
        ...(options.includes('code') ? ['--code', code, '--state', state] : []),
      ],
      { MY_REFRESH: refresh },
    );
    await signIn.close();
    expect(ran.output).not.toMatch(/(?:access|refresh|code)-of-a-person/);
    return ran;
  };

  it('checks sessions completely with tokens and a code, at the address of sign-in', async () => {
    const { code, output } = await runWithSignIn(null, ['tokens', 'code']);
    expect(output).toMatch(/ok +refuses a refresh token that was used before/);
    expect(output).toMatch(
      /ok +signs out: the access token and the refresh token are no longer valid/,
    );
    expect(output).toMatch(/ok +returns tokens and a user for a code/);
    expect(output).toMatch(/ 0 failed, 0 left out\n$/);
    expect(code).toBe(0);
  });

  it('reports which checks one session skips and how to run them', async () => {
    const { code, output } = await runWithSignIn(null, ['tokens']);
    expect(output).toMatch(/ok +refuses a refresh token that was used before/);
    expect(output).toMatch(/left out +signs out[^\n]*\n +The given session ended[^\n]*--code/);
    expect(code).toBe(0);
  });

  it.each([
    ['takes-used-refresh-tokens', 'API-23'],
    ['keeps-access-tokens', 'API-24'],
    ['redirects-anywhere', 'API-27'],
  ] as const)(
    'finds the defect of a sign-in service that %s, even with one session',
    async (defect, row) => {
      const { code, output } = await runWithSignIn(defect, ['tokens']);
      expect(output).toMatch(new RegExp(`Failed: ${row}\n$`));
      expect(output).toMatch(/FAILED[^\n]*\n +Expected [^\n]+, but [^\n]+\n[^]*How to fix: /);
      expect(code).toBe(1);
    },
  );

  it('explains in its help that servers must ignore unknown fields', async () => {
    const { output } = await run(['--help']);
    expect(output).toMatch(/must ignore fields that it does not know/);
    expect(output).toMatch(/data_source, notice, figures and tables/);
  });

  it('exits with 1 if a check failed, and prints its row', async () => {
    const token = 'stale.token-of-a-person';
    const { code, output } = await runProcess([
      ...getArguments(),
      ...['--token', token, '--only', 'API-21'],
    ]);
    expect(output).toMatch(/Failed: API-21\n$/);
    expect(output).not.toContain(token);
    expect(code).toBe(1);
  });

  it('exits with 2 if the server is unreachable', async () => {
    const { code, output } = await runProcess(['http://127.0.0.1:9']);
    expect(output).toMatch(/^http:\/\/127.0.0.1:9 could not be reached: /);
    expect(code).toBe(2);
  });

  it.each([
    ['no command', []],
    ['two servers', ['http://localhost', '--url', 'http://localhost']],
    ['no address', []],
    ['an address that is none', ['localhost:80']],
    ['an option that is none', ['http://localhost', '--fast']],
    ['a row that is none', ['--only', 'API-99']],
    ['a time that is none', ['--timeout', 'soon']],
    ['a variable that is not there', ['--token-env', 'NO_SUCH_VARIABLE']],
    ['a token in two ways', ['--token-env', 'PATH', '--token', 'x']],
    ['a refresh token in two ways', ['--refresh-token-env', 'PATH', '--refresh-token', 'x']],
    ['a state without a code', ['--state', 'x']],
    ['an address of sign-in that is none', ['--auth-base', 'accounts']],
  ])('ends with 2 and one line of help for %s', async (_, args) => {
    const whole = args[0]?.startsWith('--') ? [...getArguments(), ...args] : args;
    const { code, output } = await run(whole);
    expect(output).toMatch(/^[^\n]{20,600}\n$/);
    expect(code).toBe(2);
  });

  it('shows its help', async () => {
    const { code, output } = await run(['--help']);
    expect(output).toContain('--token-env NAME');
    expect(code).toBe(0);
  });
});
