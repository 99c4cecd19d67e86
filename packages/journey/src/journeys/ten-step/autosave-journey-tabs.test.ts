import { getBackupKey } from '@spinout/flow-kit';
import { exampleBundle } from '@spinout/api-client/testing';
import { sharedStorage } from '@spinout/flow-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { JOURNEY_KEY } from './saved-journey.js';
import { tenStepMessages } from './ten-step.messages.js';
import { ask, savedAt } from './ten-step.test-tools.js';
import { open } from './autosave-journey.test-tools.js';

const BACKUP_KEY = getBackupKey(JOURNEY_KEY);

/** Two tabs with the same journey. */
const twoTabs = async (record: unknown = savedAt(6)) => {
  const shared = sharedStorage();
  if (record !== null) shared.write(JOURNEY_KEY, JSON.stringify(record));
  const [ownTab, other] = [open(shared.tab('mine')), open(shared.tab('other'))];
  await Promise.all([ownTab.opened(), other.opened()]);
  const untilConflict = async () => {
    shared.deliverAll();
    await vi.waitFor(() => expect(ownTab.at().other).not.toBeNull());
  };
  return { shared, ownTab, other, untilConflict };
};

describe('a journey in two tabs', () => {
  it('adopts a newer state with a notice if it has no unsaved changes', async () => {
    const { shared, ownTab, other } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    shared.deliverAll();
    await vi.waitFor(() => expect(ownTab.at().step).toBe(7));
    expect(ownTab.model()).toMatchObject({
      conflict: null,
      notice: tenStepMessages.updatedByOtherTab,
    });
    ownTab.actor.send({ type: 'step.continued' });
    expect(ownTab.stored()).toMatchObject({ currentStep: 8 });
  });

  it('adopts a journey that the other tab starts', async () => {
    const { shared, ownTab, other } = await twoTabs(null);
    ask(other.actor);
    await other.untilIdle();
    shared.deliverAll();
    await ownTab.untilIdle();
    expect(ownTab.at().journeyId).toBe(other.at().journeyId);
  });

  it('reports a conflict if both continued, and writes nothing until it is resolved', async () => {
    const { shared, ownTab, other, untilConflict } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    const otherText = shared.read(JOURNEY_KEY);
    ownTab.actor.send({ type: 'step.continued' });
    ownTab.actor.send({ type: 'step.continued' });
    await untilConflict();
    expect(ownTab.model().conflict).toBe(
      'The other tab is at Step 7 of 10: Peer Review, with the interest “Sleep and memory”.',
    );
    ownTab.actor.send({ type: 'step.continued' });
    expect(shared.read(JOURNEY_KEY)).toBe(otherText);
    expect(ownTab.at().step).toBe(9);
  });

  it('uses the other version if the person chooses it', async () => {
    const { ownTab, other, untilConflict } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    ownTab.actor.send({ type: 'step.continued' });
    ownTab.actor.send({ type: 'step.continued' });
    await untilConflict();
    ownTab.actor.send({ type: 'conflict.resolvedRemote' });
    expect(ownTab.at()).toMatchObject({ step: 7, other: null });
    expect(ownTab.stored()).toMatchObject({ currentStep: 7 });
    ownTab.actor.send({ type: 'step.continued' });
    expect(ownTab.stored()).toMatchObject({ currentStep: 8 });
  });

  it('keeps its own version if the person chooses it, and the other tab adopts it', async () => {
    const { shared, ownTab, other, untilConflict } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    ownTab.actor.send({ type: 'step.continued' });
    ownTab.actor.send({ type: 'step.continued' });
    await untilConflict();
    ownTab.actor.send({ type: 'conflict.resolvedLocal' });
    expect(ownTab.stored()).toMatchObject({ currentStep: 8 });
    expect(ownTab.model().conflict).toBeNull();
    shared.deliverAll();
    await vi.waitFor(() => expect(other.at().step).toBe(8));
    expect(other.model().conflict).toBeNull();
  });

  it('does not overwrite a version saved since the question, and asks again', async () => {
    const { shared, ownTab, other, untilConflict } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    ownTab.actor.send({ type: 'step.continued' });
    ownTab.actor.send({ type: 'step.continued' });
    await untilConflict();
    other.actor.send({ type: 'step.continued' });
    other.actor.send({ type: 'step.continued' });
    const otherText = shared.read(JOURNEY_KEY);
    shared.deliverAll();
    ownTab.actor.send({ type: 'conflict.resolvedLocal' });
    expect(shared.read(JOURNEY_KEY)).toBe(otherText);
    await untilConflict();
    expect(ownTab.model().conflict).toContain('Step 9 of 10');
    ownTab.actor.send({ type: 'conflict.resolvedLocal' });
    expect(ownTab.stored()).toMatchObject({ currentStep: 8 });
  });

  it('reports a conflict if the other tab removed the journey', async () => {
    for (const [choice, step] of [
      ['conflict.resolvedRemote', 0],
      ['conflict.resolvedLocal', 6],
    ] as const) {
      const { ownTab, other, untilConflict } = await twoTabs();
      other.actor.send({ type: 'journey.reset' });
      await untilConflict();
      expect(ownTab.model().conflict).toBe('The other tab ended this journey.');
      ownTab.actor.send({ type: choice });
      expect(ownTab.at()).toMatchObject({ step, other: null });
      expect(ownTab.model().isActive).toBe(step > 0);
      expect(ownTab.stored()?.['currentStep'] ?? 0).toBe(step);
    }
  });

  it('asks no longer if the other tab restored the journey that it removed', async () => {
    const { shared, ownTab, other, untilConflict } = await twoTabs();
    other.actor.send({ type: 'journey.reset' });
    await untilConflict();
    other.actor.send({ type: 'reset.undone' });
    shared.deliverAll();
    await vi.waitFor(() => expect(ownTab.at().other).toBeNull());
    other.actor.send({ type: 'step.continued' });
    shared.deliverAll();
    await vi.waitFor(() => expect(ownTab.at().step).toBe(7));
    expect(ownTab.model().conflict).toBeNull();
  });

  it('reports a conflict if it is removed here but continued in another tab', async () => {
    const { ownTab, other, untilConflict } = await twoTabs();
    other.actor.send({ type: 'step.continued' });
    ownTab.actor.send({ type: 'journey.reset' });
    await untilConflict();
    expect(ownTab.model()).toMatchObject({
      isActive: false,
      conflict: expect.any(String) as string,
    });
    expect(ownTab.stored()).toMatchObject({ currentStep: 7 });
    ownTab.actor.send({ type: 'conflict.resolvedLocal' });
    expect(ownTab.stored()).toBeNull();
    expect(ownTab.model().conflict).toBeNull();
  });

  it('backs up an unreadable record before it keeps its own version', async () => {
    const { shared, ownTab, untilConflict } = await twoTabs();
    shared.write(JOURNEY_KEY, '{"schemaVersion":2}');
    ownTab.actor.send({ type: 'step.continued' });
    await untilConflict();
    expect(ownTab.model()).toMatchObject({
      conflict: tenStepMessages.otherUnreadable,
      canUseOther: false,
    });
    ownTab.actor.send({ type: 'conflict.resolvedLocal' });
    expect(shared.read(BACKUP_KEY)).toBe('{"schemaVersion":2}');
    expect(ownTab.stored()).toMatchObject({ currentStep: 7 });
  });

  it('does not leave a running agent view for results of another tab', async () => {
    const { shared, ownTab, other, untilConflict } = await twoTabs();
    other.actor.send({ type: 'agents.launched' });
    shared.deliverAll();
    await vi.waitFor(() => expect(ownTab.model().notice).toBe(tenStepMessages.updatedByOtherTab));
    expect(ownTab.at().showAgents).toBe(false);
    ownTab.actor.send({ type: 'agents.launched' });
    shared.deliverAll();
    // Both show the agents now, so that nothing was changed.
    expect(other.model()).toMatchObject({ notice: null, conflict: null });
    other.actor.send({ type: 'step.continued' });
    shared.deliverAll();
    await vi.waitFor(() => expect(ownTab.at()).toMatchObject({ step: 7, showAgents: true }));
    const completed = { journeyId: 'journey-1', bundle: exampleBundle };
    other.actor.send({ type: 'agents.completed', ...completed });
    await untilConflict();
    expect(ownTab.at()).toMatchObject({ step: 7, showAgents: true });
    expect(ownTab.model().conflict).not.toBeNull();
  });

  it('adopts results of another tab if its own agents are idle', async () => {
    const { shared, ownTab, other } = await twoTabs();
    ownTab.actor.send({ type: 'agents.launched' });
    shared.deliverAll();
    await vi.waitFor(() => expect(other.model().notice).toBe(tenStepMessages.updatedByOtherTab));
    ownTab.actor.send({ type: 'agents.activityChanged', isIdle: true });
    other.actor.send({ type: 'agents.launched' });
    shared.deliverAll();
    const completed = { journeyId: 'journey-1', bundle: exampleBundle };
    other.actor.send({ type: 'agents.completed', ...completed });
    shared.deliverAll();
    await vi.waitFor(() =>
      expect(ownTab.at().data?.agenticResults?.results.topic).toBe(exampleBundle.topic),
    );
    expect(ownTab.model().conflict).toBeNull();
  });

  it('detects two concurrent writes, also when the other tab has continued since', async () => {
    const { shared, ownTab, other, untilConflict } = await twoTabs();
    const before = shared.read(JOURNEY_KEY) ?? '';
    ownTab.actor.send({ type: 'step.continued' });
    // The other tab's process has not received it yet.
    shared.write(JOURNEY_KEY, before);
    other.actor.send({ type: 'step.continued' });
    other.actor.send({ type: 'step.continued' });
    await untilConflict();
    expect(ownTab.model().conflict).not.toBeNull();
    expect(ownTab.at().step).toBe(7);
  });
});
