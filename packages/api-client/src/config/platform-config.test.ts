import { describe, expect, it } from 'vitest';
import { readPlatformConfig, SERVICES, type PlatformSettings } from './platform-config.js';

const settings: PlatformSettings = {
  ownHostname: 'spinout.example',
  productionBase: 'https://backend.example/',
  services: {
    research: { host: 'https://research.example', localPort: 8010 },
    websocketQuantum: { host: 'https://live.example', localPort: 8020 },
  },
};
const own = { hostname: 'spinout.example', origin: 'https://spinout.example' };
const other = { hostname: 'lab.example', origin: 'https://lab.example' };
const local = { hostname: 'localhost', origin: 'http://localhost:4173' };

describe('readPlatformConfig', () => {
  it.each([
    ['empty on the own host', own, {}, ''],
    ['the production host elsewhere', other, {}, 'https://backend.example/'],
    ['the runtime setting, which wins', own, { apiBase: '/proxy' }, '/proxy'],
  ])('CFG-13, CFG-17, API-42 uses as its base %s (S-69)', (_, page, runtime, base) =>
    expect(readPlatformConfig(settings, page, runtime).apiBase).toBe(base),
  );

  it('CFG-13 uses the page’s origin as its base if no production host is set', () =>
    expect(readPlatformConfig({}, other).apiBase).toBe(''));

  it.each([
    [own, 'wss://spinout.example/ws'],
    [other, 'wss://backend.example/ws'],
    [local, 'wss://backend.example/ws'],
  ])('CFG-14 derives the WebSocket URL from the base on %o (S-69)', (page, url) =>
    expect(readPlatformConfig(settings, page).webSocketUrl).toBe(url),
  );

  it('CFG-14 derives it from the page’s origin if the base is empty (S-69)', () =>
    expect(readPlatformConfig({}, local).webSocketUrl).toBe('ws://localhost:4173/ws'));

  it('CFG-15 enables all five flags by default (S-69)', () => {
    expect(Object.values(readPlatformConfig({}, own).features)).toEqual(Array(5).fill(true));
    expect(readPlatformConfig({ features: { quantum: false } }, own).features).toMatchObject({
      quantum: false,
      pdfExport: true,
    });
  });

  it('CFG-16, CONST-08 times out after 30,000 ms (S-69)', () =>
    expect(readPlatformConfig({}, own).timeoutMs).toBe(30_000));

  it('CFG-18 lists every service, two of them for WebSockets (S-69)', () => {
    const { services } = readPlatformConfig({}, own);
    expect(Object.keys(services)).toEqual([...SERVICES]);
    expect(services.websocketQuantum).toBe('wss://spinout.example');
    expect(services.gateway).toBe('https://spinout.example');
  });

  it.each([
    [own, 'https://research.example', 'wss://live.example'],
    [other, 'https://research.example', 'wss://live.example'],
    [local, 'http://localhost:8010', 'ws://localhost:8020'],
  ])(
    'CFG-19 finds services at their host, on a local host at their port: %o (S-69)',
    (page, research, quantum) =>
      expect(readPlatformConfig(settings, page).services).toMatchObject({
        research,
        websocketQuantum: quantum,
      }),
  );

  it('CFG-19 uses the page’s origin for a service without an address, or the base on a local host', () => {
    expect(readPlatformConfig(settings, other).services.pdf).toBe('https://lab.example');
    expect(readPlatformConfig(settings, local).services.pdf).toBe('https://backend.example');
  });

  it('refuses an invalid base', () =>
    expect(() => readPlatformConfig({ apiBase: 'data:x' }, own)).toThrow(/apiBase is "data:x"/));
});
