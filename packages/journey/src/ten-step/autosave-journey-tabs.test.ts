import { exampleBundle } from '@spinout/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { BACKUP_KEY, JOURNEY_KEY } from './saved-journey.js';
import { sharedStorage } from '../saved-journeys/shared-storage.test-tools.js';
import { tenStepMessages } from './ten-step.messages.js';
import { ask, savedAt } from './ten-step.test-tools.js';
import { open } from './autosave-journey.test-tools.js';

/** Two tabs with the same journey. */
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
  it('adopts a newer state with a notice if it has no unsaved changes', async () => {
    const { shared, mine, other } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    shared.deliverAll();
    await vi.waitFor(() => expect(mine.at().step).toBe(7));
    expect(mine.model()).toMatchObject({
      conflict: null,
      notice: tenStepMessages.updatedByOtherTab,
    });
    mine.actor.send({ type: 'step.continued' });
    expect(mine.stored()).toMatchObject({ currentStep: 8 });
  });

  it('adopts a journey that the other tab starts', async () => {
    const { shared, mine, other } = await twoTabs(null);
    ask(other.actor);
    await other.untilIdle();
    shared.deliverAll();
    await mine.untilIdle();
    expect(mine.at().journeyId).toBe(other.at().journeyId);
  });

  it('reports a conflict if both continued, and writes nothing until it is resolved', async () => {
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

  it('uses the other version if the person chooses it', async () => {
    const { mine, other, met } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    mine.actor.send({ type: 'step.continued' });
    mine.actor.send({ type: 'step.continued' });
    await met();
    mine.actor.send({ type: 'conflict.resolvedRemote' });
    expect(mine.at()).toMatchObject({ step: 7, other: null });
    expect(mine.stored()).toMatchObject({ currentStep: 7 });
    mine.actor.send({ type: 'step.continued' });
    expect(mine.stored()).toMatchObject({ currentStep: 8 });
  });

  it('keeps its own version if the person chooses it, and the other tab adopts it', async () => {
    const { shared, mine, other, met } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    mine.actor.send({ type: 'step.continued' });
    mine.actor.send({ type: 'step.continued' });
    await met();
    mine.actor.send({ type: 'conflict.resolvedLocal' });
    expect(mine.stored()).toMatchObject({ currentStep: 8 });
    expect(mine.model().conflict).toBeNull();
    shared.deliverAll();
    await vi.waitFor(() => expect(other.at().step).toBe(8));
    expect(other.model().conflict).toBeNull();
  });

  it('does not overwrite a version saved since the question, and asks again', async () => {
    const { shared, mine, other, met } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    mine.actor.send({ type: 'step.continued' });
    await met();
    other.actor.send({ type: 'step.continued' });
    const theirs = shared.read(JOURNEY_KEY);
    shared.deliverAll();
    mine.actor.send({ type: 'conflict.resolvedLocal' });
    expect(shared.read(JOURNEY_KEY)).toBe(theirs);
    await met();
    expect(mine.model().conflict).toContain('Step 8 of 10');
    mine.actor.send({ type: 'conflict.resolvedLocal' });
    expect(mine.stored()).toMatchObject({ currentStep: 7 });
  });

  it('reports a conflict if the other tab removed the journey', async () => {
    for (const [choice, step] of [
      ['conflict.resolvedRemote', 0],
      ['conflict.resolvedLocal', 6],
    ] as const) {
      const { mine, other, met } = await twoTabs();
      other.actor.send({ type: 'journey.reset' });
      await met();
      expect(mine.model().conflict).toBe('The other tab ended this journey.');
      mine.actor.send({ type: choice });
      expect(mine.at()).toMatchObject({ step, other: null });
      expect(mine.model().isActive).toBe(step > 0);
      expect(mine.stored()?.['currentStep'] ?? 0).toBe(step);
    }
  });

  it('reports a conflict if it is removed here but continued in another tab', async () => {
    const { mine, other, met } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    mine.actor.send({ type: 'journey.reset' });
    await met();
    expect(mine.model()).toMatchObject({ isActive: false, conflict: expect.any(String) as string });
    expect(mine.stored()).toMatchObject({ currentStep: 7 });
    mine.actor.send({ type: 'conflict.resolvedLocal' });
    expect(mine.stored()).toBeNull();
    expect(mine.model().conflict).toBeNull();
  });

  it('backs up an unreadable record before it keeps its own version', async () => {
    const { shared, mine, met } = await twoTabs();
    shared.write(JOURNEY_KEY, '{"schemaVersion":2}');
    mine.actor.send({ type: 'step.continued' });
    await met();
    expect(mine.model()).toMatchObject({
      conflict: tenStepMessages.otherUnreadable,
      canUseOther: false,
    });
    mine.actor.send({ type: 'conflict.resolvedLocal' });
    expect(shared.read(BACKUP_KEY)).toBe('{"schemaVersion":2}');
    expect(mine.stored()).toMatchObject({ currentStep: 7 });
  });

  it('does not leave a running agent view for results of another tab', async () => {
    const { shared, mine, other, met } = await twoTabs();
    other.actor.send({ type: 'agents.launched' });
    shared.deliverAll();
    await vi.waitFor(() => expect(mine.model().notice).toBe(tenStepMessages.updatedByOtherTab));
    expect(mine.at().showAgents).toBe(false);
    mine.actor.send({ type: 'agents.launched' });
    shared.deliverAll();
    await vi.waitFor(() => expect(other.model().notice).toBe(tenStepMessages.updatedByOtherTab));
    other.actor.send({ type: 'step.continued' });
    shared.deliverAll();
    await vi.waitFor(() => expect(mine.at()).toMatchObject({ step: 7, showAgents: true }));
    const completed = { journeyId: 'journey-1', bundle: exampleBundle };
    other.actor.send({ type: 'agents.completed', ...completed });
    await met();
    expect(mine.at()).toMatchObject({ step: 7, showAgents: true });
    expect(mine.model().conflict).not.toBeNull();
  });

  it('adopts results of another tab if its own agents are idle', async () => {
    const { shared, mine, other } = await twoTabs();
    mine.actor.send({ type: 'agents.launched' });
    shared.deliverAll();
    await vi.waitFor(() => expect(other.model().notice).toBe(tenStepMessages.updatedByOtherTab));
    mine.actor.send({ type: 'agents.activityChanged', isIdle: true });
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

  it('detects two concurrent writes, also when the other tab has continued since', async () => {
    const { shared, mine, other, met } = await twoTabs();
    const before = shared.read(JOURNEY_KEY) ?? '';
    mine.actor.send({ type: 'step.continued' });
    // The other tab's process has not received it yet.
    shared.write(JOURNEY_KEY, before);
    other.actor.send({ type: 'step.continued' });
    other.actor.send({ type: 'step.continued' });
    await met();
    expect(mine.model().conflict).not.toBeNull();
    expect(mine.at().step).toBe(7);
  });
});
