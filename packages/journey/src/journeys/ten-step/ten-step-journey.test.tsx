import { jsonReply } from '@spinout/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { JourneyEvent } from '../../frame/journey-events.types.js';
import type { TenStepData } from './journey-data.js';
import { savedRunKey } from '../../storage/run-key.js';
import { JOURNEY_KEY } from './saved-journey.js';
import { references, savedAt, storageWith } from './ten-step.test-tools.js';
import { show, button, step, progress, waiting } from './ten-step-journey.test-tools.js';

describe('going through the ten-step journey', () => {
  it('TEN-08, TEN-26, TEN-27, ENT-26, API-30 shows the first 3 of 5 references on step 2, and stores the analytics (S-63)', async () => {
    const shown = show(
      { 'tenStep.analytics': { total: 3 } },
      { storage: storageWith(savedAt(1, { literature: references(5) })) },
    );
    await step('Hypothesis Generation');
    await shown.user.click(button('Continue'));
    expect(await step('Literature Review')).toHaveFocus();
    const list = within(screen.getByRole('list', { name: 'Literature' }));
    expect(list.getAllByRole('article')).toHaveLength(3);
    const [, second] = list.getAllByRole('article');
    expect(second).toHaveTextContent('Reference 2');
    expect(second).toHaveTextContent('Ada Example');
    expect(second).toHaveTextContent('Journal of Examples, 2001');
    expect(second).toHaveTextContent('Citations: 1');
    expect(second).toHaveTextContent('Impact factor: N/A');
    expect(progress()).toHaveAttribute('aria-valuenow', '20');
    expect(shown.transport.requests.map(({ id }) => id)).toEqual(['tenStep.analytics']);
    expect(shown.storage.read(JOURNEY_KEY)).toContain('"analytics":{"total":3}');
  });

  it.each([
    [1, 'tenStep.analytics', 'Literature Review'],
    [5, 'tenStep.paper', 'Paper Writing'],
  ])(
    'TEN-28, TEN-29, API-31 continues from step %i if %s fails, which is only logged (S-64)',
    async (at, id, next) => {
      const shown = show({ [id]: jsonReply(503, {}) }, { storage: storageWith(savedAt(at)) });
      await screen.findByRole('button', { name: 'Continue' });
      await shown.user.click(button('Continue'));
      await step(next);
      expect(shown.runtime.log.warn).toHaveBeenCalledOnce();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(shown.storage.read(JOURNEY_KEY)).not.toMatch(/"(analytics|paper)":/);
    },
  );

  it('TEN-28, API-31 stores the paper of step 6 if the response is ok (S-64)', async () => {
    const shown = show(
      { 'tenStep.paper': { paper: 'whole' } },
      { storage: storageWith(savedAt(5)) },
    );
    await screen.findByRole('button', { name: 'Continue' });
    await shown.user.click(button('Continue'));
    await step('Paper Writing');
    expect(shown.storage.read(JOURNEY_KEY)).toContain('"paper":{"paper":"whole"}');
  });

  it('TEN-15 disables every button while a call of a step runs, and Continue shows Processing... (S-67)', async () => {
    const { line, answer } = waiting({});
    const shown = show({ 'tenStep.paper': line }, { storage: storageWith(savedAt(5)) });
    await shown.user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(button('Processing...')).toHaveAttribute('aria-busy', 'true');
    for (const each of screen.getAllByRole('button')) expect(each).toBeDisabled();
    await answer();
    expect(await step('Paper Writing')).toHaveFocus();
    expect(button('Continue')).toBeEnabled();
  });

  it('TEN-12, TEN-13, TEN-26 ends at step 10 (S-66)', async () => {
    const onComplete = vi.fn();
    const onStepChange = vi.fn();
    const storage = storageWith(savedAt(9));
    const { user } = show({}, { storage, onComplete, onStepChange });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const done = screen.getByRole('heading', { level: 2, name: 'Journey Complete!' });
    expect(done).toHaveFocus();
    expect(screen.getByRole('status', { name: 'Journey Complete!' })).toHaveTextContent(
      'Your research has been transformed into a market-ready company!',
    );
    expect(progress()).toHaveAttribute('aria-valuenow', '100');
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    expect(onStepChange.mock.calls).toEqual([[10]]);
    expect(onComplete).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ interest: 'Sleep and memory' }),
    );
  });

  it('reports its steps and its end as events too', async () => {
    const events: JourneyEvent<TenStepData>[] = [];
    const storage = storageWith(savedAt(9));
    const onStepChange = vi.fn();
    const { user } = show({}, { storage, onStepChange, onEvent: (event) => events.push(event) });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await step('Journey Complete!');
    expect(events.filter(({ type }) => !type.startsWith('call.'))).toEqual([
      { type: 'step.changed', step: 10 },
      {
        type: 'journey.completed',
        result: expect.objectContaining({ interest: 'Sleep and memory' }) as TenStepData,
      },
    ]);
    expect(onStepChange).toHaveBeenCalledOnce();
  });

  it('TEN-14, TEN-32..34, ENT-24, CONST-39 is restored after a reload and removed when a new one is requested (S-68)', async () => {
    const first = show({}, { storage: storageWith(savedAt(7)) });
    expect(await step('Peer Review')).not.toHaveFocus();
    first.unmount();
    const second = show({}, { storage: first.storage });
    await step('Peer Review');
    await second.user.click(button('Start New Journey'));
    expect(button('Start Your Journey')).toBeVisible();
    expect(second.storage.read(JOURNEY_KEY)).toBeNull();
    second.unmount();
    show({}, { storage: second.storage });
    expect(button('Start Your Journey')).toBeVisible();
  });

  it('brings a reset journey and the run of its agents back', async () => {
    const saved = savedAt(7);
    const storage = storageWith(saved);
    const run = savedRunKey(saved.journeyId);
    void storage.write(run, 'a run');
    const { user } = show({}, { storage });
    await step('Peer Review');
    await user.click(button('Start New Journey'));
    expect(storage.read(run)).toBeNull();
    expect(
      await screen.findByText(/^Your journey on “Sleep and memory” was removed/),
    ).toBeVisible();
    await user.click(button('Undo'));
    expect(await step('Peer Review')).toHaveFocus();
    expect(storage.read(JOURNEY_KEY)).toContain(saved.journeyId);
    expect(storage.read(run)).toBe('a run');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('cannot bring a reset journey back after the next one has started', async () => {
    const { user } = show({}, { storage: storageWith(savedAt(7)) });
    await step('Peer Review');
    await user.click(button('Start New Journey'));
    await user.click(button('Start Your Journey'));
    await screen.findByRole('dialog');
    await user.keyboard('Tides{Enter}');
    await step('Hypothesis Generation');
    await user.click(button('Start New Journey'));
    expect(screen.getByText(/^Your journey on “Tides” was removed/)).toBeVisible();
    await user.click(button('Dismiss and discard the removed journey'));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('TEN-34 shows the landing page and logs a broken record (S-68)', async () => {
    const { runtime } = show({}, { storage: storageWith('{"journeyId": 5') });
    expect(await screen.findByRole('button', { name: 'Start Your Journey' })).toBeVisible();
    expect(runtime.log.warn).toHaveBeenCalledOnce();
  });

  it('lets a person choose between two versions of a journey', async () => {
    const storage = storageWith(savedAt(7));
    const { user } = show({}, { storage });
    await step('Peer Review');
    void storage.write(JOURNEY_KEY, JSON.stringify(savedAt(9, { interest: 'Tides' })));
    await user.click(button('Continue'));
    expect(await screen.findByText('This journey was changed in another tab')).toBeVisible();
    expect(button('Keep this version')).toBeEnabled();
    await user.click(button('Use the other version'));
    await step('Company Formation');
    expect(screen.getByRole('list', { name: 'Journey details' })).toHaveTextContent('Tides');
    await waitFor(() =>
      expect(screen.queryByText('This journey was changed in another tab')).not.toBeInTheDocument(),
    );
  });
});
