import { exampleBundle } from '@spinout/api-client/testing';
import { memoryStorage, type JourneyStorage } from '@spinout/journey-kit';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { savedRunKey } from '../kept/run-key.js';
import { BACKUP_KEY, JOURNEY_KEY } from './saved-journey.js';
import { sharedStorage } from '../kept/shared-storage.test-tools.js';
import { tenStepMessages } from './ten-step.messages.js';
import { tenStepModel } from './ten-step.model.js';
import { ask, journeyOn, savedAt, storageWith, withResults } from './ten-step.test-tools.js';

const open = (storage?: JourneyStorage, script = {}) => {
  const opened = journeyOn(storage, script);
  opened.actor.start();
  const { actor } = opened;
  return {
    ...opened,
    at: () => actor.getSnapshot().context,
    model: () => tenStepModel(actor.getSnapshot(), tenStepMessages),
    rested: () => waitFor(actor, (state) => state.matches({ active: 'resting' })),
    opened: () => waitFor(actor, (state) => !state.matches('restoring')),
  };
};

const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('a journey that is kept', () => {
  it('TEN-33, ENT-24, CONST-39 is saved under current-journey with its five fields on each change (T-76)', async () => {
    const { actor, rested, stored, at } = open();
    ask(actor);
    await rested();
    expect(stored()).toEqual({
      schemaVersion: 1,
      journeyId: at().journeyId,
      journeyData: at().data,
      currentStep: 1,
      showAgenticSystem: false,
      timestamp: '2026-03-02T10:00:00.000Z',
      changes: [expect.any(String)],
    });
    actor.send({ type: 'step.continued' });
    await rested();
    expect(stored()).toMatchObject({ currentStep: 2 });
    actor.send({ type: 'step.continued' });
    actor.send({ type: 'agents.launched' });
    expect(stored()).toMatchObject({ currentStep: 3, showAgenticSystem: true });
    expect(at().kept).toBe('all');
  });

  it('TEN-33 comes back as it was, with step and agent view (S-68)', async () => {
    const { rested, at } = open(storageWith({ ...savedAt(7), showAgenticSystem: true }));
    await rested();
    expect(at()).toMatchObject({
      journeyId: 'journey-1',
      step: 7,
      showAgents: true,
    });
    expect(JSON.stringify(at().data)).toBe(JSON.stringify(savedAt(7).journeyData));
  });

  it('TEN-33 comes back without a version too, which is version 1 (T-76)', async () => {
    const { schemaVersion: _, ...record } = savedAt(4);
    const { rested, at } = open(storageWith(record));
    await rested();
    expect(at().step).toBe(4);
  });

  it('TEN-14, TEN-32 is gone from the storage once a new one is asked for', async () => {
    const { actor, rested, stored, at } = open(
      storageWith({ ...savedAt(7), showAgenticSystem: true }),
    );
    await rested();
    actor.send({ type: 'journey.reset' });
    expect(at()).toMatchObject({ journeyId: null, data: null, step: 0, showAgents: false });
    expect(stored()).toBeNull();
  });

  it('TEN-32 takes along what its agents have kept, and nothing of another journey', async () => {
    const storage = storageWith(savedAt(7));
    for (const id of ['journey-1', 'journey-2']) void storage.write(savedRunKey(id), 'a run');
    const { actor, rested } = open(storage);
    await rested();
    actor.send({ type: 'journey.reset' });
    expect(storage.read(savedRunKey('journey-1'))).toBeNull();
    expect(storage.read(savedRunKey('journey-2'))).toBe('a run');
  });

  it.each([
    ['is cut off', '{"journeyId":"journey-1","currentS'],
    ['is of a newer version', JSON.stringify({ ...savedAt(3), schemaVersion: 2 })],
    ['has a step beyond the tenth', JSON.stringify(savedAt(11))],
    ['has an id that is no text', JSON.stringify({ ...savedAt(3), journeyId: 7 })],
    ['is something else', '["not", "ours"]'],
  ])(
    'TEN-34 starts at landing when the record %s, logs it and puts it aside (T-48, S-68)',
    async (_, text) => {
      const { opened, at, tools, storage, model } = open(storageWith(text));
      await opened();
      expect(model().isActive).toBe(false);
      expect(at().step).toBe(0);
      expect(tools.log.warn).toHaveBeenCalledOnce();
      expect(storage.read(BACKUP_KEY)).toBe(text);
      expect(storage.read(JOURNEY_KEY)).toBe(text);
      expect(model().notice).toBe(tenStepMessages.backupKept);
    },
  );

  it('gives way to a new journey when it could not be read but was put aside', async () => {
    const { actor, opened, rested, stored, storage } = open(storageWith('{"cut'));
    await opened();
    ask(actor);
    await rested();
    expect(stored()).toMatchObject({ currentStep: 1 });
    expect(storage.read(BACKUP_KEY)).toBe('{"cut');
  });

  it('is left untouched, whatever is done, when it could be neither read nor put aside', async () => {
    const memory = storageWith('{"cut');
    const write = vi.fn(full);
    const remove = vi.fn();
    const { actor, opened, rested, model } = open({ ...memory, write, remove });
    await opened();
    expect(model().notice).toBe(tenStepMessages.recordLeft);
    ask(actor);
    await rested();
    actor.send({ type: 'journey.reset' });
    expect(write.mock.calls.map(([key]: unknown[]) => key)).toEqual([BACKUP_KEY]);
    expect(remove).not.toHaveBeenCalled();
  });

  it('TEN-34 is logged and left alone when the storage cannot be reached', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { opened, model, tools } = open({ ...memoryStorage(), read: denied });
    await opened();
    expect(model().isActive).toBe(false);
    expect(tools.log.warn).toHaveBeenCalledWith(expect.any(String), expect.any(DOMException));
  });

  it('says so when nothing outlives a reload', async () => {
    const { actor, rested, model } = open(memoryStorage());
    expect(model().notice).toBeNull();
    ask(actor);
    await rested();
    expect(model().notice).toBe(tenStepMessages.memoryOnly);
  });
});

