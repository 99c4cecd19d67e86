import { createApiClient } from '@spinout/api-client';
import { exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { memoryStorage, type KeyValueStorage } from '@spinout/flow-kit';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { savedFlowKey } from '../saved/saved-flow.js';
import { createFlowMachine } from './create-flow-machine.js';
import { input } from './flow.test-tools.js';
import { revisitRules } from './revisit/revisit.rules.js';

const KEY = savedFlowKey('default');

/** The flow of a page with this storage, restored. */
const open = async (storage: KeyValueStorage) => {
  const api = createApiClient({ transport: scriptedTransport(exampleReplies) });
  const actor = createActor(createFlowMachine(api), { input: { ...input, storage } }).start();
  await vi.waitFor(() => expect(actor.getSnapshot().matches('restoring')).toBe(false));
  const type = (text: string) =>
    actor.getSnapshot().children.step?.send({ type: 'customText.changed', text });
  return { actor, type, context: () => actor.getSnapshot().context };
};

const readText = ({ drafts }: { readonly drafts: { readonly topic?: { customText: string } } }) =>
  drafts.topic?.customText;

/** A page on which a flow about sleep was started over, and was closed then. */
const startOver = async (storage: KeyValueStorage) => {
  const { actor, type } = await open(storage);
  type('Sleep');
  actor.send({ type: 'flow.reset', canUndo: true });
  await vi.dynamicImportSettled();
  actor.stop();
};

const readSaved = async (storage: KeyValueStorage): Promise<unknown> =>
  JSON.parse((await storage.read(KEY)) ?? 'null');

describe('a flow that was started over', () => {
  it('can be restored after a reload, also if no step was completed', async () => {
    const storage = memoryStorage();
    await startOver(storage);
    const { actor, context } = await open(storage);
    expect(readText(context())).toBeFalsy();
    actor.send({ type: 'undo.requested' });
    expect(readText(context())).toBe('Sleep');
    expect(context().undo).toBeNull();
    await vi.dynamicImportSettled();
    actor.stop();
    expect(await readSaved(storage)).toMatchObject({ drafts: { topic: { customText: 'Sleep' } } });
    expect(await readSaved(storage)).not.toHaveProperty('discarded');
  });

  it('is stored at every moment, before the new flow and with it', async () => {
    const memory = memoryStorage();
    const texts: (string | null)[] = [];
    await startOver({
      ...memory,
      write: (key, text) => {
        texts.push(text);
        return memory.write(key, text);
      },
      remove: (key) => {
        texts.push(null);
        return memory.remove(key);
      },
    });
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toContain('Sleep');
  });

  it('is forgotten when the person dismisses the offer', async () => {
    const storage = memoryStorage();
    await startOver(storage);
    const { actor, context } = await open(storage);
    actor.send({ type: 'undo.dismissed' });
    await vi.dynamicImportSettled();
    actor.stop();
    expect(context().undo).toBeNull();
    expect(await storage.read(KEY)).not.toContain('Sleep');
  });

  it('is forgotten at once if the host offers no undo', async () => {
    const storage = memoryStorage();
    await startOver(storage);
    const { actor } = await open(storage);
    actor.send({ type: 'flow.reset' });
    await vi.dynamicImportSettled();
    actor.stop();
    expect((await storage.read(KEY)) ?? '').not.toContain('Sleep');
  });

  it('can still be restored if the new flow, in which nothing was entered, is started over too', async () => {
    const storage = memoryStorage();
    await startOver(storage);
    const { actor, context } = await open(storage);
    actor.send({ type: 'flow.reset', canUndo: true });
    actor.send({ type: 'flow.started', change: { drafts: {}, rules: revisitRules } });
    actor.send({ type: 'undo.requested' });
    expect(readText(context())).toBe('Sleep');
    actor.stop();
  });

  it('can be restored after the flow that was started over last, also after a reload', async () => {
    const storage = memoryStorage();
    await startOver(storage);
    const first = await open(storage);
    first.type('Tides');
    first.actor.send({ type: 'flow.started', change: { drafts: {}, rules: revisitRules } });
    await vi.dynamicImportSettled();
    first.actor.stop();
    const { actor, context } = await open(storage);
    actor.send({ type: 'undo.requested' });
    expect(readText(context())).toBe('Tides');
    actor.send({ type: 'undo.requested' });
    expect(readText(context())).toBe('Sleep');
    expect(context().undo).toBeNull();
    actor.stop();
  });
});
