import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, serve } from './loopback.test-tools.js';
import { getNonce, securityHeaders, type SecuritySettings } from './security-headers.js';
import type { AppEnv } from './app-env.js';

afterEach(closeAll);

const open = async (settings: Partial<SecuritySettings> = {}) => {
  const app = new Hono<AppEnv>()
    .use(securityHeaders({ trustedProxies: 0, ...settings }))
    .get('/page', (context) => context.html(getNonce(context) + getNonce(context)))
    .get('/data', (context) => context.json({}))
    .get('/script', (context) =>
      context.body('0', 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    )
    .get('/own', (context) =>
      context.html('', 200, {
        'Content-Security-Policy': "default-src 'self'",
        'Cache-Control': 'private',
        'Referrer-Policy': 'no-referrer',
      }),
    )
    .get('/away', (context) => context.redirect('/page'))
    .get('/foreign', () => Response.redirect('http://localhost/page'));
  const { url } = await serve(app);
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { headers, redirect: 'manual' });
};

const parseDirectives = (reply: Response): Record<string, string> =>
  Object.fromEntries(
    (reply.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

describe('securityHeaders', () => {
  it('allows a page its own files and elements with the nonce, and nothing inline', async () => {
    const reply = await (await open())('/page');
    const nonce = (await reply.text()).slice(0, 24);
    expect(parseDirectives(reply)).toEqual({
      'default-src': "'self'",
      'script-src': `'self' 'nonce-${nonce}'`,
      'script-src-attr': "'none'",
      'style-src': `'self' 'nonce-${nonce}'`,
      'style-src-attr': "'none'",
      'img-src': "'self' data: https:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'frame-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
      'report-uri': '/csp-report',
    });
  });

  it('creates one nonce of 144 bits per reply', async () => {
    const ask = await open();
    const texts = await Promise.all(
      ['/page', '/page'].map(async (path) => (await ask(path)).text()),
    );
    expect(texts[0]).toMatch(/^([\w-]{24})\1$/);
    expect(texts[0]).not.toBe(texts[1]);
  });

  it('allows frames, calls and form targets only for the configured origins', async () => {
    const ask = await open({
      connectSources: ['https://api.example'],
      formTargets: ['https://id.example'],
      frameAncestors: ['https://host.example'],
    });
    const reply = await ask('/page');
    expect(parseDirectives(reply)).toMatchObject({
      'connect-src': "'self' https://api.example",
      'form-action': "'self' https://id.example",
      'frame-ancestors': 'https://host.example',
    });
    expect(reply.headers.has('x-frame-options')).toBe(false);
  });

  it.each(['/page', '/data', '/script', '/away', '/foreign', '/nothing'])(
    'sets the headers of %s',
    async (path) => {
      const { headers } = await (await open())(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('camera=()') as string,
        'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin)/) as string,
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
      });
    },
  );

  it('forbids everything to data that is opened as a page, and does not cache it', async () => {
    const reply = await (await open())('/data');
    expect(parseDirectives(reply)['default-src']).toBe("'none'");
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('limits a worker script to its own files, without eval', async () => {
    const directives = parseDirectives(await (await open())('/script'));
    expect(directives).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'require-trusted-types-for': "'script'",
    });
  });

  it('requires TLS only behind a trusted proxy with TLS', async () => {
    const forwarded = { 'X-Forwarded-Proto': 'https' };
    const plain = await (await open())('/page', forwarded);
    expect(plain.headers.has('strict-transport-security')).toBe(false);
    const secure = await (await open({ trustedProxies: 1 }))('/page', forwarded);
    expect(secure.headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(parseDirectives(secure)).toHaveProperty('upgrade-insecure-requests');
  });

  it('does not change headers that a route set itself', async () => {
    const { headers } = await (await open())('/own');
    expect(headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(headers.get('cache-control')).toBe('private');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});