describe('a journey in a full storage', () => {
  const size = JSON.stringify({ ...savedAt(3, withResults), changes: ['key-1'] }).length;
  /** Room for a journey, but hardly for the agents' results. */
  const narrow = () => {
    const memory = storageWith(savedAt(3, withResults));
    return {
      ...memory,
      write: (key: string, text: string) =>
        text.length >= size ? full() : memory.write(key, text),
    };
  };

  it('is kept with the figures of its results, which is said once', async () => {
    const { actor, rested, stored, model, at } = open(narrow());
    await rested();
    actor.send({ type: 'step.continued' });
    expect(stored()).toMatchObject({
      currentStep: 4,
      journeyData: {
        agenticResults: {
          reduced: true,
          results: {
            literature: { papers_analyzed: expect.any(Number) as number },
            hypotheses: { primary: { confidence: expect.any(Number) as number } },
          },
        },
      },
    });
    expect(at().data?.agenticResults?.results.paper).toBeDefined();
    expect(model().notice).toBe(tenStepMessages.resultsNotKept);
    actor.send({ type: 'notice.dismissed' });
    actor.send({ type: 'results.viewed' });
    expect(model().notice).toBeNull();
  });

  it('comes back with its figures, and may send the agents out again', async () => {
    const storage = narrow();
    const first = open(storage);
    await first.rested();
    first.actor.send({ type: 'step.continued' });
    first.actor.stop();
    const second = open(storage);
    const { context } = await second.rested();
    expect(context.data?.agenticResults?.reduced).toBe(true);
    expect(second.actor.getSnapshot().can({ type: 'results.viewed' })).toBe(false);
    expect(second.actor.getSnapshot().can({ type: 'agents.launched' })).toBe(true);
  });

  it('goes on when nothing of it can be kept, says so, and is kept again when there is room', async () => {
    const memory = storageWith(savedAt(6));
    let isFull = true;
    const { actor, rested, model, stored } = open({
      ...memory,
      write: (key, text) => (isFull ? full() : memory.write(key, text)),
    });
    await rested();
    actor.send({ type: 'step.continued' });
    expect(model().notice).toBe(tenStepMessages.memoryOnly);
    isFull = false;
    actor.send({ type: 'step.continued' });
    expect(stored()).toMatchObject({ currentStep: 8 });
    expect(model().notice).toBeNull();
  });
});

