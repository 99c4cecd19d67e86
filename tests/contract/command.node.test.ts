import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '@spinout/api-client/conformance';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../apps/demo/server/testing/test-server.js';
import { signInAt } from './sign-in.js';

const OPEN_TIMEOUT_MS = 60_000;
const SOURCE = new URL('../../packages/api-client/src/conformance-cli.ts', import.meta.url);

describe('The command', () => {
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
    });
    server = await startTestServer();
  }, OPEN_TIMEOUT_MS);
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }, OPEN_TIMEOUT_MS);

  const run = async (args: readonly string[], environment: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [command, ...args], {
      env: { ...process.env, ...environment },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  };
  const at = () => ['conformance', '--url', server?.origin ?? ''];

  it('ends with 0 when all is well, and writes its report', async () => {
    const json = join(folder, 'report.json');
    const { code, output } = await run([...at(), '--only', 'API-01, HTTP', '--json', json]);
    expect(output).toMatch(/\d+ passed, 0 failed, 0 left out\n$/);
    expect(code).toBe(0);
    const report = JSON.parse(readFileSync(json, 'utf8')) as Report;
    expect(new Set(report.results.map(({ row }) => row))).toEqual(new Set(['API-01', 'HTTP']));
  });

  it('checks the calls of a signed-in person with a token that it never shows', async () => {
    const { token } = await signInAt(server?.origin ?? '');
    const only = ['--only', 'API-21,API-22,API-23,API-24'];
    const { code, output } = await run([...at(), '--token-env', 'MY_TOKEN', ...only], {
      MY_TOKEN: token,
    });
    expect(output).toMatch(/ok +loads the profile/);
    expect(output).toMatch(/left out +signs out/);
    expect(output).not.toContain(token);
    expect(code).toBe(0);
    const after = await run([...at(), '--token', token, '--only', 'API-21']);
    expect(after.code, 'the token is still good').toBe(0);
  });

  it('ends with 1 when a check failed, and says which', async () => {
    const token = 'stale.token-of-a-person';
    const { code, output } = await run([...at(), '--token', token, '--only', 'API-21']);
    expect(output).toMatch(/Failed: API-21\n$/);
    expect(output).not.toContain(token);
    expect(code).toBe(1);
  });

  it('ends with 2 when nobody answers', async () => {
    const { code, output } = await run(['conformance', '--url', 'http://127.0.0.1:9']);
    expect(output).toMatch(/^http:\/\/127.0.0.1:9 could not be reached: /);
    expect(code).toBe(2);
  });

  it.each([
    ['no command', []],
    ['another command', ['check', '--url', 'http://localhost']],
    ['no address', ['conformance']],
    ['an address that is none', ['conformance', '--url', 'localhost:80']],
    ['an option that is none', ['conformance', '--url', 'http://localhost', '--fast']],
    ['a row that is none', ['--only', 'API-99']],
    ['a time that is none', ['--timeout', 'soon']],
    ['a variable that is not there', ['--token-env', 'NO_SUCH_VARIABLE']],
    ['a token in two ways', ['--token-env', 'PATH', '--token', 'x']],
  ])('ends with 2 and one line of help for %s', async (_, args) => {
    const whole = args[0]?.startsWith('--') ? [...at(), ...args] : args;
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
