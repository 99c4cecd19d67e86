import { createPlatformClient, type PlatformClient } from '@spinout/api-client';
import { createSession, httpTransport, memoryTokenStorage } from '@spinout/api-client/http';
import { exampleTenStepStart } from '@spinout/api-client/testing';
import { memoryStorage, observedStorage, systemRuntime } from '@spinout/flow-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { accountJourneysActors, accountJourneysMachine } from '@spinout/journey/headless';
import { tenStepRecord } from '@spinout/journey/saved-journeys';
import { signIn } from '../auth/testing/sign-in-steps.js';
import type { SignInServer } from '../auth/testing/sign-in-server.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const log = { warn: () => undefined, error: () => undefined };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.stop());

const journey = (id: string, step = 3, interest = `Interest of ${id}`) =>
  JSON.stringify({
    schemaVersion: 1,
    journeyId: id,
    journeyData: {
      journey_id: id,
      interest,
      hypothesis: exampleTenStepStart.hypothesis,
      topics: [],
      literature: [],
      funding: null,
      timeline: '24 months',
    },
    currentStep: step,
    showAgenticSystem: false,
    timestamp: new Date().toISOString(),
  });

/** An account of the server's own provider, over HTTP. */
async function person(account: string) {
  const signInServer = {
    origin: server.origin,
    api: `${server.origin}/api/v1`,
    redirectUri: `${server.origin}/auth/callback`,
  } as SignInServer;
  const { token, user } = await signIn(signInServer, account);
  const session = createSession({
    storage: memoryTokenStorage(),
    refresh: () => Promise.reject(new Error('not needed')),
  });
  session.signIn({ token, refreshToken: 'none' });
  const transport = httpTransport({ apiBase: server.origin, session, idempotency: true });
  return { owner: user.id, api: createPlatformClient({ transport }) };
}

/** A user's browser whose journeys are autosaved to the account. */
const browser = (
  { api, owner }: { readonly api: PlatformClient; readonly owner: string },
  text: string | null = null,
) => {
  const storage = observedStorage({ ...memoryStorage(), persistent: true });
  if (text !== null) void storage.write(tenStepRecord.key, text);
  const dependencies = { api, storage, records: [tenStepRecord], log };
  const actor = createActor(
    accountJourneysMachine.provide({
      actors: accountJourneysActors(dependencies),
      delays: { debounce: 1 },
    }),
    { input: { runtime: { ...systemRuntime, log } } },
  );
  actor.start();
  actor.send({ type: 'owner.changed', owner });
  const saved = () =>
    waitFor(actor, (state) => state.matches({ syncing: 'idle' }), { timeout: 30_000 });
  return {
    storage,
    actor,
    saved,
    change: async (next: string) => {
      void storage.write(tenStepRecord.key, next);
      await waitFor(actor, (state) => state.matches({ syncing: 'debouncing' }));
      await saved();
    },
  };
};

const savedJourneys = async ({ api }: { readonly api: PlatformClient }) => {
  const { journeys } = await api.journeys.list();
  return Promise.all(
    journeys.map(async ({ journey_id, revision }) => {
      const { journey: saved } = await api.journeys.read({ journey_id });
      return { journey_id, revision, data: saved.data };
    }),
  );
};

describe('journeys saved on the server', () => {
  it('are autosaved, and no one else sees them', async () => {
    const [ada, bob] = await Promise.all([person('demo-researcher'), person('demo-user')]);
    const page = browser(ada);
    await page.saved();
    await page.change(journey('journey-1', 3));
    const last = journey('journey-1', 4, 'A secret interest');
    await page.change(last);
    expect(await savedJourneys(ada)).toEqual([
      { journey_id: 'journey-1', revision: 2, data: JSON.parse(last) as unknown },
    ]);
    expect(JSON.stringify(await bob.api.journeys.list())).not.toContain('secret');
    const other = browser(bob, last);
    await other.saved();
    expect(other.actor.getSnapshot().context.localJourneys).toMatchObject([{ ownership: 'none' }]);
    expect(await savedJourneys(bob)).toEqual([]);
    page.actor.stop();
    other.actor.stop();
  });

  it('are imported once, even if two pages import them at the same time', async () => {
    const ada = await person('demo-enterprise');
    const text = journey('journey-g');
    const pages = [browser(ada, text), browser(ada, text)];
    for (const { saved } of pages) await saved();
    for (const { actor } of pages) actor.send({ type: 'import.requested' });
    for (const { saved } of pages) await saved();
    expect(await savedJourneys(ada)).toEqual([
      { journey_id: 'journey-g', revision: 1, data: JSON.parse(text) as unknown },
    ]);
    for (const { actor } of pages) {
      expect(actor.getSnapshot().context).toMatchObject({
        localJourneys: [{ isSaved: true }],
        error: null,
      });
      actor.stop();
    }
  });

  it('are limited to a hundred; further ones stay in the browser', async () => {
    const ada = await person('demo-admin');
    await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        ada.api.journeys.save({
          journey_id: `journey-${at}`,
          kind: 'ten-step',
          title: '',
          revision: 0,
          data: null,
        }),
      ),
    );
    const page = browser(ada);
    await page.saved();
    const text = journey('one-more');
    await page.change(text);
    expect(Object.values(page.actor.getSnapshot().context.rejections)).toEqual(['full']);
    expect(page.storage.read(tenStepRecord.key)).toBe(text);
    page.actor.stop();
  });
});
