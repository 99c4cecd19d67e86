import { readFileSync } from 'node:fs';
import { CHECKS } from '@spinout/conformance';
import { ENDPOINT_CATALOG, ENDPOINTS } from '@spinout/api-client/contract';
import { describe, expect, it } from 'vitest';

const requirements = readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8');

/** The route of each row of the table of calls, e.g. `POST /api/journey/company`; the first one if there are two. */
const routesInRows = new Map(
  [...requirements.matchAll(/^\| (API-\d\d) \| [^|]+ \| (GET|POST|PUT) `([^`]+)`/gm)].map(
    ([, row = '', method = '', path = '']) => [row, `${method} ${path}`] as const,
  ),
);

/** The paths of each row of the endpoint catalog. */
const pathsInRows = [
  ...requirements.matchAll(/^\| (CFG-(?:0[2-9]|1[0-2])) \| (\w+) [^|]*\|/gm),
].map(([line, , service = '']) => [service, line.match(/\/api\/v1\/[\w/-]+/g) ?? []] as const);

describe('The contract', () => {
  it('CFG-01..12 has exactly the configured paths of each service', () => {
    const ourPaths = Object.entries(ENDPOINT_CATALOG).map(([service, paths]) => [
      service,
      Object.values<string>(paths),
    ]);
    expect(ourPaths).toEqual(pathsInRows.map(([service, paths]) => [service, [...paths]]));
    expect(ourPaths.flatMap(([, paths]) => paths)).toHaveLength(43);
  });

  it('API-01..10, API-12..26, API-28..31 has each call at the method and path of its row', () => {
    const wanted = [...routesInRows].sort();
    const rows = ENDPOINTS.filter(({ row }) => routesInRows.has(row)).map(
      ({ row, endpoint }) => [row, `${endpoint.method} ${endpoint.path}`] as const,
    );
    expect(wanted).toHaveLength(29);
    expect(rows.sort()).toEqual(wanted);
  });

  it('API-11 generates the summary at the path of API-09 (T-14)', () => {
    const getPath = (wanted: string) =>
      ENDPOINTS.filter(({ row }) => row === wanted).map(({ endpoint }) => endpoint.path);
    expect(getPath('API-11')).toEqual(getPath('API-09'));
  });

  it('has checks for every row of its calls', () => {
    const checked = new Set(CHECKS.map(({ row }) => row));
    expect(ENDPOINTS.filter(({ row }) => !checked.has(row))).toEqual([]);
  });

  it('checks malformed input for every call with a body except sign-out and the deletion of all data', () => {
    const titles = CHECKS.map(({ title }) => title).join('\n');
    const without = ENDPOINTS.filter(
      ({ endpoint: { id, method } }) =>
        method !== 'GET' && !titles.includes(`malformed requests of ${id} `),
    );
    expect(without.map(({ endpoint }) => endpoint.id)).toEqual(['session.logout', 'data.delete']);
  });
});
