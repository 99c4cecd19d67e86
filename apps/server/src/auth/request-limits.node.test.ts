import { afterEach, describe, expect, it, vi } from 'vitest';
import { openBrowser } from './testing/browser.js';
import { call, loginAddress, refresh, signIn } from './testing/sign-in-steps.js';
import { openSignInServer, type SignInServer } from './testing/sign-in-server.js';
import { shareSignInServer } from './testing/shared-sign-in-server.js';

const { database } = shareSignInServer();

describe('rate limits', () => {
  const open: SignInServer[] = [];
  afterEach(async () => {
    vi.useRealTimers();
    await Promise.all(open.splice(0).map(({ close }) => close()));
  });
  const openLimited = async (limits: Parameters<typeof openSignInServer>[1]) => {
    const limited = await openSignInServer(database(), {
      settings: () => ({ trustedProxies: 1, allowDemoSignIn: true }),
      ...limits,
    });
    open.push(limited);
    return limited;
  };
  const from = (address: string, init: RequestInit = {}): RequestInit => ({
    ...init,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
  });
  const expectRefused = (reply: Response, seconds: number) => {
    expect(reply.status).toBe(429);
    const wait = Number(reply.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
  };

  it('API-27 limit sign-ins from one address', async () => {
    const limited = await openLimited({ limits: { login: { points: 3, seconds: 30 } } });
    const browser = openBrowser();
    const start = (address: string) => browser.visit(loginAddress(limited), from(address));
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await start('198.51.100.1')).status).toBe(302);
    const refused = await start('198.51.100.1');
    expectRefused(refused, 30);
    expect(await refused.text()).toContain('Too many sign-ins');
    expect((await start('198.51.100.2')).status).toBe(302);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    expect((await start('198.51.100.1')).status).toBe(302);
  });

  it('are shared by all instances, and count an IPv6 network as one address', async () => {
    const limits = { limits: { login: { points: 2, seconds: 30 } } };
    const instances = [await openLimited(limits), await openLimited(limits)];
    const statuses = [];
    for (const [attempt, instance] of [...instances, ...instances].entries()) {
      const address = `2001:db8:0:1::${attempt}`;
      statuses.push((await openBrowser().visit(loginAddress(instance), from(address))).status);
    }
    expect(statuses).toEqual([302, 302, 429, 429]);
  });

  it('API-25 limit code exchanges from one address and attempts with one code', async () => {
    const limited = await openLimited({
      limits: { exchange: { points: 3, seconds: 30 }, code: { points: 2, seconds: 30 } },
    });
    const attempt = (address: string, code: string) =>
      fetch(
        `${limited.api}/auth/callback`,
        from(address, { method: 'POST', body: JSON.stringify({ code, state: 's' }) }),
      );
    for (const code of ['a', 'b', 'c']) {
      expect((await attempt('198.51.100.3', code)).status).toBe(400);
    }
    expectRefused(await attempt('198.51.100.3', 'd'), 30);
    expect((await attempt('198.51.100.4', 'one')).status).toBe(400);
    expect((await attempt('198.51.100.5', 'one')).status).toBe(400);
    expectRefused(await attempt('198.51.100.6', 'one'), 30);
  });

  it('API-23 limit refreshes of one account without affecting others', async () => {
    const limited = await openLimited({ limits: { account: { points: 2, seconds: 30 } } });
    const first = await signIn(limited, 'demo-researcher');
    const second = await signIn(limited, 'demo-researcher');
    const other = await signIn(limited, 'demo-enterprise');
    expect((await refresh(limited, first.refresh_token)).status).toBe(200);
    expect((await refresh(limited, second.refresh_token)).status).toBe(200);
    expectRefused(await refresh(limited, first.refresh_token), 30);
    expect((await refresh(limited, other.refresh_token)).status).toBe(200);
    // A refusal for haste ends nothing.
    expect((await call(`${limited.api}/auth/profile`, first.token)).status).toBe(200);
  });

  it('API-23 limit refreshes with invalid tokens from one address', async () => {
    const limited = await openLimited({ limits: { refresh: { points: 2, seconds: 30 } } });
    const attempt = () =>
      fetch(
        `${limited.api}/auth/refresh`,
        from('198.51.100.7', { method: 'POST', body: '{"refresh_token":"x"}' }),
      );
    expect((await attempt()).status).toBe(401);
    expect((await attempt()).status).toBe(401);
    expectRefused(await attempt(), 30);
  });

  it('limit pages of the demo sign-in and provider callbacks', async () => {
    const limited = await openLimited({
      limits: {
        identity: { points: 1, seconds: 30 },
        providerCallback: { points: 1, seconds: 30 },
      },
    });
    for (const path of ['/identity/auth', '/api/v1/auth/provider-callback/google']) {
      const visit = () => fetch(limited.origin + path, from('198.51.100.8'));
      expect((await visit()).status).toBe(400);
      expectRefused(await visit(), 30);
    }
  });
});
