import {
  CHECKS,
  getFix,
  formatReport,
  runConformance,
  type CheckResult,
} from '@spinout/conformance';
import { jsonReply } from '@spinout/api-client/testing';
import { createNodeEngine } from '@spinout/engine/node';
import { describe, expect, it } from 'vitest';
import { expectCompleteFindings } from './complete-findings.js';
import { replaceReply, withDefect } from './defects.js';

const engine = createNodeEngine();

describe('A report', () => {
  it('contains the expected value, the received value and the start of the reply', async () => {
    const note = 'w'.repeat(500);
    const transport = withDefect(engine, {
      name: '',
      rows: [],
      call: 'platform.services',
      corrupt: replaceReply(() => jsonReply(200, { services: { pdf: { up: true } }, note })),
    });
    const report = await runConformance({ transport, only: ['API-20'] });
    expect(report).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
    const text = formatReport(report);
    expect(text).toContain('API-20\n  FAILED  returns a status for each service');
    expect(text).toContain(
      'Expected a reply that keeps the contract of platform.services, but services.pdf.status is missing',
    );
    expect(text).toContain(
      'platform.services replied 200 application/json: {"services":{"pdf":{"up":true}},"note":"www',
    );
    expect(text).toContain('How to fix: Send "services" with a "status" for each');
    expect(text).not.toContain('w'.repeat(200));
    expect(text).toMatch(/0 passed, 1 failed, 0 left out\nFailed: API-20\n$/);
  });

  it('reports each result as soon as it is known', async () => {
    const reported: CheckResult[] = [];
    const report = await runConformance({
      transport: engine,
      only: ['API-19', 'API-20'],
      onResult: (result) => reported.push(result),
    });
    expect(reported).toEqual(report.results);
    expect(new Set(reported.map(({ row }) => row))).toEqual(new Set(['API-19', 'API-20']));
  });

  it('contains no token, even if a server repeats it', async () => {
    const token = 'a.secret-token-of-a-person';
    const createLeakingTransport = () => ({
      send: () =>
        Promise.resolve(
          jsonReply(400, { error: '', authorization: token, said: `Bearer ${token}` }),
        ),
    });
    const report = await runConformance({
      transport: engine,
      signIn: () => Promise.resolve({ token, refresh_token: `${token}-2` }),
      signed: createLeakingTransport,
      only: ['API-21', 'API-22', 'API-23', 'API-24'],
    });
    expect(report.failed).toBeGreaterThan(3);
    expect(JSON.stringify(report)).not.toContain('secret-token');
  });

  it('contains warnings that are not failures', async () => {
    const transport = withDefect(engine, {
      name: '',
      rows: [],
      call: 'topics.suggest',
      corrupt: (reply) => {
        if (reply.body.kind === 'json') delete (reply.body.value as { source?: unknown }).source;
        return reply;
      },
    });
    const report = await runConformance({ transport, only: ['API-01'] });
    expect(report.failed).toBe(0);
    expect(formatReport(report)).toContain('Note: The reply does not say where it comes from');
  });

  it('contains timeouts, after which the run continues', async () => {
    const report = await runConformance({
      transport: { send: () => new Promise(() => undefined) },
      timeoutMs: 5,
      only: ['API-19', 'API-20'],
    });
    expect(report.failed).toBe(3);
    expect(report.results[0]?.message).toBe(
      'Expected an answer to platform.disclaimers within 5 ms, but none came.',
    );
  });

  it('contains the expected value and a fix for a check that throws', async () => {
    const transport = { send: () => Promise.resolve(null as never) };
    const report = await runConformance({ transport, only: ['API-20'] });
    expect(report.failed).toBeGreaterThan(0);
    expectCompleteFindings(report);
  });

  it('has a fix for every check', () => {
    for (const check of CHECKS) expect(getFix(check)).toMatch(/^\p{Lu}[^]{20,}[.]$/u);
  });

  it('is refused for unknown rows and for tokens that cannot be sent', async () => {
    await expect(runConformance({ transport: engine, only: ['API-99'] })).rejects.toThrow(
      /no checks for API-99/,
    );
    const signIn = () => Promise.resolve({ token: 't' });
    await expect(runConformance({ transport: engine, signIn })).rejects.toThrow(/nothing sends it/);
  });
});
