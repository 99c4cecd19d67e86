import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.types.js';
import { openTestDatabase } from '../database/testing.js';
import { createSignInRateLimiter } from './sign-in-limits.js';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

const limits = { login: { points: 2, seconds: 60 } };

describe('the limits of sign-in', () => {
  it('cause no query for a caller above the limit', async () => {
    let queries = 0;
    const consume = createSignInRateLimiter({
      executeSql: (...args) => {
        queries += 1;
        return database.executeSql(...args);
      },
      limits,
      settings: { trustedProxies: 0 },
    });
    const waits = [];
    for (let attempt = 0; attempt < 20; attempt += 1) waits.push(await consume('login', 'ada'));
    expect(waits.filter((wait) => wait === null)).toHaveLength(2);
    expect(queries).toBe(2);
  });

  it('are counted in memory while the database does not answer', async () => {
    const consume = createSignInRateLimiter({
      executeSql: () => Promise.reject(new Error('The database is gone.')),
      limits,
      settings: { trustedProxies: 0 },
    });
    const waits = [];
    for (let attempt = 0; attempt < 20; attempt += 1) waits.push(await consume('login', 'grace'));
    expect(waits.filter((wait) => wait === null)).toHaveLength(2);
  });
});
