import type { TenStepStartReply } from '@spinout/api-client';
import { exampleTenStepStart, failWith, jsonReply } from '@spinout/api-client/testing';
import { writeBundle } from '@spinout/domain/bundle';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { writeJourneyFile } from '../results/bundle/journey-file.js';
import { JOURNEY_KEY } from './saved-journey.js';
import { show, button, step, progress, waiting } from './ten-step-journey.test-tools.js';
import { savedAt } from './ten-step.test-tools.js';

const QUESTION = 'What is your research interest?';

const start = async (
  { user }: Pick<ReturnType<typeof show>, 'user'>,
  by = 'Start Your Journey',
  interest = 'Sleep and memory',
) => {
  await user.click(button(by));
  const dialog = await screen.findByRole('dialog', { name: QUESTION });
  await user.type(within(dialog).getByRole('textbox', { name: QUESTION }), interest);
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
};

describe('starting the ten-step journey', () => {
  it('TEN-02..07, TEN-16, TEN-19..21, AUTH-34, API-29, ENT-25, ENT-29, CONST-28 asks for the interest and shows step 1 (S-58)', async () => {
    const shown = show();
    await start(shown);
    const heading = await step('Hypothesis Generation');
    expect(heading).toHaveFocus();
    expect(shown.transport.sentTo('tenStep.start')).toEqual([
      {
        topic: 'Sleep and memory',
        domain: 'life_sciences',
        user_id: expect.stringMatching(/^web-user-\d+$/) as string,
      },
    ]);
    const details = within(screen.getByRole('list', { name: 'Journey details' }));
    const facts = details.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      expect.stringMatching(/^Research Interest\s*Sleep and memory$/),
      expect.stringMatching(/^Timeline\s*9 months$/),
      expect.stringMatching(/^Journey ID\s*journey-\d{13}$/),
    ]);
    const card = screen.getByRole('article', { name: 'Example: spindles and recall' });
    expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent(
      'Example: spindles and recall',
    );
    expect(card).toHaveTextContent('Sleep spindles mediate the effect of training on recall.');
    expect(card).toHaveTextContent('electroencephalography');
    expect(card).toHaveTextContent('Estimated funding: $240,000');
    expect(card).toHaveTextContent('Simulated');
    expect(progress()).toHaveAttribute('aria-valuenow', '10');
    expect(progress()).toHaveAttribute('aria-valuemin', '0');
    expect(progress()).toHaveAttribute('aria-valuemax', '100');
    expect(progress()).toHaveAttribute('aria-valuetext', 'Step 1 of 10: Hypothesis Generation');
    const topics = screen.getByRole('list', { name: 'Related topics' });
    expect(topics).toHaveTextContent('Slow waves');
  });

  it('opens the journey of a bundle instead, at its step', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Open a bundle' }));
    const record = savedAt(4, { interest: 'Tides' }, 'journey-9');
    const archive = writeBundle({
      title: 'Tides',
      createdAt: new Date('2026-03-02T10:00:00Z'),
      files: [{ ...writeJourneyFile({ kind: 'ten-step', record }) }],
    });
    const file = new File([Uint8Array.from(archive)], 'tides.zip', { type: 'application/zip' });
    await user.upload(await screen.findByLabelText('Bundle'), file);
    await waitFor(() => expect(progress()).toHaveAttribute('aria-valuenow', '40'));
    const details = screen.getByRole('list', { name: 'Journey details' });
    expect(details).toHaveTextContent('journey-9');
    expect(details).toHaveTextContent('Tides');
  });

  it('TEN-05, TEN-06, TEN-22 shows the defaults for a reply without title, methodology and timeline (S-59)', async () => {
    const shown = show({ 'tenStep.start': { hypothesis: { hypothesis: 'Only this.' } } });
    await start(shown);
    const card = await screen.findByRole('article', { name: 'Research Hypothesis' });
    expect(card).toHaveTextContent('Only this.');
    expect(card).not.toHaveTextContent('Methodology');
    expect(card).not.toHaveTextContent('Estimated funding');
    expect(screen.getByRole('list', { name: 'Journey details' })).toHaveTextContent('24 months');
  });

  it.each([
    ['Cancel', (user: ReturnType<typeof userEvent.setup>) => user.click(button('Cancel'))],
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('Sleep{Escape}')],
    ['a blank answer', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('   {Enter}')],
  ])('TEN-17, TEN-18 does nothing after %s (S-60)', async (_, leave) => {
    const { user, transport } = show();
    await user.click(button('Start Your Journey'));
    expect(await screen.findByRole('textbox', { name: QUESTION })).toHaveFocus();
    await leave(user);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(transport.requests).toHaveLength(0);
    expect(button('Start Your Journey')).toBeEnabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('TEN-16 submits with Enter (T-08)', async () => {
    const { user, transport } = show();
    await user.click(button('Begin Research Journey'));
    await screen.findByRole('dialog', { name: QUESTION });
    await user.keyboard('Tides{Enter}');
    await step('Hypothesis Generation');
    expect(transport.sentTo('tenStep.start')).toMatchObject([{ topic: 'Tides' }]);
  });

  it('TEN-24, LAND-08 shows on the landing page that the hypothesis call failed, and keeps the interest (S-61)', async () => {
    const shown = show({ 'tenStep.start': jsonReply(500, { error: 'not these words' }) });
    await start(shown);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate hypothesis');
    expect(screen.queryByRole('progressbar', { name: 'Journey progress' })).not.toBeInTheDocument();
    expect(shown.storage.read(JOURNEY_KEY)).toBeNull();
    await shown.user.click(button('Start Your Journey'));
    expect(await screen.findByRole('textbox', { name: QUESTION })).toHaveValue('Sleep and memory');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each<[string, object, string]>([
    ['its error', { success: false, error: 'Too broad.' }, 'Too broad.'],
    ['the fallback', { success: false }, 'Failed to start journey'],
  ])(
    'TEN-23, TEN-25 shows %s if the body has neither success nor hypothesis (S-62)',
    async (_, body, text) => {
      await start(show({ 'tenStep.start': body }));
      expect(await screen.findByRole('alert')).toHaveTextContent(text);
    },
  );

  it.each<[string, Partial<TenStepStartReply>, string]>([
    ['only success', { success: true }, 'No hypothesis text was returned.'],
    ['only a hypothesis', { hypothesis: exampleTenStepStart.hypothesis }, 'Sleep spindles'],
    [
      'no success, but a hypothesis',
      { success: false, hypothesis: exampleTenStepStart.hypothesis },
      'Sleep spindles',
    ],
  ])('TEN-23 starts the journey with %s (S-62)', async (_, body, text) => {
    await start(show({ 'tenStep.start': body }));
    await step('Hypothesis Generation');
    expect(screen.getByRole('article')).toHaveTextContent(text);
  });

  it.each(['unreachable', 'timeout', 'malformed'] as const)(
    'TEN-25 shows Failed to start journey if the call ends with %s (T-19)',
    async (code) => {
      await start(show({ 'tenStep.start': failWith(code) }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Failed to start journey');
    },
  );

  it.each([
    ['Start Your Journey', 'Initializing...', 'Begin Research Journey'],
    ['Begin Research Journey', 'Starting...', 'Start Your Journey'],
  ])(
    'TEN-15 disables both buttons, and %s shows %s (T-47, T-74, S-67)',
    async (name, label, other) => {
      const { line, answer } = waiting(exampleTenStepStart);
      const shown = show({ 'tenStep.start': line });
      await start(shown, name);
      expect(button(label)).toBeDisabled();
      expect(button(label)).toHaveAttribute('aria-busy', 'true');
      expect(button(other)).toBeDisabled();
      await answer();
      await step('Hypothesis Generation');
    },
  );
});
