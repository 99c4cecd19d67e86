import { exampleUser } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  NO_ANSWER,
  openAuth,
  sharedStorage,
  STORED_TOKENS,
  storedTokens,
} from './auth.test-tools.js';

const ADA = { state: 'signed-in', signIn: 'of Ada', hasToken: true } as const;
const BOB = { state: 'signed-in', signIn: 'of Bob', hasToken: true } as const;
const NO_SESSION = { state: 'signed-out', signIn: null, hasToken: false } as const;

/** Signs in Ada; the profiles that load afterwards have the given ids. */
async function openAsAda(...names: readonly string[]) {
  const profiles = ['ada', ...names].map((id) => ({ success: true, user: { ...exampleUser, id } }));
  const auth = openAuth({
    tokens: storedTokens(),
    script: { 'session.profile': () => profiles.shift() },
  });
  await auth.until('signedIn');
  expect(auth.model()).toMatchObject({ user: { id: 'ada' }, sessionEpoch: 0 });
  return auth;
}

describe('the work of one person', () => {
  it('stays when the same person signs in again after the session expired', async () => {
    const { send, until, model } = await openAsAda('ada');
    send({ type: 'session.changed', session: NO_SESSION });
    await until('signedOut');
    expect(model().sessionEpoch).toBe(0);
    send({ type: 'session.changed', session: ADA });
    await until('signedIn');
    expect(model()).toMatchObject({ user: { id: 'ada' }, sessionEpoch: 0 });
  });

  it.each([
    ['after the first one’s session expired', [NO_SESSION, BOB]],
    ['instead of the first, in another tab', [BOB]],
  ] as const)('is cleared when another person signs in %s', async (_, sessions) => {
    const { send, until, model } = await openAsAda('bob');
    for (const session of sessions) send({ type: 'session.changed', session });
    await until('signedIn');
    expect(model()).toMatchObject({ user: { id: 'bob' }, sessionEpoch: 1 });
  });

  it('is cleared when a guest follows a person whose session expired', async () => {
    const { send, until, model } = await openAsAda();
    send({ type: 'session.changed', session: NO_SESSION });
    await until('signedOut');
    send({ type: 'guest.chosen' });
    await until('guest');
    expect(model().sessionEpoch).toBe(1);
  });

  it('is cleared as soon as the person signs out (AUTH-24)', async () => {
    const { send, until, model, tokens } = await openAsAda('ada');
    send({ type: 'signOut.requested' });
    expect(model().sessionEpoch).toBe(1);
    await until('signedOut');
    tokens.write(STORED_TOKENS);
    send({ type: 'session.changed', session: ADA });
    await until('signedIn');
    expect(model().sessionEpoch).toBe(1);
  });

  it('stays when a guest signs in (T-09)', async () => {
    const { send, until, model, tokens } = openAuth({
      script: { 'session.profile': { success: true, user: { ...exampleUser, id: 'ada' } } },
    });
    await until('signedOut');
    send({ type: 'guest.chosen' });
    await until('guest');
    tokens.write(STORED_TOKENS);
    send({ type: 'session.changed', session: ADA });
    await until('signedIn');
    expect(model()).toMatchObject({ user: { id: 'ada' }, sessionEpoch: 0 });
  });

  it('stays when a guest becomes a demo account (T-39)', async () => {
    const { send, until, model, clock } = openAuth({
      settings: { mockLogin: 'on-failure' },
      script: { 'session.health': NO_ANSWER },
    });
    await until('signedOut');
    send({ type: 'guest.chosen' });
    await until('guest');
    send({ type: 'signIn.requested', provider: 'google' });
    await until('mocking');
    clock.increment(1_500);
    await until('demo');
    expect(model().sessionEpoch).toBe(0);
  });

  it('is cleared when another tab signs out the guest', async () => {
    const { tab } = sharedStorage();
    const { send, until, model } = openAuth({ storage: tab() });
    await until('signedOut');
    send({ type: 'guest.chosen' });
    await until('guest');
    void tab().remove('demo_session');
    await until('signedOut');
    expect(model().sessionEpoch).toBe(1);
    send({ type: 'guest.chosen' });
    await until('guest');
    expect(model().sessionEpoch).toBe(1);
  });
});