describe('a journey in a storage that takes its time', () => {
  it('comes back, and every change gets there in the end', async () => {
    const memory = storageWith(savedAt(6));
    const slow = async <T>(work: () => T): Promise<Awaited<T>> => {
      await Promise.resolve();
      return await work();
    };
    const { actor, rested, at } = open({
      read: (key) => slow(() => memory.read(key)),
      write: (key, text) => slow(() => memory.write(key, text)),
      remove: (key) => slow(() => memory.remove(key)),
    });
    await rested();
    for (let step = 7; step <= 9; step += 1) actor.send({ type: 'step.continued' });
    await vi.waitFor(() => expect(at().kept).toBe('all'));
    expect(JSON.parse((await memory.read(JOURNEY_KEY)) ?? '')).toMatchObject({ currentStep: 9 });
    expect(at().other).toBeNull();
  });
});

/** Two tabs that opened the same journey. */
const twoTabs = async (record: unknown = savedAt(6)) => {
  const shared = sharedStorage();
  if (record !== null) shared.write(JOURNEY_KEY, JSON.stringify(record));
  const [mine, other] = [open(shared.tab('mine')), open(shared.tab('other'))];
  await Promise.all([mine.opened(), other.opened()]);
  const met = async () => {
    shared.deliverAll();
    await vi.waitFor(() => expect(mine.at().other).not.toBeNull());
  };
  return { shared, mine, other, met };
};

