import { describe, expect, it } from 'vitest';
import { ENDPOINT_CATALOG } from './endpoint-catalog.js';

const SPECIFIED: readonly (readonly [
  id: string,
  service: keyof typeof ENDPOINT_CATALOG,
  ends: readonly string[],
])[] = [
  ['CFG-02', 'auth', ['login', 'register', 'refresh', 'logout', 'health']],
  ['CFG-03', 'research', ['start', 'topics/generate', 'summary', 'analytics']],
  ['CFG-04', 'genomics', ['health', 'upload', 'analyze', 'analyze/variants']],
  ['CFG-05', 'proteomics', ['health', 'upload', 'analyze', 'analyze/spectra']],
  ['CFG-06', 'multiomics', ['health', 'integrate', 'correlate', 'pathway-analysis']],
  ['CFG-07', 'biomarker', ['health', 'discover', 'validate', 'export']],
  ['CFG-08', 'visualization', ['health', 'plot', 'interactive', 'export']],
  ['CFG-09', 'alphafold', ['health', 'predict', 'analyze', 'visualize']],
  ['CFG-10', 'documents', ['health', 'upload', 'process', 'extract']],
  ['CFG-11', 'notifications', ['health', 'send', 'preferences']],
  ['CFG-12', 'analytics', ['health', 'track', 'dashboard']],
];

describe('the endpoint catalog', () => {
  it.each(SPECIFIED)('%s lists the paths of %s (S-69)', (_, service, ends) =>
    expect(Object.values(ENDPOINT_CATALOG[service])).toEqual(
      ends.map((end) => `/api/v1/${service}/${end}`),
    ),
  );

  it('CFG-01 has 43 paths, all different and all under /api/v1/ (S-69)', () => {
    const paths = Object.values(ENDPOINT_CATALOG).flatMap((each) => Object.values(each));
    expect(paths).toHaveLength(43);
    expect(new Set(paths).size).toBe(43);
    expect(paths.every((path) => path.startsWith('/api/v1/'))).toBe(true);
  });
});
