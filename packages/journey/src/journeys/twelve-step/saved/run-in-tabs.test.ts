import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, openTabs, waitForSaves } from './saved-page.test-tools.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Two tabs that started different runs at once; the first of the result has the question. */
const openConflict = async () => {
  const { tabs, deliver, shared } = await openTabs();
  await Promise.all([tabs[0].start('Tides'), tabs[1].start('Sleep')]);
  await deliver();
  const isAsked = tabs[0].model().conflict !== null;
  const [asked, other] = isAsked ? tabs : [tabs[1], tabs[0]];
  const [own = ''] = asked.topics();
  const [their = ''] = other.topics();
  return { asked, other, own, their, deliver, shared };
};

describe('a run of the twelve steps in two tabs', () => {
  it('is followed by the tab that has none', async () => {
    const { tabs, deliver } = await openTabs();
    const [first, second] = tabs;
    await first.start('Tides');
    await deliver();
    expect(second.model().conflict).toBeNull();
    await first.completeAll();
    await deliver();
    expect(second.results()).toEqual(first.results());
    expect(second.model().completed).toEqual({ topic: 'Tides' });
  });

  it('is not overwritten by a different run until the person chooses', async () => {
    const { asked, own, their } = await openConflict();
    expect(asked.model().conflict?.description).toContain(`The other run is on “${their}”`);
    expect(asked.model().unsaved).not.toBeNull();
    expect(asked.topics()).toEqual([own]);
  });

  it('can be restored after the person chose the other one, also when that tab continues, and after a reload', async () => {
    const { asked, other, own, their, deliver, shared } = await openConflict();
    asked.actor.send({ type: 'conflict.resolvedRemote' });
    expect(asked.model().conflict).toBeNull();
    expect(asked.topics()).toEqual([their, own]);
    // The other tab performs further steps, and must not save its run without this one.
    await other.completeAll();
    await deliver();
    expect(other.topics()).toEqual([their, own]);
    expect(asked.model().completed).toEqual({ topic: their });
    await asked.close();
    await other.close();

    const { topics, actor } = await openPage(shared.tab('c'));
    expect(topics()).toEqual([their, own]);
    actor.send({ type: 'run.undone' });
    expect(topics()).toEqual([own, their]);
  });

  it('is not said to be restorable if it has no results, because only one with results is', async () => {
    const { tabs, deliver } = await openTabs();
    const [first, second] = tabs;
    await first.start('Tides');
    first.stop();
    second.actor.send({ type: 'topic.changed', topic: 'Sleep' });
    second.actor.send({ type: 'run.requested' });
    second.stop();
    await deliver();
    const asked = first.model().conflict ? first : second;
    expect(asked.model().conflict?.help).toBe('Changes are not saved until you choose one.');
    const { asked: both } = await openConflict();
    expect(both.model().conflict?.help).toContain('You can restore the other.');
  });

  it('has no step in progress when it is restored after the person chose the other one', async () => {
    const { asked, own, their } = await openConflict();
    expect(asked.model().running).toBe(true);
    asked.actor.send({ type: 'conflict.resolvedRemote' });
    asked.actor.send({ type: 'run.undone' });
    expect(asked.topics()).toEqual([own, their]);
    expect(asked.model().running).toBe(false);
    expect(asked.model().steps.map(({ status }) => status)).not.toContain('in-progress');
  });

  it('does not stop the run of the other tab when the person chose this one', async () => {
    const { asked, other, own, their, deliver } = await openConflict();
    asked.actor.send({ type: 'conflict.resolvedLocal' });
    expect(asked.topics()).toEqual([own, their]);
    await waitForSaves();
    await deliver();
    expect(other.model()).toMatchObject({ running: true, conflict: { canUseOther: true } });
    other.stop();
    other.actor.send({ type: 'conflict.resolvedRemote' });
    await deliver();
    expect(other.topics()).toEqual([own, their]);
    expect(asked.topics()).toEqual([own, their]);
  });

  it('is not brought back by the other tab after it was undone', async () => {
    const { tabs, deliver } = await openTabs();
    const [first, second] = tabs;
    await first.start('Tides');
    first.stop();
    await first.start('Sleep');
    first.stop();
    await deliver();
    expect(second.topics()).toEqual(['Sleep', 'Tides']);
    first.actor.send({ type: 'run.undone' });
    await deliver();
    // The other tab saves its own change.
    second.actor.send({ type: 'topic.changed', topic: 'Solar cells' });
    await deliver();
    expect(first.topics()).toEqual(['Tides', 'Sleep']);
    expect(second.topics()).toEqual(['Tides', 'Sleep']);
  });

  it('is not brought back by the other tab after it was discarded', async () => {
    const { tabs, deliver } = await openTabs();
    const [first, second] = tabs;
    await first.start('Tides');
    first.stop();
    await first.start('Sleep');
    first.stop();
    await deliver();
    first.actor.send({ type: 'undo.dismissed' });
    await deliver();
    second.actor.send({ type: 'topic.changed', topic: 'Solar cells' });
    await deliver();
    expect(first.topics()).toEqual(['Sleep']);
    expect(second.topics()).toEqual(['Sleep']);
  });
});
