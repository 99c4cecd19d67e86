import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProgram } from '../crash/server-process.ts';
import type { Family, Target } from './attack.types.ts';
import { addresses } from './families/addresses.ts';
import { crossSite } from './families/cross-site.ts';
import { headers } from './families/headers.ts';
import { input } from './families/input.ts';
import { oauth } from './families/oauth.ts';
import { owners } from './families/owners.ts';
import { paths } from './families/paths.ts';
import { repetition } from './families/repetition.ts';
import { smuggling } from './families/smuggling.ts';
import { tokens } from './families/tokens.ts';
import { uploads } from './families/uploads.ts';
import { bundle, startAttackedServer, type AttackedServer } from './run/attacked-server.ts';
import { formatRow } from './run/format.ts';
import { runFamilies } from './run/run-attacks.ts';
import { openTarget } from './run/target.ts';

const WAIT_MS = 240_000;

/** The other families, and those on the availability, run in `npm run attack`. */
const QUICK: readonly Family[] = [
  owners,
  tokens,
  oauth,
  crossSite,
  headers,
  smuggling,
  paths,
  input,
  uploads,
  addresses,
  repetition,
].map(({ name, attacks }) => ({
  name,
  attacks: attacks.filter(({ isSlow }) => isSlow !== true),
}));

let program: ServerProgram;
let server: AttackedServer;
let target: Target;
beforeAll(async () => {
  program = await bundle();
  server = await startAttackedServer(program, { TRUSTED_PROXIES: '1' });
  target = await openTarget(server, server);
}, WAIT_MS);
afterAll(async () => {
  await server.stop();
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
