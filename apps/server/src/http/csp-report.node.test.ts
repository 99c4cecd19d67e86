import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { cspReports } from './csp-report.js';
import { notFound, onError } from './errors.js';
import { createLogger } from './logger.js';
import { closeAll, serve } from './loopback.test-tools.js';
import { createMetrics } from './metrics.js';
import type { AppEnv } from './app-env.js';

afterEach(closeAll);

const OLD = {
  'csp-report': {
    'document-uri': 'https://a.example/auth/callback?code=hush',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'source-file': 'https://a.example/assets/index.js?v=hush',
  },
};
const NEW = {
  type: 'csp-violation',
  body: {
    documentURL: 'https://a.example/?token=hush',
    effectiveDirective: 'font-src',
    blockedURL: 'data',
  },
};

const open = async () => {
  const lines: string[] = [];
  const logger = createLogger({
    level: 'warn',
    destination: { write: (line: string) => lines.push(line) },
  });
  const { registry, countCspReport } = createMetrics();
  let now = new Date('2026-05-01T10:00:00Z');
  const app = new Hono<AppEnv>()
    .onError(onError(logger))
    .notFound(notFound)
    .route('/csp-report', cspReports({ logger, count: countCspReport, now: () => now }));
  const { url } = await serve(app);
  const send = async (body: unknown, type = 'application/csp-report') => {
    const reply = await fetch(`${url}/csp-report`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    await reply.text();
    return reply.status;
  };
  const readCounts = async (): Promise<Record<string, number>> => {
    const { values } = (await registry.getMetricsAsJSON()).find(
      ({ name }) => name === 'spinout_csp_reports_total',
    ) ?? { values: [] };
    return Object.fromEntries(
      values.map(({ labels, value }) => [String(labels['directive']), value]),
    );
  };
  return {
    send,
    lines,
    readCounts,
    advanceTime: (ms: number) => (now = new Date(now.getTime() + ms)),
  };
};

describe('cspReports', () => {
  it('counts and logs both formats, with addresses without query', async () => {
    const { send, lines, readCounts } = await open();
    expect(await send(OLD)).toBe(204);
    expect(await send([NEW, NEW], 'application/reports+json')).toBe(204);
    expect(await readCounts()).toEqual({ 'script-src-elem': 1, 'font-src': 2 });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      directive: 'script-src-elem',
      blocked: 'inline',
      page: 'https://a.example/auth/callback',
      source: 'https://a.example/assets/index.js',
    });
    expect(lines.join()).not.toContain('hush');
  });

  it('counts nothing if nothing was reported', async () =>
    expect(await (await open()).readCounts()).toEqual({}));

  it('counts all reports and logs the first ones of each minute', async () => {
    const { send, lines, readCounts, advanceTime } = await open();
    await send(
      Array.from({ length: 20 }, () => NEW),
      'application/reports+json',
    );
    await send(
      Array.from({ length: 20 }, () => NEW),
      'application/reports+json',
    );
    expect(lines).toHaveLength(30);
    advanceTime(60_000);
    await send(NEW.body, 'application/json');
    expect(lines).toHaveLength(31);
    expect(await readCounts()).toEqual({ 'font-src': 41 });
  });

  it('counts unknown directives as other', async () => {
    const { send, readCounts } = await open();
    await send({ 'csp-report': { 'effective-directive': 'made-up-src' } });
    await send('[null, 7, {"body": {"effectiveDirective": {}}}]', 'application/reports+json');
    expect(await readCounts()).toEqual({ other: 4 });
  });

  it.each([
    ['no JSON', 'nonsense', 'application/csp-report', 400],
    ['17 KB', `"${'x'.repeat(17 * 1024)}"`, 'application/csp-report', 413],
    ['plain text', '{}', 'text/plain', 415],
  ])('refuses %s', async (_, body, type, status) => {
    const { send, readCounts } = await open();
    expect(await send(body, type)).toBe(status);
    expect(await readCounts()).toEqual({});
  });
});
