import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../endpoints/all.endpoints.js';
import { allExampleReplies } from './example-replies.js';

describe('The example replies', () => {
  it('exist for every call of the contract', () => {
    const calls = ENDPOINTS.map(({ endpoint }) => endpoint.id).sort();
    expect(Object.keys(allExampleReplies).sort()).toEqual(calls);
  });

  it.each(ENDPOINTS.map(({ endpoint, reply }) => ({ id: endpoint.id, endpoint, reply })))(
    'match the contract of $id',
    async ({ id, endpoint, reply }) => {
      const example: unknown = Reflect.get(allExampleReplies, id);
      const { output } = await endpoint.contract();
      if (output) expect(z.core.safeParse(output, structuredClone(example)).success).toBe(true);
      else expect(reply === 'pdf' && example instanceof Blob).toBe(true);
    },
  );
});
