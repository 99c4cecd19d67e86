import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../database/testing.js';
import { REFRESH_GRACE_SECONDS, rotate } from './refresh-rotation.js';
import { createSession } from './testing/accounts.js';
import { addSeconds, createFamily, FAMILY_SECONDS, revokeFamily } from './token-families.js';

const START = new Date('2026-03-01T12:00:00Z');

eachDatabase((database) => {
  /** A server whose clock shows a number of seconds after the start. */
  const serverAt = (seconds: number) => ({
    db: database().db,
    now: () => addSeconds(START, seconds),
    randomBytes,
  });

  /** Signs in at the start. */
  const createSignIn = async () => {
    const { id } = await createSession(database(), 'person');
    const { familyId, pair } = await database().db.transaction((transaction) =>
      createFamily(serverAt(0), transaction, id),
    );
    return { familyId, refreshToken: pair.refreshToken };
  };

  /** Refreshes at a time. @returns the next refresh token, or why there is none */
  const refreshAt = async (seconds: number, refreshToken: string, familyId: string) => {
    const outcome = await rotate(serverAt(seconds), refreshToken, familyId);
    return outcome.kind === 'rotated' ? outcome.pair.refreshToken : outcome.kind;
  };

  describe('a refresh token', () => {
    it('is refused for another sign-in than its own, which stays valid', async () => {
      const [one, other] = [await createSignIn(), await createSignIn()];
      expect(await refreshAt(1, one.refreshToken, other.familyId)).toBe('refused');
      expect(await refreshAt(1, one.refreshToken, 'no such sign-in')).toBe('refused');
      expect(await refreshAt(1, 'no such token', other.familyId)).toBe('refused');
      for (const { refreshToken, familyId } of [one, other])
        expect(await refreshAt(2, refreshToken, familyId)).toMatch(/^spinout_refresh_/);
    });

    it('is refused from the moment at which its sign-in ends', async () => {
      const { refreshToken, familyId } = await createSignIn();
      expect(await refreshAt(FAMILY_SECONDS, refreshToken, familyId)).toBe('refused');
      expect(await refreshAt(FAMILY_SECONDS - 1, refreshToken, familyId)).toMatch(/^spinout_/);
    });

    it('is refused, not reported as stolen, after its sign-in was revoked', async () => {
      const { refreshToken, familyId } = await createSignIn();
      await revokeFamily(serverAt(1), database().db, familyId);
      expect(await refreshAt(2, refreshToken, familyId)).toBe('refused');
    });

    it('still returns its successor at the end of the grace period, and not after it', async () => {
      const { refreshToken, familyId } = await createSignIn();
      const successor = await refreshAt(0, refreshToken, familyId);
      expect(await refreshAt(REFRESH_GRACE_SECONDS, refreshToken, familyId)).toBe(successor);
      expect(await refreshAt(REFRESH_GRACE_SECONDS + 0.001, refreshToken, familyId)).toBe('reused');
      expect(await refreshAt(REFRESH_GRACE_SECONDS + 1, successor, familyId)).toBe('refused');
    });

    it('counts as reused if a server whose clock is ahead has deleted its successor', async () => {
      const { refreshToken, familyId } = await createSignIn();
      const successor = await refreshAt(0, refreshToken, familyId);
      await refreshAt(REFRESH_GRACE_SECONDS + 1, successor, familyId);
      expect(await refreshAt(1, refreshToken, familyId)).toBe('reused');
    });
  });
});
