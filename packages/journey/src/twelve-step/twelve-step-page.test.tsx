import { createPlatformClient } from '@spinout/api-client';
import {
  allExampleReplies,
  exampleBundle,
  examplePipelinePaper,
  jsonReply,
  scriptedTransport,
} from '@spinout/api-client/testing';
import { memoryStorage } from '@spinout/journey-kit';
import { testTools } from '@spinout/journey-kit/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { DisclaimersScreen } from '../disclaimers/disclaimers.js';
import { JourneyFrame } from '../frame/journey-frame.js';
import { structureWithBackbone } from './structure/structure.fixtures.js';
import { twelveStepActors } from './twelve-step.actors.js';
import { twelveStepMachine } from './twelve-step.machine.js';
import { twelveStepMessages } from './twelve-step.messages.js';
import { TwelveStepJourney } from './twelve-step-journey.js';

const pdf = new Blob(['%PDF-1.7 made up'], { type: 'application/pdf' });

/** A canvas that notes what is drawn, and a place to which files are saved. */
const stubBrowser = () => {
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

type Slots = Partial<Parameters<typeof TwelveStepJourney>[0]>;

/** The page over scripted replies, on a clock that the test winds. */
const open = (script: object = {}, slots: Slots = {}) => {
  const browser = stubBrowser();
  const user = userEvent.setup();
  const clock = new SimulatedClock();
  const transport = scriptedTransport({ ...allExampleReplies, 'pdf.article': pdf, ...script });
  const api = createPlatformClient({ transport });
  const tools = testTools();
  const actor = createActor(
    twelveStepMachine.provide({ actors: twelveStepActors(api, twelveStepMessages) }),
    { input: { tools }, clock },
  );
  actor.start();
  render(
    <JourneyFrame>
      <TwelveStepJourney {...{ actor, api, tools }} canShare {...slots} />
    </JourneyFrame>,
  );
  const steps = () =>
    within(screen.getByRole('list', { name: 'Research journey steps' })).getAllByRole('listitem');
  const statuses = () => steps().map((step) => step.getAttribute('data-status'));
  const reach = (id: number) =>
    waitFor(() => expect(steps()[id - 1]).toHaveAttribute('aria-current', 'step'));
  const wind = (ms: number) => act(async () => clock.increment(ms));
  return {
    ...browser,
    user,
    transport,
    steps,
    statuses,
    reach,
    wind,
    start: async (topic: string) => {
      await user.type(screen.getByRole('textbox', { name: 'Research topic' }), topic);
      await user.click(press('Start Your Journey'));
    },
    /** Winds through simulated steps, each of them for exactly two seconds. */
    waitThrough: async (...ids: readonly number[]) => {
      for (const id of ids) {
        await reach(id);
        await wind(1_999);
        expect(steps()[id - 1]).toHaveAttribute('data-status', 'in-progress');
        await wind(1);
        expect(steps()[id - 1]).toHaveAttribute('data-status', 'completed');
      }
    },
  };
};

const press = (name: string) => screen.getByRole('button', { name });
const card = (name: string) => screen.findByRole('region', { name });

afterEach(() => vi.unstubAllGlobals());

describe('the full research journey', () => {
  it('TWELVE-01, TWELVE-03, TWELVE-04, TWELVE-05 shows its public parts, the topic and twelve pending steps (S-82)', () => {
    const { steps, statuses } = open(
      {},
      {
        authButtons: <button type="button">Sign In</button>,
        backendStatus: 'Ready',
        disclaimers: <p>The disclaimers</p>,
      },
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Full Research Journey' })).toBeVisible();
    const page = screen.getByRole('region', { name: 'Full Research Journey' });
    expect(within(page).getByRole('status', { name: 'Backend status' })).toHaveTextContent('Ready');
    expect(within(page).getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(within(page).getByText('The disclaimers')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Welcome' })).toBeVisible();
    const features = screen.getByRole('list', { name: 'What you will have' });
    expect(within(features).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('textbox', { name: 'Research topic' })).toBeVisible();
    expect(statuses()).toEqual(Array.from({ length: 12 }, () => 'pending'));
    const titles = steps().map(
      (step) => within(step).getByRole('heading', { level: 3 }).textContent,
    );
    expect(titles).toEqual([
      'Topic Selection',
      'Literature Research',
      'Hypothesis Generation',
      'Structure Visualization',
      'Experiment Design',
      'Data Analysis',
      'Paper Generation',
      'PDF Export',
      'Peer Review',
      'IP Protection',
      'Company Formation',
      'Market Launch',
    ]);
  });

  it('TWELVE-02 shows the disclaimers until they are understood', async () => {
    const tools = testTools();
    const transport = scriptedTransport(allExampleReplies);
    open(
      {},
      {
        disclaimers: (
          <DisclaimersScreen
            api={createPlatformClient({ transport })}
            tools={tools}
            storage={memoryStorage()}
          />
        ),
      },
    );
    const page = screen.getByRole('region', { name: 'Full Research Journey' });
    expect(await within(page).findByRole('region', { name: 'Disclaimers' })).toBeVisible();
    await userEvent.click(within(page).getByRole('button', { name: 'I Understand' }));
    expect(within(page).queryByRole('region', { name: 'Disclaimers' })).toBeNull();
  });

  it('shows only the public parts where a gate is shut (T-10)', () => {
    open({}, { gate: () => <p>Please sign in</p>, backendStatus: 'Ready' });
    expect(screen.getByText('Please sign in')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Research journey steps' })).toBeNull();
  });

  it('TWELVE-13, TWELVE-15, TWELVE-16, TWELVE-17, TWELVE-19, TWELVE-20, TWELVE-21, TWELVE-22, TWELVE-10, TWELVE-11, CONST-27 goes from the topic to the launch (S-82)', async () => {
    const { start, transport, statuses, waitThrough, steps } = open();
    await start('BRCA1 protein');
    await waitThrough(5, 6);
    expect(screen.queryByRole('region', { name: 'Research Journey Completed' })).toBeNull();
    await waitThrough(9, 10, 11, 12);
    expect(statuses()).toEqual(Array.from({ length: 12 }, () => 'completed'));
    expect(transport.requests.map(({ id }) => id)).toEqual([
      'research.run',
      'research.hypothesis',
      'research.paper',
      'pdf.article',
    ]);
    const keys = transport.requests.map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(4);
    expect(keys).not.toContain(undefined);
    expect(steps()[0]).toHaveTextContent('BRCA1 protein');
    const end = await card('Research Journey Completed');
    expect(within(end).getByRole('heading', { level: 2 })).toBeVisible();
    expect(end).toHaveTextContent('$2.5M');
    expect(end).toHaveTextContent('Sample figures');
  });

  it('TWELVE-12, CONST-34, ENT-20 shows no more than 100 characters of a result (S-82)', async () => {
    const hypothesis = 'A long hypothesis. '.repeat(20);
    const { start, steps, reach } = open({ 'research.hypothesis': { hypothesis } });
    await start('BRCA1 protein');
    await reach(5);
    const step = steps()[2] as HTMLElement;
    expect(within(step).getByText(/^A long hypothesis/).textContent).toBe(hypothesis.slice(0, 100));
    expect(step).toHaveTextContent('completed');
  });

  it('says which steps are simulated', () => {
    const { steps } = open();
    const simulated = steps().flatMap((step, index) =>
      within(step).queryByText('Simulated') ? [index + 1] : [],
    );
    expect(simulated).toEqual([5, 6, 9, 10, 11, 12]);
  });

  it('TWELVE-06, TWELVE-07, TWELVE-08, CONST-32 shows the cards, and the canvas buttons act (S-82)', async () => {
    const { start, arcs, saved, user } = open();
    await start('BRCA1 protein');
    const literature = await card('Literature');
    expect(within(literature).getByText('Papers analyzed: 14')).toBeVisible();
    expect(within(literature).getByRole('link', { name: 'View Paper' })).toHaveAttribute(
      'href',
      'https://doi.org/10.1000/example-repair',
    );
    const structure = await card('3D Structure');
    const canvas = within(structure).getByRole('img', { name: '3D structure view' });
    expect(canvas).toHaveAttribute('width', '600');
    expect(canvas).toHaveAttribute('height', '400');
    expect(canvas).toHaveAccessibleDescription('Illustration only: no coordinates available');
    const circles = new Set(arcs.mock.calls.map(([x, y]) => `${x} ${y}`));
    // The chance of tests always says one half: 50 circles stand in one place.
    expect(arcs).toHaveBeenCalledTimes(3 * 50);
    expect(circles.size).toBe(1);
    expect(within(structure).getByText('Turned 0°, zoom 1x, spheres')).toBeVisible();
    for (const name of ['Rotate', 'Zoom', 'Style']) await user.click(press(name));
    expect(within(structure).getByText('Turned 30°, zoom 1.5x, trace')).toBeVisible();
    await user.click(press('Export'));
    expect(
      await within(structure).findByText('Saved as BRCA1_protein_structure.png'),
    ).toBeVisible();
    expect(saved.map(({ name, content }) => [name, content.type])).toEqual([
      ['BRCA1_protein_structure.png', 'image/png'],
    ]);
  });

  it('draws the backbone and says it in a table where there are coordinates (T-12)', async () => {
    const { start, user } = open({
      'research.run': {
        success: true,
        results: { ...exampleBundle, structure: structureWithBackbone },
      },
    });
    await start('BRCA1 protein');
    const structure = await card('3D Structure');
    expect(within(structure).getByRole('img')).toHaveAccessibleDescription(
      /^Backbone of EXAMPLE-1: \d+ residues/,
    );
    expect(within(structure).queryByRole('table')).toBeNull();
    await user.click(press('Residues as a table'));
    const row = within(structure).getByRole('row', { name: /^MET1 94\.0 Very high/ });
    expect(row).toHaveTextContent('Very high (90 and more)');
  });

  it('TWELVE-09 saves, prints and shares the paper (S-82)', async () => {
    const { start, waitThrough, reach, user, saved, transport } = open();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const printed = vi.fn();
    const real = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (
      this: HTMLIFrameElement,
    ) {
      return Object.assign(real?.get?.call(this) as Window, { print: printed });
    });
    await start('Solar cells');
    await waitThrough(5, 6);
    await reach(9);
    const paper = await card('Paper Preview');
    await user.click(press('Download PDF'));
    expect(
      await within(paper).findByText('Saved as Example_repair_and_its_timing_2026-03-02.pdf'),
    ).toBeVisible();
    expect(saved[0]?.content.type).toBe('application/pdf');
    // The file of step 8 was kept: nobody was asked again.
    expect(transport.sentTo('pdf.article')).toHaveLength(1);
    await user.click(press('Print'));
    expect(printed).toHaveBeenCalledOnce();
    document.querySelector('iframe')?.remove();
    await user.click(press('Share'));
    expect(await within(paper).findByText('Copied to clipboard')).toBeVisible();
    expect(writeText.mock.calls[0]?.[0]).toContain(examplePipelinePaper.abstract);
  });

  it('hides Share where collaboration is turned off (T-56)', async () => {
    const { start, waitThrough } = open({}, { canShare: false });
    await start('Solar cells');
    await waitThrough(5, 6);
    await card('Paper Preview');
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('TWELVE-18 calls nothing and draws nothing for a topic without a protein, and goes on (S-83)', async () => {
    const { start, reach, steps, transport } = open();
    await start('solar cells');
    await reach(5);
    expect(steps()[3]).toHaveAttribute('data-status', 'completed');
    expect(steps()[3]).toHaveTextContent('Skipped: the topic does not mention a protein.');
    expect(screen.queryByRole('region', { name: '3D Structure' })).toBeNull();
    expect(document.querySelector('canvas')).toBeNull();
    expect(transport.requests.map(({ id }) => id)).toEqual(['research.run', 'research.hypothesis']);
  });

  it('TWELVE-13, TWELVE-14 stops at a failed hypothesis, and the start is enabled again (S-84)', async () => {
    let fails = true;
    const { start, statuses, user, transport, reach } = open({
      'research.hypothesis': () =>
        fails ? jsonReply(500, {}) : allExampleReplies['research.hypothesis'],
    });
    await start('BRCA1 protein');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Step 3, Hypothesis Generation, failed: the service refused the request (status 500).',
    );
    expect(statuses()).toEqual([
      'completed',
      'completed',
      'error',
      ...Array.from({ length: 9 }, () => 'pending'),
    ]);
    expect(press('Start Your Journey')).toBeEnabled();
    expect(await card('Literature')).toBeVisible();
    fails = false;
    await user.click(press('Repeat from step 3'));
    await reach(5);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(transport.sentTo('research.run')).toHaveLength(1);
    expect(transport.sentTo('research.hypothesis')).toHaveLength(2);
  });

  it('TWELVE-21, TWELVE-25 offers JSON when there is no PDF, and goes on (S-85)', async () => {
    let fails = true;
    const { start, waitThrough, reach, user, saved, steps } = open({
      'pdf.article': () => (fails ? jsonReply(503, {}) : pdf),
    });
    await start('BRCA1 protein');
    await waitThrough(5, 6);
    await reach(9);
    expect(steps()[7]).toHaveAttribute('data-status', 'completed');
    const paper = await card('Paper Preview');
    expect(within(paper).getByText('PDF service unavailable: JSON data instead')).toBeVisible();
    await user.click(press('Download JSON Data'));
    expect(await within(paper).findByText('Saved as BRCA1_protein_data.json')).toBeVisible();
    expect(saved[0]?.content.type).toBe('application/json');
    const data = JSON.parse((await saved[0]?.content.text()) ?? '') as {
      topic: string;
      steps: { origin: string | null }[];
      paper: { title: string };
    };
    expect(data).toMatchObject({
      topic: 'BRCA1 protein',
      paper: { title: examplePipelinePaper.title },
    });
    expect(data.steps.map(({ origin }) => origin === 'simulated').slice(4, 6)).toEqual([
      true,
      true,
    ]);
    await user.click(press('Download PDF'));
    expect(await within(paper).findByText('PDF generation failed: status 503')).toBeVisible();
    fails = false;
    await user.click(press('Download PDF'));
    expect(await within(paper).findByText(/^Saved as Example.*\.pdf$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download JSON Data' })).toBeNull();
  });

  it('TWELVE-23, TWELVE-24 starts nothing without a topic, and Enter asks for one (S-85)', async () => {
    const { user, transport } = open();
    const box = screen.getByRole('textbox', { name: 'Research topic' });
    expect(press('Start Your Journey')).toBeDisabled();
    await user.type(box, '   {Enter}');
    const alert = await screen.findByRole('alertdialog', { name: 'Alert' });
    expect(alert).toHaveAccessibleDescription('Please enter a research topic');
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(box).toHaveValue('   ');
    expect(transport.requests).toEqual([]);
  });

  it('TWELVE-24 disables the start while running; Enter starts as well, and Cancel stops', async () => {
    const { user, reach, statuses, wind } = open();
    const box = screen.getByRole('textbox', { name: 'Research topic' });
    await user.type(box, 'BRCA1{Enter}');
    await reach(5);
    expect(box).toHaveFocus();
    expect(press('Start Your Journey')).toBeDisabled();
    await user.type(box, ' and more');
    expect(box).toHaveValue('BRCA1');
    await user.click(press('Cancel run'));
    expect(press('Start Your Journey')).toHaveFocus();
    await wind(10_000);
    expect(statuses().slice(3)).toEqual([
      'completed',
      ...Array.from({ length: 8 }, () => 'pending'),
    ]);
    await user.click(press('Repeat from step 5'));
    expect(screen.getByRole('list', { name: 'Research journey steps' })).toHaveFocus();
    await reach(5);
  });

  it('does not start a second run on a held Enter', async () => {
    const { user, transport, reach } = open();
    await user.type(screen.getByRole('textbox'), 'BRCA1{Enter}{Enter}{Enter}');
    await reach(5);
    expect(transport.sentTo('research.run')).toHaveLength(1);
  });
});
