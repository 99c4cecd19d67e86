import { ENDPOINTS, getRoute } from '@spinout/api-client/contract';
import { describe, expect, it } from 'vitest';
import { CALL_POINTS, createCallPoints } from './call-points.js';

const getPoints = createCallPoints();

describe('the points of calls', () => {
  it('exist for every call of the contract, and for no other', () =>
    expect(Object.keys(CALL_POINTS).sort()).toEqual(
      ENDPOINTS.map(({ endpoint }) => endpoint.id).sort(),
    ));

  it.each(ENDPOINTS.map(({ endpoint }) => [endpoint.id, endpoint] as const))(
    'are known from method and path alone: %s',
    (id, endpoint) => {
      const path = getRoute(endpoint).replace(/\{\w+\}/g, 'some-id');
      const onThisPath = ENDPOINTS.filter(
        (other) =>
          other.endpoint.method === endpoint.method &&
          getRoute(other.endpoint) === getRoute(endpoint),
      ).map((other) => CALL_POINTS[other.endpoint.id] ?? 0);
      expect(CALL_POINTS[id]).toBeGreaterThanOrEqual(1);
      expect(getPoints(endpoint.method, path)).toBe(Math.max(...onThisPath));
    },
  );

  it.each([
    ['GET', '/api/v1/research/runs/some-id/events', 1],
    ['POST', '/api/v1/research/runs/some-id/cancel', 5],
    ['POST', '/generate', 5],
    ['HEAD', '/api/v1/journeys', 5],
    ['GET', '/', 0],
    ['GET', '/assets/index.js', 0],
  ])('of %s %s are %i', (method, path, points) => expect(getPoints(method, path)).toBe(points));
});
