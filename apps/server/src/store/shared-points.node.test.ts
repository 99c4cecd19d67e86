import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../database/testing.js';
import { sharedPoints } from './shared-points.js';

describe('shared points', () => {
  eachDatabase((database) => {
    it('are those of all servers, and can be returned', async () => {
      const key = randomUUID();
      const [one, other] = [sharedPoints(database()), sharedPoints(database())];
      expect(await one.add(key, 30)).toMatchObject({ total: 30 });
      expect(await other.add(key, 300)).toMatchObject({ total: 330 });
      const { total, msLeft } = await one.add(key, -300);
      expect(total).toBe(30);
      expect(msLeft).toBeGreaterThan(0);
      expect(msLeft).toBeLessThanOrEqual(60_000);
    });

    it('lose no points of concurrent requests', async () => {
      const key = randomUUID();
      const servers = [sharedPoints(database()), sharedPoints(database())];
      const totals = await Promise.all(
        Array.from({ length: 40 }, (_, index) => servers[index % 2]!.add(key, 5)),
      );
      expect(Math.max(...totals.map(({ total }) => total))).toBe(200);
    });
  });
});
