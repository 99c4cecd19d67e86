import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestFolder } from '../../apps/server/src/database/test-database-files.js';
import { bundledServer, type ServerProgram } from './server-process.js';

const START_TIMEOUT_MS = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'spinout-process-'));
let program: ServerProgram;
beforeAll(async () => {
  // A prepared database, because creating one takes longer than the test.
  await createTestFolder(folder);
  program = await bundledServer();
}, START_TIMEOUT_MS);
afterAll(() => {
  program.remove();
  rmSync(folder, { recursive: true, force: true });
});

it(
  'the server survives a hang-up and a closed output without a terminal, and stops on SIGTERM',
  async () => {
    const { child, origin } = program.start({ SPINOUT_DATA: folder, LOG_LEVEL: 'info' });
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
