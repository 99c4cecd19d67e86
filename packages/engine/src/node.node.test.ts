import { createApiClient } from '@spinout/api-client';
import { describe, expect, it } from 'vitest';
import { createFixtureFile } from './handlers/paper.handlers.fixtures.js';
import { createNodeEngine } from './node.js';

describe('createNodeEngine', () => {
  it('reads an old Word document through the client, after one that fails', async () => {
    const api = createApiClient({ transport: createNodeEngine() });
    const analyze = (name: string) =>
      api.paper.analyze({ journey_id: 'journey-1', paper: createFixtureFile(name) });
    await expect(analyze('encrypted.pdf')).rejects.toMatchObject({
      code: 'status',
      details: { status: 422, serverMessage: expect.stringContaining('password') as string },
    });
    const { metadata } = await analyze('crispr.doc');
    expect(metadata.title).toMatch(/^Lipid nanoparticle delivery/);
  });
});
