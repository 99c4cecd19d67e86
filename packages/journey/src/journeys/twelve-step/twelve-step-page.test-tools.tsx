import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { expect, vi } from 'vitest';
import { createActor, SimulatedClock, type ActorRefFrom } from 'xstate';
import { JourneyFrame } from '../../frame/journey-frame.js';
import { twelveStepActors } from './twelve-step.actors.js';
import { twelveStepMachine } from './twelve-step.machine.js';
import { twelveStepMessages } from './twelve-step.messages.js';
import { TwelveStepJourney } from './twelve-step-journey.js';
import { twelveStepModel } from './twelve-step-page.model.js';

export const pdf = new Blob(['%PDF-1.7 made up'], { type: 'application/pdf' });

/** Stubs the canvas and downloads; records drawings and files. */
export const stubBrowser = () => {
  const arcs = vi.fn();
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => (name === 'arc' ? arcs : vi.fn()),
    set: () => true,
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['PNG'], { type: 'image/png' })),
  );
  const saved: { name: string; content: Blob }[] = [];
  let content = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (blob: Blob) => {
        content = blob;
        return 'blob:made-up';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
  return { arcs, saved };
};

type JourneyProps = Parameters<typeof TwelveStepJourney>[0];
type Slots = Partial<JourneyProps>;

interface PageProps extends Omit<JourneyProps, 'model' | 'send'> {
  readonly actor: ActorRefFrom<typeof twelveStepMachine>;
}

/** The page on an actor with a fake clock. */
function Page({ actor, ...rest }: PageProps) {
  const snapshot = useSelector(actor, (state) => state);
  const model = twelveStepModel(snapshot, twelveStepMessages, 'en-US');
  return <TwelveStepJourney {...rest} model={model} send={actor.send} />;
}

/** The page with scripted replies on a fake clock. */
export const open = (script: object = {}, slots: Slots = {}) => {
  const browser = stubBrowser();
  const user = userEvent.setup();
  const clock = new SimulatedClock();
  const transport = scriptedTransport({ ...allExampleReplies, 'pdf.article': pdf, ...script });
  const api = createPlatformClient({ transport });
  const runtime = testRuntime();
  const actor = createActor(
    twelveStepMachine.provide({ actors: twelveStepActors(api, twelveStepMessages) }),
    { input: { runtime }, clock },
  );
  actor.start();
  render(
    <JourneyFrame runtime={runtime}>
      <Page {...{ actor, api }} canShare {...slots} />
    </JourneyFrame>,
  );
  const steps = () =>
    within(screen.getByRole('list', { name: 'Research journey steps' })).getAllByRole('listitem');
  const statuses = () => steps().map((step) => step.getAttribute('data-status'));
  const waitForStep = (id: number) =>
    waitFor(() => expect(steps()[id - 1]).toHaveAttribute('aria-current', 'step'));
  const advance = (ms: number) => act(async () => clock.increment(ms));
  return {
    ...browser,
    user,
    transport,
    steps,
    statuses,
    waitForStep,
    advance,
    start: async (topic: string) => {
      await user.type(screen.getByRole('textbox', { name: 'Research topic' }), topic);
      await user.click(getButton('Start Your Journey'));
    },
    /** Advances the clock through simulated steps of two seconds each. */
    waitThrough: async (...ids: readonly number[]) => {
      for (const id of ids) {
        await waitForStep(id);
        await advance(1_999);
        expect(steps()[id - 1]).toHaveAttribute('data-status', 'in-progress');
        await advance(1);
        expect(steps()[id - 1]).toHaveAttribute('data-status', 'completed');
      }
    },
  };
};

export const getButton = (name: string) => screen.getByRole('button', { name });

export const card = (name: string) => screen.findByRole('region', { name });