describe('a journey in two tabs', () => {
  it('takes over a newer state when nothing of its own is unsaved, and says so', async () => {
    const { shared, mine, other } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    shared.deliverAll();
    await vi.waitFor(() => expect(mine.at().step).toBe(7));
    expect(mine.model()).toMatchObject({ conflict: null, notice: tenStepMessages.takenOver });
    mine.actor.send({ type: 'step.continued' });
    expect(mine.stored()).toMatchObject({ currentStep: 8 });
  });

  it('follows from landing into a journey that the other tab begins', async () => {
    const { shared, mine, other } = await twoTabs(null);
    ask(other.actor);
    await other.rested();
    shared.deliverAll();
    await mine.rested();
    expect(mine.at().journeyId).toBe(other.at().journeyId);
  });

  it('asks when both went on, and writes nothing until it is decided', async () => {
    const { shared, mine, other, met } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    const theirs = shared.read(JOURNEY_KEY);
    mine.actor.send({ type: 'step.continued' });
    mine.actor.send({ type: 'step.continued' });
    await met();
    expect(mine.model().conflict).toBe(
      'The other tab is at Step 7 of 10: Peer Review, with the interest “Sleep and memory”.',
    );
    mine.actor.send({ type: 'step.continued' });
    expect(shared.read(JOURNEY_KEY)).toBe(theirs);
    expect(mine.at().step).toBe(9);
  });

  it('uses the other version when told to', async () => {
    const { mine, other, met } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    mine.actor.send({ type: 'step.continued' });
    mine.actor.send({ type: 'step.continued' });
    await met();
    mine.actor.send({ type: 'version.taken' });
    expect(mine.at()).toMatchObject({ step: 7, other: null });
    expect(mine.stored()).toMatchObject({ currentStep: 7 });
    mine.actor.send({ type: 'step.continued' });
    expect(mine.stored()).toMatchObject({ currentStep: 8 });
  });

  it('keeps its own version when told to, and the other tab takes it over', async () => {
    const { shared, mine, other, met } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    mine.actor.send({ type: 'step.continued' });
    mine.actor.send({ type: 'step.continued' });
    await met();
    mine.actor.send({ type: 'version.kept' });
    expect(mine.stored()).toMatchObject({ currentStep: 8 });
    expect(mine.model().conflict).toBeNull();
    shared.deliverAll();
    await vi.waitFor(() => expect(other.at().step).toBe(8));
    expect(other.model().conflict).toBeNull();
  });

  it('writes not over what has come since the question, and asks again', async () => {
    const { shared, mine, other, met } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    mine.actor.send({ type: 'step.continued' });
    await met();
    other.actor.send({ type: 'step.continued' });
    const theirs = shared.read(JOURNEY_KEY);
    shared.deliverAll();
    mine.actor.send({ type: 'version.kept' });
    expect(shared.read(JOURNEY_KEY)).toBe(theirs);
    await met();
    expect(mine.model().conflict).toContain('Step 8 of 10');
    mine.actor.send({ type: 'version.kept' });
    expect(mine.stored()).toMatchObject({ currentStep: 7 });
  });

  it('asks when the other tab has ended the journey, and goes to landing or on', async () => {
    for (const [choice, step] of [
      ['version.taken', 0],
      ['version.kept', 6],
    ] as const) {
      const { mine, other, met } = await twoTabs();
      other.actor.send({ type: 'journey.reset' });
      await met();
      expect(mine.model().conflict).toBe('The other tab has ended it.');
      mine.actor.send({ type: choice });
      expect(mine.at()).toMatchObject({ step, other: null });
      expect(mine.model().isActive).toBe(step > 0);
      expect(mine.stored()?.['currentStep'] ?? 0).toBe(step);
    }
  });

  it('asks also when it was to be ended here, and has gone on elsewhere', async () => {
    const { mine, other, met } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    mine.actor.send({ type: 'journey.reset' });
    await met();
    expect(mine.model()).toMatchObject({ isActive: false, conflict: expect.any(String) as string });
    expect(mine.stored()).toMatchObject({ currentStep: 7 });
    mine.actor.send({ type: 'version.kept' });
    expect(mine.stored()).toBeNull();
    expect(mine.model().conflict).toBeNull();
  });

  it('puts aside what it cannot read before it keeps its own version', async () => {
    const { shared, mine, met } = await twoTabs();
    shared.write(JOURNEY_KEY, '{"schemaVersion":2}');
    mine.actor.send({ type: 'step.continued' });
    await met();
    expect(mine.model()).toMatchObject({
      conflict: tenStepMessages.otherUnreadable,
      canTakeOther: false,
    });
    mine.actor.send({ type: 'version.kept' });
    expect(shared.read(BACKUP_KEY)).toBe('{"schemaVersion":2}');
    expect(mine.stored()).toMatchObject({ currentStep: 7 });
  });

  it('is not drawn out of its own agents’ run by results from elsewhere', async () => {
    const { shared, mine, other, met } = await twoTabs();
    other.actor.send({ type: 'agents.launched' });
    shared.deliverAll();
    await vi.waitFor(() => expect(mine.model().notice).toBe(tenStepMessages.takenOver));
    expect(mine.at().showAgents).toBe(false);
    mine.actor.send({ type: 'agents.launched' });
    shared.deliverAll();
    await vi.waitFor(() => expect(other.model().notice).toBe(tenStepMessages.takenOver));
    other.actor.send({ type: 'step.continued' });
    shared.deliverAll();
    await vi.waitFor(() => expect(mine.at()).toMatchObject({ step: 7, showAgents: true }));
    const completed = { journeyId: 'journey-1', bundle: exampleBundle };
    other.actor.send({ type: 'agents.completed', ...completed });
    await met();
    expect(mine.at()).toMatchObject({ step: 7, showAgents: true });
    expect(mine.model().conflict).not.toBeNull();
  });

  it('takes results from elsewhere where its own agents are at rest', async () => {
    const { shared, mine, other } = await twoTabs();
    mine.actor.send({ type: 'agents.launched' });
    shared.deliverAll();
    await vi.waitFor(() => expect(other.model().notice).toBe(tenStepMessages.takenOver));
    mine.actor.send({ type: 'agents.turned', atRest: true });
    other.actor.send({ type: 'agents.launched' });
    shared.deliverAll();
    const completed = { journeyId: 'journey-1', bundle: exampleBundle };
    other.actor.send({ type: 'agents.completed', ...completed });
    shared.deliverAll();
    await vi.waitFor(() =>
      expect(mine.at().data?.agenticResults?.results.topic).toBe(exampleBundle.topic),
    );
    expect(mine.model().conflict).toBeNull();
  });

  it('notices two writes that crossed each other, also when the other tab has gone on since', async () => {
    const { shared, mine, other, met } = await twoTabs();
    const before = shared.read(JOURNEY_KEY) ?? '';
    mine.actor.send({ type: 'step.continued' });
    // The other tab's process has not seen it yet.
    shared.write(JOURNEY_KEY, before);
    other.actor.send({ type: 'step.continued' });
    other.actor.send({ type: 'step.continued' });
    await met();
    expect(mine.model().conflict).not.toBeNull();
    expect(mine.at().step).toBe(7);
  });
});
