import { createPlatformClient, type TenStepStartReply } from '@spinout/api-client';
import {
  allExampleReplies,
  exampleTenStepStart,
  failWith,
  jsonReply,
  scriptedTransport,
  type Script,
} from '@spinout/api-client/testing';
import { memoryStorage, type JourneyStorage } from '@spinout/journey-kit';
import { testTools } from '@spinout/journey-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { JOURNEY_KEY } from './saved-journey.js';
import { TenStepJourney, type TenStepJourneyProps } from './ten-step-journey.standalone.js';
import { references, savedAt, storageWith } from './ten-step.test-tools.js';

const QUESTION = 'What is your research interest?';

const show = (
  script: Script = {},
  {
    storage = { ...memoryStorage(), lasting: true },
    ...props
  }: Partial<TenStepJourneyProps> & { storage?: JourneyStorage } = {},
) => {
  const transport = scriptedTransport({ ...allExampleReplies, ...script });
  const tools = testTools();
  const api = createPlatformClient({ transport });
  const view = render(<TenStepJourney {...{ api, storage, tools }} {...props} />);
  return { ...view, transport, tools, storage, user: userEvent.setup() };
};

const button = (name: string) => screen.getByRole('button', { name });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const progress = () => screen.getByRole('progressbar', { name: 'Journey progress' });

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

/** A call that waits until the test lets it go. */
const waiting = (reply: unknown) => {
  const open: (() => void)[] = [];
  return {
    line: () => new Promise((resolve) => open.push(() => resolve(reply))),
    answer: async () => {
      await vi.waitFor(() => expect(open).not.toHaveLength(0));
      open.shift()?.();
    },
  };
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

  it('TEN-16 takes Enter for OK (T-08)', async () => {
    const { user, transport } = show();
    await user.click(button('Begin Research Journey'));
    await screen.findByRole('dialog', { name: QUESTION });
    await user.keyboard('Tides{Enter}');
    await step('Hypothesis Generation');
    expect(transport.sentTo('tenStep.start')).toMatchObject([{ topic: 'Tides' }]);
  });

  it('TEN-24, LAND-08 says on landing that the hypothesis call was not ok, and keeps the interest (S-61)', async () => {
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
    'TEN-23, TEN-25 shows %s when the body has neither success nor hypothesis (S-62)',
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
    'TEN-25 says Failed to start journey when the call ends with %s (T-19)',
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
    'TEN-28, TEN-29, API-31 goes on from step %i when %s fails, which is only logged (S-64)',
    async (at, id, next) => {
      const shown = show({ [id]: jsonReply(503, {}) }, { storage: storageWith(savedAt(at)) });
      await screen.findByRole('button', { name: 'Continue' });
      await shown.user.click(button('Continue'));
      await step(next);
      expect(shown.tools.log.warn).toHaveBeenCalledOnce();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(shown.storage.read(JOURNEY_KEY)).not.toMatch(/"(analytics|paper)":/);
    },
  );

  it('TEN-28, API-31 stores the paper of step 6 when the response is ok (S-64)', async () => {
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

  it('TEN-14, TEN-32..34, ENT-24, CONST-39 comes back after a reload, and goes when a new one is asked for (S-68)', async () => {
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

  it('TEN-34 shows landing and logs when the record is broken (S-68)', async () => {
    const { tools } = show({}, { storage: storageWith('{"journeyId": 5') });
    expect(await screen.findByRole('button', { name: 'Start Your Journey' })).toBeVisible();
    expect(tools.log.warn).toHaveBeenCalledOnce();
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
