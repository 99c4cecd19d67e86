import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@spinout/api-client/contract';
import { searchLiterature } from '@spinout/api-client/contract';
import { generateArticlePdf } from '@spinout/api-client/contract';
import { generatePaper } from '@spinout/api-client/contract';
import { createMalformedRequests } from './malformed.js';
import { articleRequest, searchRequest } from './samples.js';

const listDescriptions = async (...args: Parameters<typeof createMalformedRequests>) =>
  (await createMalformedRequests(...args)).map(({ what }) => what);

describe('The malformed requests of a call', () => {
  it('lack a field, have a field of another type, or are not an object', async () => {
    const what = await listDescriptions(searchLiterature, searchRequest('journey-1'));
    expect(what).toEqual(
      expect.arrayContaining(['null', '[]', 'an empty object', 'no "query"', '"text" as "limit"']),
    );
    expect(what).not.toContain('null as "hypothesis"');
  });

  it('violate the contract of every call at the same path', async () => {
    const what = await listDescriptions(generateArticlePdf, articleRequest);
    expect(what).toContain('no "title"');
    expect(what, 'a report has no references').not.toContain('no "references"');
  });

  it('exclude requests that are valid for another call', async () => {
    const variants = await createMalformedRequests(generatePaper, { topic: 'Sleep', findings: [] });
    expect(variants.length).toBeGreaterThan(5);
    const contracts = await Promise.all(
      ENDPOINTS.filter(({ row }) => row === 'API-17' || row === 'API-31').map(({ endpoint }) =>
        endpoint.contract(),
      ),
    );
    expect(contracts).toHaveLength(2);
    for (const { input } of variants) {
      for (const contract of contracts) {
        expect(z.core.safeParse(contract.input, input).success).toBe(false);
      }
    }
  });
});
