import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundledServer, type ServerProgram } from './server-process.js';

const START_TIMEOUT_MS = 120_000;

let program: ServerProgram;
beforeAll(async () => {
  program = await bundledServer();
});
afterAll(() => program.remove());

it(
  'the server survives a hang-up and a closed output without a terminal, and stops on SIGTERM',
  async () => {
    const { child, origin } = program.start({ SPINOUT_DATA: 'memory:', LOG_LEVEL: 'info' });
    const isReady = async () => (await fetch(`${await origin}/ready`)).status;
    expect(await isReady()).toBe(200);
    child.kill('SIGHUP');
    expect(await isReady()).toBe(200);
    // As if the reader of a pipe had ended: the next lines cannot be written.
    child.stdout?.destroy();
    child.stderr?.destroy();
    for (let request = 0; request < 5; request += 1) {
      const reply = await fetch(`${await origin}/api/v1/auth/health`);
      expect(reply.status).toBe(200);
    }
    expect(await isReady()).toBe(200);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  },
  START_TIMEOUT_MS,
);
