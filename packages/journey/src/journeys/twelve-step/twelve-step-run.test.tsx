import {
  allExampleReplies,
  exampleBundle,
  examplePipelinePaper,
  jsonReply,
} from '@spinout/api-client/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pdf, open, getButton, card } from './twelve-step-page.test-tools.js';

afterEach(() => vi.unstubAllGlobals());

describe('a run of the full research journey', () => {
  it('TWELVE-13, TWELVE-15, TWELVE-16, TWELVE-17, TWELVE-19, TWELVE-20, TWELVE-21, TWELVE-22, TWELVE-10, TWELVE-11, CONST-27 runs from the topic to the launch (S-82)', async () => {
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
    const { start, steps, waitForStep } = open({ 'research.hypothesis': { hypothesis } });
    await start('BRCA1 protein');
    await waitForStep(5);
    const step = steps()[2] as HTMLElement;
    expect(within(step).getByText(/^A long hypothesis/).textContent).toBe(hypothesis.slice(0, 100));
    expect(step).toHaveTextContent('completed');
  });

  it.each([
    ['no literature', null],
    [
      'literature without a paper',
      { papers_analyzed: 0, key_papers: [], research_gaps: [], emerging_trends: [] },
    ],
  ])('shows a notice before the steps if the search returns %s', async (_, literature) => {
    const { start, steps, waitForStep } = open({
      'research.run': { success: true, results: { ...exampleBundle, literature } },
    });
    await start('Cooking pasta');
    await waitForStep(5);
    const notice = screen.getByText(/^No literature found on “Cooking pasta”\./);
    expect(notice).toBeVisible();
    const order = notice.compareDocumentPosition(steps()[0] as HTMLElement);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(steps()[1]).toHaveTextContent('No literature found.');
    expect(await card('Literature')).not.toHaveTextContent('Papers analyzed');
  });

  it('has no notice about missing literature if there is some', async () => {
    const { start, waitForStep } = open();
    await start('BRCA1 protein');
    await waitForStep(5);
    expect(screen.queryByText(/^No literature found/)).toBeNull();
  });

  it('brings back the results that a new run replaced', async () => {
    const { start, waitForStep, user, statuses, transport } = open();
    await start('BRCA1 protein');
    await waitForStep(5);
    await user.click(getButton('Cancel run'));
    const before = statuses();
    await user.click(getButton('Start Your Journey'));
    expect(screen.getByText(/^Your run on “BRCA1 protein” was replaced/)).toBeVisible();
    await user.click(getButton('Undo'));
    expect(statuses()).toEqual(before);
    expect(await card('Literature')).toBeVisible();
    expect(getButton('Repeat from step 5')).toBeEnabled();
    // The new run had results too.
    expect(getButton('Undo')).toBeVisible();
    expect(transport.sentTo('research.paper')).toEqual([]);
  });

  it('labels simulated steps', () => {
    const { steps } = open();
    const simulated = steps().flatMap((step, index) =>
      within(step).queryByText('Simulated') ? [index + 1] : [],
    );
    expect(simulated).toEqual([5, 6, 9, 10, 11, 12]);
  });

  it('TWELVE-18 skips the structure for a topic without a protein, and continues (S-83)', async () => {
    const { start, waitForStep, steps, transport } = open();
    await start('solar cells');
    await waitForStep(5);
    expect(steps()[3]).toHaveAttribute('data-status', 'completed');
    expect(steps()[3]).toHaveTextContent('Skipped: the topic does not mention a protein.');
    expect(screen.queryByRole('region', { name: '3D Structure' })).toBeNull();
    expect(document.querySelector('canvas')).toBeNull();
    expect(transport.requests.map(({ id }) => id)).toEqual(['research.run', 'research.hypothesis']);
  });

  it('TWELVE-13, TWELVE-14 stops at a failed hypothesis and enables Start again (S-84)', async () => {
    let fails = true;
    const { start, statuses, user, transport, waitForStep } = open({
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
    expect(getButton('Start Your Journey')).toBeEnabled();
    expect(await card('Literature')).toBeVisible();
    fails = false;
    await user.click(getButton('Repeat from step 3'));
    await waitForStep(5);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(transport.sentTo('research.run')).toHaveLength(1);
    expect(transport.sentTo('research.hypothesis')).toHaveLength(2);
  });

  it('TWELVE-21, TWELVE-25 offers JSON if there is no PDF, and continues (S-85)', async () => {
    let fails = true;
    const { start, waitThrough, waitForStep, user, saved, steps } = open({
      'pdf.article': () => (fails ? jsonReply(503, {}) : pdf),
    });
    await start('BRCA1 protein');
    await waitThrough(5, 6);
    await waitForStep(9);
    expect(steps()[7]).toHaveAttribute('data-status', 'completed');
    const paper = await card('Paper Preview');
    expect(within(paper).getByText('PDF service unavailable: JSON data instead')).toBeVisible();
    await user.click(getButton('Download JSON Data'));
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
    await user.click(getButton('Download PDF'));
    expect(await within(paper).findByText('PDF generation failed: status 503')).toBeVisible();
    fails = false;
    await user.click(getButton('Download PDF'));
    expect(await within(paper).findByText(/^Saved as Example.*\.pdf$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download JSON Data' })).toBeNull();
  });
});
