import { describe, expect, it, vi } from 'vitest';
import { browserPage, getCurrentPage } from './auth-page.js';
import { createAuthSession } from './auth-session.js';
import { captureAuthCallback, captureCallback } from './captured-callback.js';
import { createCodeChallenge } from './pkce.js';
import { tabStorage } from '@spinout/flow-kit';

/** A window with the given top window. */
const createView = (top?: { readonly location: Location } | null) => {
  const location = {
    origin: 'https://app.example',
    href: 'https://app.example/a',
    assign: vi.fn(),
  };
  const events = new EventTarget();
  const own = {
    location: location as unknown as Location,
    history: { state: { own: 1 }, replaceState: vi.fn() } as unknown as History,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: vi.fn((event: Event) => events.dispatchEvent(event)),
  };
  return { own: { ...own, top: top === undefined ? own : top }, location, events };
};

/** Another site’s top window, whose location cannot be read. */
const crossOriginTop = {
  get location(): Location {
    throw new DOMException('Blocked a frame', 'SecurityError');
  },
};

describe('the page of a browser', () => {
  it('replaces its address without an event, and keeps the history state of a router', () => {
    const { own } = createView();
    browserPage(own).clean('/auth/callback');
    expect(own.history.replaceState).toHaveBeenCalledWith({ own: 1 }, '', '/auth/callback');
    expect(own.dispatchEvent).not.toHaveBeenCalled();
  });

  it('navigates without loading, and notifies a router of the host', () => {
    const { own, events } = createView();
    const listener = vi.fn();
    events.addEventListener('popstate', listener);
    browserPage(own).goTo('/?view=demo');
    expect(own.history.replaceState).toHaveBeenCalledWith(null, '', '/?view=demo');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is framed only inside another site’s page, and navigates the top window of its own site', () => {
    const assign = vi.fn();
    const sameOriginTop = {
      location: { origin: 'https://app.example', assign } as unknown as Location,
    };
    const unframed = createView();
    expect(browserPage(unframed.own).isFramed()).toBe(false);
    browserPage(unframed.own).leave('/login');
    expect(unframed.location.assign).toHaveBeenCalledWith('/login');
    expect(browserPage(createView(crossOriginTop).own).isFramed()).toBe(true);
    const framed = createView(sameOriginTop);
    expect(browserPage(framed.own).isFramed()).toBe(false);
    browserPage(framed.own).leave('/login');
    expect(assign).toHaveBeenCalledWith('/login');
    expect(framed.location.assign).not.toHaveBeenCalled();
  });

  it('reports when the network is back and when it is restored from the back/forward cache', () => {
    const { own, events } = createView();
    const listener = vi.fn();
    const stop = browserPage(own).watch(listener);
    events.dispatchEvent(new Event('online'));
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(listener.mock.calls).toEqual([['online'], ['returned']]);
    stop();
    events.dispatchEvent(new Event('online'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('AUTH-05 loses the secrets of a callback on the first line of a host’s page', () => {
    window.history.replaceState(null, '', '/auth/callback?code=c1&state=s1');
    captureAuthCallback();
    expect(getCurrentPage().href()).not.toContain('c1');
    expect(window.location.pathname).toBe('/auth/callback');
    window.history.replaceState(null, '', '/');
  });

  it('AUTH-05 keeps the address until it is used, another callback arrives, or the page is left', () => {
    const page = getCurrentPage();
    const open = (path: string) => window.history.replaceState(null, '', path);
    open('/auth/callback?code=c1&state=s1');
    expect(captureCallback(page)).toContain('code=c1');
    expect(captureCallback(page)).toContain('code=c1');
    open('/auth/callback?code=c2&state=s2');
    expect(captureCallback(page)).toContain('code=c2');
    open('/');
    expect(captureCallback(page)).toBeNull();
    open('/auth/callback');
    expect(captureCallback(page)).not.toContain('code=');
    open('/');
  });
});

describe('the session of a browser', () => {
  it('AUTH-26, CONST-39 stores its tokens under auth_token and refresh_token (S-87)', () => {
    const session = createAuthSession({ api: () => ({}) as never });
    session.signIn({ token: 'token-1', refreshToken: 'refresh-1' });
    expect(localStorage.getItem('auth_token')).toBe('token-1');
    expect(localStorage.getItem('refresh_token')).toBe('refresh-1');
    session.signOut();
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(localStorage.getItem('refresh_token')).toBeNull();
    session.dispose();
  });
});

describe('the proof of a sign-in', () => {
  it('has the code challenge of the example in RFC 7636', async () =>
    expect(
      await createCodeChallenge('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', crypto.subtle),
    ).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'));

  it('has none on a page without TLS', async () =>
    expect(await createCodeChallenge('verifier', null)).toBeNull());

  it('uses session storage, or reports that it is not persistent', () => {
    expect(tabStorage().persistent).toBe(true);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(tabStorage().persistent).toBe(false);
  });
});
