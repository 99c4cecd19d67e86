import { vi } from 'vitest';
import type { Refresh } from './refresh-stored.js';
import { createSession, type SessionSettings } from './session.js';
import { browser, FIRST, SECOND } from './session.fixtures.js';
import type { SessionState } from './session-state.js';
import { type StoredTokens, type TokenPair } from './token-storage.js';

export const ADA: StoredTokens = { ...FIRST, signIn: 'ada' };

export const USED = { token: FIRST.token, signIn: 'ada' };

export const open = (
  stored: StoredTokens,
  refresh: Refresh,
  settings: Partial<SessionSettings> = {},
) => {
  const reportedStates: SessionState[] = [];
  const dependencies = browser(stored);
  const { storage, events } = dependencies.tab();
  let signIns = 0;
  const session = createSession({
    storage,
    events,
    refresh,
    locks: null,
    onChange: (state) => reportedStates.push(state),
    newId: () => `sign-in-${++signIns}`,
    ...settings,
  });
  return { session, dependencies, events, reportedStates, other: dependencies.tab().storage };
};

export const answers = (pair: TokenPair = SECOND) => vi.fn<Refresh>(async () => pair);

export const fails = (error: unknown) => vi.fn<Refresh>(() => Promise.reject(error));

export const openWith = (answer: Promise<TokenPair>) => open(ADA, () => answer);
