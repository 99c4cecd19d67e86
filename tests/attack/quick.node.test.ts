import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProgram } from '../crash/server-process.ts';
import type { Family, Target } from './attack.types.ts';
import { FAMILIES } from './families/all.ts';
import { bundle, startAttackedServer, type AttackedServer } from './run/attacked-server.ts';
import { formatRow } from './run/format.ts';
import { runFamilies } from './run/run-attacks.ts';
import { openTarget } from './run/target.ts';

const WAIT_MS = 600_000;

/** The slow ones, and those on the availability, run in `npm run attack` only. */
const QUICK: readonly Family[] = FAMILIES.map(({ name, attacks }) => ({
  name,
  attacks: attacks.filter(({ isSlow }) => isSlow !== true),
}));

let program: ServerProgram;
let servers: readonly AttackedServer[];
let target: Target;
beforeAll(async () => {
  program = await bundle();
  const [server, plain] = await Promise.all([
    startAttackedServer(program, { TRUSTED_PROXIES: '1' }),
    startAttackedServer(program),
  ]);
  servers = [server, plain];
  target = await openTarget(server, plain);
}, WAIT_MS);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  program.remove();
});

describe('the bundled server under attack', () => {
  it.each(QUICK.map((family) => [family.name, family] as const))(
    'withstands each attack: %s',
    async (_, family) => {
      const rows = await runFamilies([family], target);
      expect(rows).toHaveLength(family.attacks.length);
      expect(rows.filter(({ isRefused }) => !isRefused).map(formatRow)).toEqual([]);
    },
    WAIT_MS,
  );

  it('is still running, and tried by more than a hundred attacks', async () => {
    expect((await target.send({ path: '/health' })).status).toBe(200);
    expect(QUICK.flatMap(({ attacks }) => attacks).length).toBeGreaterThan(100);
  });
});
