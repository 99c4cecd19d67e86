import { describe, expect, it } from 'vitest';
import {
  checkHealth,
  generateArticlePdf,
  generateHypothesis,
  generatePaper,
  loadProfile,
  readAnalytics,
  runResearch,
  searchLiterature,
  startTenStep,
  writeTenStepPaper,
} from '../index.js';
import { createHosts, isLocalHost, joinUrl } from './hosts.js';

describe('hosts', () => {
  it.each(['localhost', '127.0.0.1', '::1', '[::1]', 'LOCALHOST'])('%s is a local host', (name) =>
    expect(isLocalHost(name)).toBe(true),
  );

  it.each(['app.example', 'localhost.example', '127.0.0.1.example', ''])(
    '“%s” is not a local host',
    (name) => expect(isLocalHost(name)).toBe(false),
  );

  it.each([
    ['', '/a/b', '/a/b'],
    ['https://api.example', '/a', 'https://api.example/a'],
    ['https://api.example/', '/a', 'https://api.example/a'],
    ['https://api.example//', 'a', 'https://api.example/a'],
    ['/base', '/a', '/base/a'],
  ])('API-40 joins “%s” and “%s” with one slash', (base, path, url) =>
    expect(joinUrl(base, path)).toBe(url),
  );

  it('HYP-17, API-02 uses the base on a local host and the serverless path elsewhere', () => {
    const base = 'https://api.example';
    expect(createHosts({ apiBase: base, hostname: 'localhost' }).url(generateHypothesis)).toBe(
      'https://api.example/api/v1/research/hypothesis/generate',
    );
    expect(createHosts({ apiBase: base, hostname: 'app.example' }).url(generateHypothesis)).toBe(
      '/.netlify/functions/v1/research/hypothesis/generate',
    );
  });

  it('API-40 puts every other call under the base on any host', () =>
    expect(
      createHosts({ apiBase: 'https://api.example', hostname: 'app.example' }).url(
        searchLiterature,
      ),
    ).toBe('https://api.example/api/journey/literature/search'));

  it.each([
    ['API-21', loadProfile, 'https://api.example/api/v1/auth/profile'],
    ['API-18', generateArticlePdf, 'https://api.example/api/v1/pdf/generate'],
    ['API-17', generatePaper, 'https://api.example/api/v1/research/paper/generate'],
    ['API-15', runResearch, 'https://api.example/api/v1/research/real/run'],
  ])('%s uses the main API if its own base is not set (T-04, T-65)', (_, endpoint, url) =>
    expect(createHosts({ apiBase: 'https://api.example' }).url(endpoint)).toBe(url),
  );

  it.each([
    ['API-21', loadProfile, 'https://auth.example/auth/profile'],
    ['API-18', generateArticlePdf, 'https://pdf.example/generate'],
    ['API-17', generatePaper, 'https://papers.example/research/paper/generate'],
    ['API-15', runResearch, 'https://research.example/api/v1/research/real/run'],
  ])('%s uses its own base if it is set (API-42, T-04)', (_, endpoint, url) =>
    expect(
      createHosts({
        apiBase: 'https://api.example',
        authBase: 'https://auth.example',
        pdfBase: 'https://pdf.example',
        researchApiBase: 'https://papers.example',
        researchBase: 'https://research.example',
      }).url(endpoint),
    ).toBe(url),
  );

  it.each([
    ['API-28', checkHealth, '/health'],
    ['API-29', startTenStep, '/research/hypothesis/advanced'],
    ['API-30', readAnalytics, '/research/analytics'],
    ['API-31', writeTenStepPaper, '/research/paper/generate'],
  ])(
    'API-43, %s goes to the research API on a local host, else to the serverless path (S-69)',
    (_, endpoint, path) => {
      const researchBase = 'https://research.example';
      expect(createHosts({ researchBase, hostname: 'localhost' }).url(endpoint)).toBe(
        `https://research.example/api/v1${path}`,
      );
      expect(createHosts({ researchBase, hostname: 'app.example' }).url(endpoint)).toBe(
        `/.netlify/functions/v1${path}`,
      );
    },
  );

  it('refuses an invalid base with a helpful message', () =>
    expect(() => createHosts({ apiBase: 'javascript:alert(1)' })).toThrow(
      /apiBase is "javascript:alert\(1\)"\. Use "", a path such as "\/api", or an http\(s\) address/,
    ));
});
