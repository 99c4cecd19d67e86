import { createPlatformClient, FEATURE_FLAGS } from '@spinout/api-client';
import {
  allExampleReplies,
  exampleBundle,
  exampleLiterature,
  jsonReply,
  scriptedTransport,
  type Script,
} from '@spinout/api-client/testing';
import { getBackupKey, memoryStorage, type KeyValueStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLog } from './agentic-research.fixtures.js';
import { AgenticResearch, type AgenticResearchProps } from './agentic-research.js';
import { savedRunKey } from '../../storage/run-key.js';

const quiet = { ...FEATURE_FLAGS, quantum: false, pdfExport: false };

const show = (props: Partial<AgenticResearchProps> = {}, script: Script = allExampleReplies) => {
  const transport = scriptedTransport(script);
  const runtime = testRuntime();
  const onComplete = vi.fn();
  const page = render(
    <AgenticResearch
      api={createPlatformClient({ transport })}
      storage={memoryStorage()}
      features={quiet}
      {...{ runtime, onComplete }}
      {...props}
    />,
  );
  return { transport, runtime, onComplete, ...page };
};

const summary = () => screen.findByRole('region', { name: 'Final summary' }, { timeout: 30_000 });
const log = () => screen.findByRole('log', { name: 'Research activity log' });
const phase = () => screen.getByRole('status', { name: 'Research phase' });

