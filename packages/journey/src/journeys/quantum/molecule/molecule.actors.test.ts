import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { moleculeActors } from './molecule.actors.js';

const run = (reply: unknown) => {
  const transport = scriptedTransport({ 'quantum.optimizeMolecule': reply });
  const { optimizeMolecule } = moleculeActors(createPlatformClient({ transport }));
  const actor = createActor(optimizeMolecule, { input: { molecule: 'H2' } });
  const result = toPromise(actor);
  actor.start();
  return { transport, result };
};

describe('the call that optimizes a molecule', () => {
  it('API-14, QC-21 sends the molecule and reads optimization.optimized_geometry.energy', async () => {
    const { transport, result } = run(allExampleReplies['quantum.optimizeMolecule']);
    expect(await result).toMatchObject({ energy: -1.137, bondLength: 0.735, method: 'example' });
    expect(transport.sentTo('quantum.optimizeMolecule')).toEqual([{ molecule: 'H2' }]);
    expect(transport.requests[0]?.idempotencyKey).toBeTruthy();
  });

  it.each([
    [{ success: true }],
    [{ optimization: {} }],
    [{ optimization: { optimized_geometry: {} } }],
  ])('QC-16 finds no energy in %j', async (reply) =>
    expect(await run(reply).result).toMatchObject({ energy: null }),
  );

  it('QC-19 treats success false as a failure', () =>
    expect(run({ success: false, error: 'Unknown' }).result).rejects.toMatchObject({
      detail: 'Unknown',
    }));
});
