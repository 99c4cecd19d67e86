import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.js';

const FOLDER = '/srv/spinout';
const readFrom = (environment: Record<string, string> = {}) =>
  readConfiguration(environment, FOLDER);

const getErrorMessage = (environment: Record<string, string>): string => {
  try {
    readFrom(environment);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
};

describe('configuration', () => {
  it('has defaults for a local server with an embedded database and no public sources', () =>
    expect(readFrom()).toEqual({
      port: 4173,
      host: 'localhost',
      publicOrigin: 'http://localhost:4173',
      trustedProxies: 0,
      budgets: { owner: 2000, address: 6000 },
      storage: {
        guestBytes: 50_000_000,
        userBytes: 250_000_000,
        totalBytes: 10_000_000_000,
        guestDays: 30,
      },
      database: { url: null, folder: '/srv/spinout/.spinout/data' },
      signIn: {
        google: null,
        github: null,
        orcid: null,
        redirectUris: ['http://localhost:4173/auth/callback'],
        administrators: [],
      },
      live: {},
      liveSearch: 'optional',
      contactMail: null,
      languageModel: null,
      allowedOrigins: [],
      frameAncestors: [],
      workers: {
        workers: expect.any(Number) as number,
        queue: expect.any(Number) as number,
        callSeconds: 20,
        memoryMb: 256,
      },
      logLevel: 'info',
      metricsToken: null,
    }));

  it('reads every variable', () => {
    const read = readFrom({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_ORIGIN: 'https://spinout.example.org',
      TRUSTED_PROXIES: '1',
      SPINOUT_POINTS_PER_OWNER: '300',
      SPINOUT_POINTS_PER_ADDRESS: '9000',
      DATABASE_URL: 'postgres://me:hush@db:5432/spinout',
      SPINOUT_DATA: '/data',
      GOOGLE_CLIENT_ID: 'google-id',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      SPINOUT_REDIRECT_URIS: 'https://a.example/auth/callback, https://b.example/auth/callback',
      SPINOUT_ADMINISTRATORS: 'orcid:0000-0002-1825-0097, github:583231',
      SPINOUT_ALLOW_DEMO_SIGN_IN: '0',
      INTERNAL_ORIGIN: 'http://127.0.0.1:8080',
      SPINOUT_LIVE: 'pubmed, uniprot',
      SPINOUT_LIVE_SEARCH: 'preset',
      PUBMED_BASE: 'https://proxy.example/pubmed',
      PUBMED_KEY: 'ncbi-key',
      SPINOUT_CONTACT: 'lab@example.org',
      LANGUAGE_MODEL_URL: 'http://localhost:11434/v1',
      LANGUAGE_MODEL_NAME: 'llama3.3',
      SPINOUT_ALLOWED_ORIGINS: 'https://app.example',
      SPINOUT_FRAME_ANCESTORS: 'https://host.example',
      LOG_LEVEL: 'debug',
      METRICS_TOKEN: '0123456789abcdef',
      SPINOUT_WORKERS: '3',
      SPINOUT_WORKER_QUEUE: '9',
      SPINOUT_CALL_SECONDS: '30',
      SPINOUT_WORKER_MB: '512',
    });
    expect(read).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicOrigin: 'https://spinout.example.org',
      trustedProxies: 1,
      budgets: { owner: 300, address: 9000 },
      database: { folder: '/data' },
      signIn: {
        google: { clientId: 'google-id' },
        redirectUris: ['https://a.example/auth/callback', 'https://b.example/auth/callback'],
        administrators: ['orcid:0000-0002-1825-0097', 'github:583231'],
        allowDemoSignIn: false,
        internalOrigin: 'http://127.0.0.1:8080',
      },
      live: {
        pubmed: { base: 'https://proxy.example/pubmed' },
        uniprot: { base: null, key: null },
      },
      liveSearch: 'preset',
      contactMail: 'lab@example.org',
      languageModel: { url: 'http://localhost:11434/v1', name: 'llama3.3', key: null },
      allowedOrigins: ['https://app.example'],
      frameAncestors: ['https://host.example'],
      logLevel: 'debug',
      workers: { workers: 3, queue: 9, callSeconds: 30, memoryMb: 512 },
    });
    expect(read.database.url?.reveal()).toBe('postgres://me:hush@db:5432/spinout');
    expect(read.signIn.google?.clientSecret.reveal()).toBe('google-secret');
    expect(read.live.pubmed?.key?.reveal()).toBe('ncbi-key');
    expect(read.metricsToken?.reveal()).toBe('0123456789abcdef');
    expect(Object.keys(read.live)).toEqual(['pubmed', 'uniprot']);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '0x50'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_ORIGIN', 'https://spinout.example.org/'],
    ['PUBLIC_ORIGIN', 'spinout.example.org'],
    ['TRUSTED_PROXIES', 'true'],
    ['SPINOUT_POINTS_PER_OWNER', '299'],
    ['SPINOUT_POINTS_PER_ADDRESS', 'many'],
    ['SPINOUT_REDIRECT_URIS', '/auth/callback'],
    ['SPINOUT_ADMINISTRATORS', 'ada'],
    ['SPINOUT_ADMINISTRATORS', 'orcid:'],
    ['SPINOUT_ADMINISTRATORS', 'local:ada'],
    ['SPINOUT_ALLOW_DEMO_SIGN_IN', 'yes'],
    ['INTERNAL_ORIGIN', 'http://127.0.0.1:8080/'],
    ['SPINOUT_LIVE', 'pubmed,scopus'],
    ['SPINOUT_LIVE_SEARCH', 'always'],
    ['SPINOUT_GUEST_STORAGE_MB', '0'],
    ['SPINOUT_USER_STORAGE_MB', '1.5'],
    ['SPINOUT_STORAGE_MB', '10 GB'],
    ['SPINOUT_GUEST_DATA_DAYS', 'forever'],
    ['PUBMED_BASE', 'ftp://proxy.example'],
    ['OPENALEX_BASE', 'https://me:hush@proxy.example'],
    ['SPINOUT_CONTACT', 'nobody'],
    ['SPINOUT_ALLOWED_ORIGINS', '*'],
    ['SPINOUT_ALLOWED_ORIGINS', 'https://app.example/path'],
    ['SPINOUT_FRAME_ANCESTORS', 'null'],
    ['LOG_LEVEL', 'verbose'],
  ])('reports %s with its value “%s”, what it must be, and an example', (name, value) => {
    const errorText = getErrorMessage({ [name]: value });
    expect(errorText).toContain(`${name} is ${JSON.stringify(value)}. It must `);
    expect(errorText).toMatch(new RegExp(`, for example ${name}=\\S`));
  });

  it.each([
    ['DATABASE_URL', 'mysql://me:hush@db/spinout'],
    ['METRICS_TOKEN', 'hush'],
    ['GOOGLE_CLIENT_SECRET', 'hush hush'],
  ])('does not repeat an invalid %s', (name, value) => {
    const errorText = getErrorMessage({ GOOGLE_CLIENT_ID: 'id', [name]: value });
    expect(errorText).toContain(`${name} cannot be used. It must `);
    expect(errorText).not.toContain('hush');
  });

  it.each([
    ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
    ['ORCID_CLIENT_SECRET', 'ORCID_CLIENT_ID'],
    ['LANGUAGE_MODEL_NAME', 'LANGUAGE_MODEL_URL'],
    ['LANGUAGE_MODEL_KEY', 'LANGUAGE_MODEL_URL'],
  ])('reports that %s is set without %s', (given, missing) =>
    expect(getErrorMessage({ [given]: 'x' })).toContain(`${given} is set, but ${missing} is not.`),
  );

  it('reports all problems at once and ignores empty variables', () => {
    expect(getErrorMessage({ PORT: 'x', LOG_LEVEL: 'y' }).split('\n')).toHaveLength(2);
    expect(readFrom({ PORT: '', LOG_LEVEL: '  ' })).toEqual(readFrom());
  });

  it('never prints secrets', () => {
    const read = readFrom({
      DATABASE_URL: 'postgres://me:hush@db/spinout',
      ORCID_CLIENT_ID: 'id',
      ORCID_CLIENT_SECRET: 'hush',
      METRICS_TOKEN: 'hushhushhushhush',
      SPINOUT_LIVE: 'openalex',
      OPENALEX_KEY: 'hush',
    });
    const secret = read.metricsToken;
    expect(`${String(secret)} ${JSON.stringify(read)} ${inspect(read, { depth: 9 })}`).not.toMatch(
      /hush/,
    );
    expect(String(secret)).toBe('[secret]');
    expect(JSON.stringify({ secret })).toBe('{"secret":"[secret]"}');
    expect(inspect({ secret })).toBe('{ secret: [secret] }');
  });

  it.each(['true', 'false'])(
    'does not start with SPINOUT_DEMO_SIGN_IN=%s, and says what replaced it',
    (value) =>
      expect(getErrorMessage({ SPINOUT_DEMO_SIGN_IN: value })).toContain(
        'SPINOUT_DEMO_SIGN_IN was replaced by SPINOUT_ALLOW_DEMO_SIGN_IN.',
      ),
  );

  it('can keep the database in memory', () =>
    expect(readConfiguration({ SPINOUT_DATA: 'memory:' }, '/srv').database.folder).toBeNull());
});