describe('the screen of the agents', () => {
  it('PIPE-10, PIPE-11, API-15 calls the research service automatically on a local host (S-73)', async () => {
    const { transport, onComplete } = show({ topic: 'BRCA1 protein', hostname: 'localhost' });
    expect(await summary()).toHaveTextContent('Data source: Simulated');
    expect(transport.requests).toMatchObject([
      { id: 'research.run', idempotencyKey: expect.any(String) as string },
    ]);
    expect(transport.sentTo('research.run')).toEqual([{ topic: 'BRCA1 protein' }]);
    expect(onComplete).toHaveBeenCalledOnce();
  });

  it('PIPE-11, PIPE-18, T-44 names the data source as real if the service sends no name (S-73)', async () => {
    const source = { origin: 'live', by: 'PubMed' };
    const literature = { ...exampleBundle.literature, source };
    const structure = { ...exampleBundle.structure, source };
    show(
      { topic: 'BRCA1 protein', hostname: '127.0.0.1' },
      { 'research.run': { success: true, results: { literature, structure } } },
    );
    const region = await summary();
    expect(within(region).getByText('Data source: REAL APIs (PubMed, AlphaFold)')).toBeVisible();
    expect(region).toHaveTextContent('Simulated for demonstration: Hypothesis Agent');
    expect(region).toHaveTextContent(`Papers analysed${exampleLiterature.papers_analyzed}`);
  });

  it('brings back the run that a new one replaced', async () => {
    const storage = memoryStorage();
    const { transport } = show({ topic: 'BRCA1 protein', hostname: 'localhost', storage });
    await summary();
    const before = screen.getAllByText(/ completed$/).length;
    await userEvent.click(screen.getByRole('button', { name: 'Run Again' }));
    expect(await screen.findByText(/^Your run on “BRCA1 protein” was replaced/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await summary()).toBeVisible();
    expect(screen.getAllByText(/ completed$/)).toHaveLength(before);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(transport.sentTo('research.run')).toHaveLength(2);
  });

  it.each([
    ['TP53 protein', 'no structure found'],
    ['Tidal energy', 'no protein recognized in the topic'],
  ])('shows why there is no structure for “%s”', async (topic, why) => {
    const research = { success: true, results: { ...exampleBundle, structure: null } };
    show({ topic, hostname: 'localhost' }, { 'research.run': research });
    await summary();
    expect(await log()).toHaveTextContent(`AlphaFold Agent completed: ${why}`);
    await userEvent.click(screen.getByRole('button', { name: 'Output of AlphaFold Agent' }));
    expect(screen.queryByText(/^No structure found for this protein\./) !== null).toBe(
      topic === 'TP53 protein',
    );
  });

  it('shows the token usage of a language model if the reply reports it', async () => {
    const usage = { input_tokens: 8312, output_tokens: 941, model: 'made-up-1' };
    const results = { ...exampleBundle, hypotheses: { ...exampleBundle.hypotheses, usage }, usage };
    show(
      { topic: 'BRCA1 protein', hostname: 'localhost' },
      { 'research.run': { success: true, results } },
    );
    const region = await summary();
    expect(region).toHaveTextContent('Tokens8,312 tokens in, 941 out (made-up-1)');
    const agents = within(screen.getByRole('list', { name: 'Research agents' }));
    expect(agents.getAllByText(/tokens in/)).toHaveLength(1);
  });

  it.each<[string, Script]>([
    ['refuses', { 'research.run': jsonReply(500, {}) }],
    ['answers without results', { 'research.run': { success: false } }],
    ['answers without literature', { 'research.run': { success: true, results: {} } }],
  ])('T-44 runs the simulation if the service %s (S-73)', async (_, script) => {
    show({ topic: 'BRCA1 protein', realResearch: 'always' }, script);
    expect(
      await within(await log()).findByText(/Research service failed/, undefined, {
        timeout: 30_000,
      }),
    ).toBeVisible();
    expect(phase()).toHaveTextContent('research');
  });

  it.each([
    ['elsewhere', { hostname: 'app.example.org' }],
    ['where it is turned off', { hostname: 'localhost', realResearch: 'never' }],
  ] as const)('PIPE-12 does not call the service %s', async (_, props) => {
    const { transport } = show({ topic: 'BRCA1 protein', ...props });
    await within(await log()).findByText('Literature Agent started');
    expect(transport.requests).toEqual([]);
  });

  it('PIPE-01, T-36 waits for a topic if none is given, and provides a focus target', async () => {
    show({ hostname: 'app.example.org' });
    const box = await screen.findByRole('textbox', { name: 'Research topic' });
    expect(phase()).toHaveTextContent('initialization');
    await userEvent.click(screen.getByRole('button', { name: 'Start Research' }));
    expect(await screen.findByText('Please enter a research topic')).toBeVisible();
    await userEvent.type(box, 'BRCA1 protein');
    await userEvent.click(screen.getByRole('button', { name: 'Start Research' }));
    expect(phase()).toHaveTextContent('research');
    expect(screen.getByText('Topic: BRCA1 protein')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Agentic Research' })).toHaveFocus(),
    );
  });

  it('T-46 shows finished results without a run, with the focus on its heading', async () => {
    const storage = memoryStorage();
    const { transport, onComplete } = show({ results: exampleBundle, storage });
    expect(await summary()).toHaveTextContent('Journal of Examples');
    expect(screen.getByRole('heading', { name: 'Agentic Research' })).toHaveFocus();
    expect(transport.requests).toEqual([]);
    expect(onComplete).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Run Again' })).toBeNull();
    expect(storage.read(savedRunKey('default'))).toBeNull();
  });

  it('PIPE-07, PIPE-08 shows downloads and the quantum section (S-72)', async () => {
    show({ results: exampleBundle, features: FEATURE_FLAGS });
    expect(
      await screen.findByRole('button', { name: 'Download Full Results' }, { timeout: 30_000 }),
    ).toBeVisible();
    expect(
      await screen.findByRole(
        'heading',
        { level: 2, name: 'Quantum Computing Services' },
        { timeout: 30_000 },
      ),
    ).toBeVisible();
  });

  it('T-56 hides quantum section and downloads if they are turned off', async () => {
    show({ results: exampleBundle });
    await summary();
    expect(screen.queryByRole('heading', { name: 'Quantum Computing Services' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Download Summary PDF' })).toBeNull();
  });

  it('PIPE-09, PIPE-15 shows the failure of an agent (S-74)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const runtime = {
      ...testRuntime(),
      random: () => {
        throw new Error('made to fail');
      },
    };
    show({ topic: 'Sleep', hostname: 'app.example.org', runtime });
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(phase()).toHaveTextContent('error');
    const [literature] = within(screen.getByRole('list', { name: 'Research agents' })).getAllByRole(
      'listitem',
    );
    expect(literature).toHaveAttribute('data-status', 'error');
    expect(screen.getByText('Research pipeline encountered an error')).toBeVisible();
  });
});

describe('a restored run', () => {
  const storageWith = (log: ReturnType<typeof createLog>): KeyValueStorage => {
    const storage = memoryStorage();
    const record = { schemaVersion: 1, typed: '', log };
    void storage.write(savedRunKey('default'), JSON.stringify(record));
    return storage;
  };
  const started = { type: 'run.started', topic: 'Sleep', asks: 'simulation' } as const;
  const read = {
    type: 'agent.completed',
    agent: 'literature-agent',
    output: exampleLiterature,
  } as const;

  it('is shown if complete, without starting a new one', async () => {
    const first = show({
      topic: 'BRCA1 protein',
      realResearch: 'always',
      storage: memoryStorage(),
    });
    await summary();
    const storage = storageWith(
      createLog(started, read, { type: 'run.completed', dataSource: 'Bundled library' }),
    );
    first.unmount();
    const { transport, onComplete } = show({ topic: 'Sleep', realResearch: 'always', storage });
    expect(await summary()).toHaveTextContent('Data source: Bundled library');
    expect(transport.requests).toEqual([]);
    expect(onComplete).toHaveBeenCalledOnce();
  });

  it('waits for Resume when it was interrupted, and does not run finished agents again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const storage = storageWith(
      createLog(started, read, { type: 'agent.started', agent: 'hypothesis-agent' }),
    );
    show({ topic: 'Sleep', hostname: 'app.example.org', storage });
    const resume = await vi.waitFor(() => screen.getByRole('button', { name: 'Resume' }));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText(/1 of 6 agents finished/)).toBeVisible();
    act(() => resume.click());
    await act(() => vi.advanceTimersByTimeAsync(1500));
    const lines = within(screen.getByRole('log')).getAllByRole('listitem');
    const starts = lines.filter((line) => line.textContent.includes('Literature Agent started'));
    expect(starts).toHaveLength(0);
    expect(screen.getByText('Hypothesis Agent completed')).toBeVisible();
  });

  it('is ignored when another topic is given', async () => {
    const storage = storageWith(
      createLog(started, read, { type: 'run.completed', dataSource: 'Simulated' }),
    );
    const { transport } = show({ topic: 'BRCA1 protein', realResearch: 'always', storage });
    await summary();
    expect(transport.sentTo('research.run')).toEqual([{ topic: 'BRCA1 protein' }]);
  });

  it('is saved while it runs, so that a reload shows the same', async () => {
    const storage = memoryStorage();
    const first = show({ topic: 'BRCA1 protein', realResearch: 'always', storage });
    await summary();
    const lines = within(await log())
      .getAllByRole('listitem')
      .map((line) => line.textContent);
    first.unmount();
    await waitFor(() => expect(storage.read(savedRunKey('default'))).not.toBeNull());
    show({ topic: 'BRCA1 protein', realResearch: 'always', storage });
    await summary();
    expect(
      within(await log())
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(lines);
  });

  it('is backed up when it cannot be read, with a notice', async () => {
    const storage = memoryStorage();
    void storage.write(savedRunKey('default'), '{"schemaVersion":99}');
    show({ storage });
    expect(await screen.findByText(/Your saved run could not be read/)).toBeVisible();
    expect(storage.read(getBackupKey(savedRunKey('default')))).toBe('{"schemaVersion":99}');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });

  it('is left unchanged if storage is unavailable', async () => {
    const write = vi.fn();
    const storage: KeyValueStorage = {
      read: () => Promise.reject(new Error('no way in')),
      write,
      remove: vi.fn(),
    };
    show({ topic: 'BRCA1 protein', realResearch: 'always', storage });
    await summary();
    expect(screen.getByText(/Browser storage is unavailable/)).toBeVisible();
    expect(write).not.toHaveBeenCalled();
  });
});

afterEach(() => vi.useRealTimers());
