import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import { readBundle } from '@spinout/domain/bundle';
import { memoryStorage } from '@spinout/flow-kit';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toSavedRun } from './saved/convert-run.js';
import { JOURNEY_KEY, type SavedTwelveSteps } from './saved/saved-run.js';
import { twelveStepModels } from './twelve-step.fixtures.js';
import { stubBrowser } from './twelve-step-page.test-tools.js';
import { TwelveStepPage } from './twelve-step-page.js';

afterEach(() => vi.unstubAllGlobals());

const PDF_TEXT = '%PDF-1.7 made again';

/** The page with a finished run that an earlier visit saved. */
const openFinished = async (script: object = {}) => {
  const { finished } = twelveStepModels.completed;
  if (!finished) throw new Error('There is no finished run.');
  const { topic: runTopic, ...found } = finished;
  const saved: SavedTwelveSteps = {
    schemaVersion: 1,
    topic: runTopic,
    run: toSavedRun({ ...found, runTopic, runId: 'run-1', starts: 1, error: null }),
    previous: [],
    selections: 1,
    deletedIds: [],
  };
  const storage = { ...memoryStorage(), persistent: true };
  void storage.write(JOURNEY_KEY, JSON.stringify(saved));
  const browser = stubBrowser();
  const transport = scriptedTransport({
    ...allExampleReplies,
    'pdf.article': new Blob([PDF_TEXT], { type: 'application/pdf' }),
    ...script,
  });
  const api = createPlatformClient({ transport });
  render(<TwelveStepPage api={api} runtime={testRuntime()} storage={storage} />);
  await screen.findByRole('region', { name: 'Research Journey Completed' });
  await userEvent.click(await screen.findByRole('button', { name: 'Download Everything' }));
  return { ...browser, transport };
};

describe('a finished run after the page was left', () => {
  it('has its paper as a PDF in the bundle, made again', async () => {
    const { saved, transport } = await openFinished();
    await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 30_000 });
    const bytes = new Uint8Array(await (saved[0]?.content ?? new Blob()).arrayBuffer());
    const article = readBundle(bytes).files.get('article.pdf');
    expect(new TextDecoder().decode(article)).toBe(PDF_TEXT);
    expect(transport.sentTo('pdf.article')).toHaveLength(1);
  });

  it('says that there is no bundle while that PDF cannot be made', async () => {
    const { saved } = await openFinished({ 'pdf.article': () => jsonReply(503, {}) });
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('could not be made');
    expect(saved).toEqual([]);
  });
});
