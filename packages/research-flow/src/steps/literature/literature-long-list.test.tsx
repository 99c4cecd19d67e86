import { createApiClient, type Paper } from '@spinout/api-client';
import {
  exampleHypothesis,
  examplePapers,
  exampleReplies,
  scriptedTransport,
} from '@spinout/api-client/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { testRuntime } from '@spinout/flow-kit/testing';
import {
  literatureMachine,
  type LiteratureSearchResult,
  type SearchInput,
} from './literature.machine.js';
import { ROWS_AT_ONCE } from './more-rows.view.js';
import { LiteratureStep } from './literature-step.js';
import { LiteratureStepScreen } from './literature-step.screen.js';

const MANY = 10_000;
const [example] = examplePapers;
if (example === undefined) throw new Error('literature: no example');

const analysis = { themes: [], gaps: [], methodologies: [] };
const paper = (index: number): Paper => ({ ...example, id: `p${index}`, title: `Paper ${index}` });

/** Papers that count how often their ids are read, and how often they are rendered. */
const createCountedPapers = (count: number) => {
  const reads = { id: 0, rendered: 0 };
  const papers = Array.from({ length: count }, (_, index) => {
    const { id, abstract, ...rest } = paper(index);
    return Object.defineProperties(rest, {
      id: { enumerable: true, get: () => ((reads.id += 1), id) },
      abstract: { enumerable: true, get: () => ((reads.rendered += 1), abstract) },
    }) as Paper;
  });
  return { papers, reads };
};

const open = async (papers: readonly Paper[]) => {
  const search = vi.fn((): Promise<LiteratureSearchResult> =>
    Promise.resolve({ papers, analysis, source: null }),
  );
  const actor = createActor(
    literatureMachine.provide({
      actors: { searchLiterature: fromPromise<LiteratureSearchResult, SearchInput>(search) },
    }),
    { input: { runtime: testRuntime(), journeyId: 'journey-1', hypothesis: exampleHypothesis } },
  ).start();
  const waitUntilIdle = () => waitFor(actor, (state) => state.matches('choosing'));
  await waitUntilIdle();
  return { actor, waitUntilIdle, draft: () => actor.getSnapshot().context.draft };
};

// Queries by tag, because computing the roles of hundreds of rows takes longer than rendering them.
const rows = () => [...document.querySelectorAll('li:has(> article)')];

describe('a list of ten thousand papers', () => {
  it('is received completely, shown in parts, and can be selected and reviewed (T-83)', async () => {
    const transport = scriptedTransport({
      ...exampleReplies,
      'literature.search': { papers: Array.from({ length: MANY }, (_, index) => paper(index)) },
    });
    const onComplete = vi.fn();
    render(
      <LiteratureStep
        api={createApiClient({ transport })}
        journeyId="journey-1"
        hypothesis={exampleHypothesis}
        runtime={testRuntime()}
        onComplete={onComplete}
      />,
    );
    expect(await screen.findByText('10000 relevant papers')).toBeVisible();
    expect(rows()).toHaveLength(ROWS_AT_ONCE);
    expect(rows()[7]).toHaveAttribute('aria-setsize', String(MANY));
    expect(rows()[7]).toHaveAttribute('aria-posinset', '8');
    fireEvent.click(screen.getByText('Show more papers (9950 left)'));
    expect(rows()).toHaveLength(2 * ROWS_AT_ONCE);

    fireEvent.click(screen.getByLabelText('Select Paper 75'));
    fireEvent.click(screen.getByText('Select all'));
    fireEvent.click(screen.getByLabelText('Select Paper 75'));
    fireEvent.click(screen.getByText('Complete Review (9999 papers selected)'));
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
    const [sent] = transport.sentTo('literature.review') as readonly {
      selected_papers: string[];
      papers: unknown[];
    }[];
    expect(sent?.selected_papers).toHaveLength(MANY - 1);
    expect(sent?.papers).toHaveLength(MANY);
  });

  it('loads more rows as its end comes near, and stops at the end', async () => {
    const observers: IntersectionObserverCallback[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback) {
          observers.push(callback);
        }
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
    const scrollNearEnd = () =>
      act(() =>
        observers.at(-1)?.(
          [{ isIntersecting: true }] as IntersectionObserverEntry[],
          {} as IntersectionObserver,
        ),
      );
    const { actor } = await open(Array.from({ length: 2.5 * ROWS_AT_ONCE }, (_, at) => paper(at)));
    render(<LiteratureStepScreen actor={actor} />);
    scrollNearEnd();
    expect(rows()).toHaveLength(2 * ROWS_AT_ONCE);
    scrollNearEnd();
    expect(rows()).toHaveLength(2.5 * ROWS_AT_ONCE);
    expect(screen.queryByText(/^Show more/)).toBeNull();
    expect(rows()[0]).not.toHaveAttribute('aria-setsize');
    actor.stop();
  });

  it('renders one row again when it is selected, and none when a query is typed', async () => {
    const { papers, reads } = createCountedPapers(MANY);
    const { actor } = await open(papers);
    render(<LiteratureStepScreen actor={actor} />);
    const countRerendered = (interact: () => void) => {
      reads.rendered = 0;
      act(interact);
      return reads.rendered;
    };
    const once = countRerendered(() => actor.send({ type: 'paper.toggled', id: 'p3' }));
    expect(once).toBeGreaterThan(0);
    expect(once).toBeLessThan(5);
    expect(countRerendered(() => actor.send({ type: 'query.changed', query: 's' }))).toBe(0);
    actor.stop();
  });

  it('takes linear time to search again with all papers selected', async () => {
    const measureReads = async (count: number) => {
      const { papers, reads } = createCountedPapers(count);
      const { actor, waitUntilIdle, draft } = await open(papers);
      const selected = Array.from({ length: count }, (_, index) => `p${index}`);
      actor.send({ type: 'selection.changed', selected });
      reads.id = 0;
      actor.send({ type: 'query.changed', query: 'again' });
      actor.send({ type: 'search.requested' });
      await waitUntilIdle();
      expect(draft().selected).toHaveLength(count);
      actor.stop();
      return reads.id;
    };
    expect(await measureReads(MANY)).toBeLessThanOrEqual(10 * (await measureReads(MANY / 10)));
  });
});

describe('duplicate papers', () => {
  it('are removed, and are selected and counted once (F21)', async () => {
    const twice = [paper(1), paper(2), paper(1)];
    const { actor, draft } = await open(twice);
    render(<LiteratureStepScreen actor={actor} />);
    expect(screen.getByText('2 relevant papers')).toBeVisible();
    fireEvent.click(screen.getByText('Select all'));
    expect(draft().selected).toEqual(['p1', 'p2']);
    expect(screen.getByText('Select none')).toBeVisible();
    actor.stop();
  });

  it('with the same id but different titles are kept; the count is the number of ids', async () => {
    const same = [paper(1), { ...paper(2), id: 'p1' }, paper(3)];
    const { actor, draft } = await open(same);
    render(<LiteratureStepScreen actor={actor} />);
    expect(rows()).toHaveLength(3);
    fireEvent.click(screen.getByText('Select all'));
    expect(draft().selected).toEqual(['p1', 'p3']);
    fireEvent.click(screen.getByLabelText('Select Paper 2'));
    expect(draft().selected).toEqual(['p3']);
    expect(screen.getByText('Complete Review (1 papers selected)')).toBeEnabled();
    actor.stop();
  });
});
