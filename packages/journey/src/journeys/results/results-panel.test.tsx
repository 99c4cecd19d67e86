import {
  createPlatformClient,
  type PlatformClient,
  type ResearchBundle,
  type ResearchPaperPdfRequest,
} from '@spinout/api-client';
import { createIdempotencyKeys } from '@spinout/api-client/idempotency';
import { exampleBundle, jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import { readBundle } from '@spinout/domain/bundle';
import { createKeyCounter, testRuntime } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { JourneyFrame } from '../../frame/journey-frame.js';
import { readBundledResults } from './bundle/read-bundled-results.js';
import { FullResultsButton, ResultsPanel, ResultsPanelScreen } from './results-panel.js';
import { saved, watchDownloads } from './watch-downloads.fixtures.js';

afterEach(() => {
  saved.length = 0;
});

const pdf = (text = '%PDF-1.7') => new Blob([text], { type: 'application/pdf' });

const show = (
  script: Readonly<Record<string, unknown>>,
  bundle: ResearchBundle = exampleBundle,
) => {
  watchDownloads();
  const transport = scriptedTransport(script);
  render(
    <ResultsPanel
      api={createPlatformClient({
        transport,
        idempotency: createIdempotencyKeys({ newKey: createKeyCounter() }),
      })}
      bundle={bundle}
      runtime={testRuntime()}
      theme="light"
    />,
  );
  return transport;
};

const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const alertText = async () => (await screen.findByRole('alertdialog')).textContent;
const SUMMARY = 'Download Summary PDF';
const PAPER = 'Download Full Research Paper';

describe('the downloads of a finished run', () => {
  it('RES-01 RES-02 RES-03 RES-05 RES-07 RES-08 PIPE-07 CONST-31 T-14 T-35 are saved under their names (S-75)', async () => {
    watchDownloads();
    const transport = scriptedTransport({ 'pdf.summary': pdf(), 'pdf.researchPaper': pdf() });
    const api: PlatformClient = createPlatformClient({
      transport,
      idempotency: createIdempotencyKeys({ newKey: createKeyCounter() }),
    });
    const runtime = testRuntime();
    render(
      <JourneyFrame theme="light" runtime={runtime}>
        <ResultsPanelScreen api={api} bundle={exampleBundle} />
        <FullResultsButton bundle={exampleBundle} />
      </JourneyFrame>,
    );
    for (const name of [SUMMARY, PAPER, 'Download JSON Data', 'Download Full Results']) {
      await clickButton(name);
    }
    await vi.waitFor(() => expect(saved).toHaveLength(4));
    expect(saved.map(({ name }) => name).sort()).toEqual([
      'Example_topic_on_BRCA1_data.json',
      'research-results-Example_topic_on_BRCA1-2026-03-02.json',
      'research_paper_2026-03-02.pdf',
      'research_summary_2026-03-02.pdf',
    ]);
    for (const { name, file } of saved.filter((one) => one.name.endsWith('.json'))) {
      expect(file.type).toBe('application/json');
      const { schema, schemaVersion, exportedAt, ...bundle } = JSON.parse(
        await file.text(),
      ) as Record<string, unknown>;
      expect([name, schema, schemaVersion, exportedAt]).toEqual([
        name,
        'spinout-research-results',
        1,
        '2026-03-02T10:00:00.000Z',
      ]);
      expect(bundle).toEqual(JSON.parse(JSON.stringify(exampleBundle)));
    }
  });

  it('are saved together as a bundle with both PDFs, references and results', async () => {
    show({ 'pdf.summary': pdf('%PDF-1'), 'pdf.researchPaper': pdf('%PDF-2') });
    await clickButton('Download Everything');
    // The formats are loaded with the first bundle.
    await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 30_000 });
    const [file] = saved;
    expect(file?.name).toBe('Example_topic_on_BRCA1_bundle_2026-03-02.zip');
    const bytes = new Uint8Array((await file?.file.arrayBuffer()) ?? new ArrayBuffer(0));
    const { files } = readBundle(bytes);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['summary.pdf', 'paper.pdf', 'papers.csv', 'results.json']),
    );
    expect(new TextDecoder().decode(files.get('paper.pdf'))).toBe('%PDF-2');
    expect(await readBundledResults(bytes)).toEqual(JSON.parse(JSON.stringify(exampleBundle)));
  });

  it('are not saved together without one of the PDFs, and can be asked for again', async () => {
    show({ 'pdf.summary': pdf(), 'pdf.researchPaper': jsonReply(500, {}) });
    await clickButton('Download Everything');
    expect(await alertText()).toContain('The ZIP file could not be made.');
    expect(saved).toEqual([]);
  });

  it('API-10 RES-04 sends the paper with its five sections in order and an idempotency key (S-75)', async () => {
    const transport = show({ 'pdf.researchPaper': pdf() });
    await clickButton(PAPER);
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    const [request] = transport.requests;
    expect(request).toMatchObject({
      id: 'pdf.researchPaper',
      method: 'POST',
      path: '/api/v1/pdf/research_paper',
      accept: 'pdf',
      idempotencyKey: 'key-1',
    });
    const [body] = transport.sentTo('pdf.researchPaper') as ResearchPaperPdfRequest[];
    expect(body).toMatchObject({
      title: 'Example: repair and its timing',
      authors: ['Ada Example'],
      abstract: 'Made up for tests.',
    });
    expect(body?.sections.map(({ title }) => title)).toEqual([
      'Introduction',
      'Methods',
      'Results',
      'Discussion',
      'Conclusion',
    ]);
    expect(body?.sections[0]).toEqual({
      title: 'Introduction',
      content: 'Why this example was made.',
    });
  });

  it('API-11 T-14 PIPE-19 sends the summary as plain text that names the first target journal (S-75)', async () => {
    const transport = show({ 'pdf.summary': pdf() });
    await clickButton(SUMMARY);
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    const [request] = transport.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/api/v1/pdf/generate',
      accept: 'pdf',
    });
    const [body] = transport.sentTo('pdf.summary') as { title: string; content: string }[];
    expect(Object.keys(body ?? {})).toEqual(['title', 'content']);
    expect(body?.content).toContain('Target journal: Journal of Examples (impact factor N/A)');
  });

  it('shows that a file was saved, and can save it again', async () => {
    show({ 'pdf.summary': pdf() });
    await clickButton(SUMMARY);
    expect(await screen.findByText('Saved as research_summary_2026-03-02.pdf')).toBeVisible();
    await clickButton(SUMMARY);
    await vi.waitFor(() => expect(saved).toHaveLength(2));
  });

  it('keeps the label of a button while its file is created, disabled and busy', async () => {
    show({ 'pdf.summary': () => new Promise(() => undefined) });
    await clickButton(SUMMARY);
    const button = screen.getByRole('button', { name: SUMMARY });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: PAPER })).toBeEnabled();
  });
});

const unreachable = () => Promise.reject(new TypeError('failed to fetch'));
const html = new Blob(['<html>'], { type: 'text/html' });
const wrongType = { status: 200, contentType: 'text/html', body: { kind: 'blob', blob: html } };

describe('a summary that fails', () => {
  it.each([
    [
      'RES-10',
      'by network',
      unreachable,
      'Failed to generate PDF. Please check your internet connection and try again.',
    ],
    [
      'RES-11',
      'by 404',
      jsonReply(404, { error: 'gone' }),
      'The PDF service is currently unavailable. Please try again later.',
    ],
    [
      'RES-12',
      'by 500',
      jsonReply(500, { error: 'boom' }),
      'The server encountered an error. Please try again in a few moments.',
    ],
    [
      'RES-12',
      'by 599',
      jsonReply(599, {}),
      'The server encountered an error. Please try again in a few moments.',
    ],
    [
      'RES-13',
      'otherwise with a text',
      jsonReply(418, { error: 'Short and stout' }),
      'Short and stout',
    ],
    ['RES-13', 'otherwise without a text', jsonReply(418, {}), 'Please try again.'],
    [
      'RES-06 RES-13 T-15',
      'by a wrong type',
      wrongType,
      'Invalid response: Expected PDF but received text/html',
    ],
    ['RES-06 RES-13 T-15', 'by an empty body', pdf(''), 'Received empty PDF file'],
  ])(
    'RES-06, RES-09, RES-10, RES-11, RES-12, RES-13 shows an alert, and the summary can be retried: %s, %s (S-76)',
    async (_, __, reply, text) => {
      const transport = show({ 'pdf.summary': reply });
      await clickButton(SUMMARY);
      expect(await alertText()).toContain(text);
      expect(saved).toEqual([]);
      await clickButton('OK');
      expect(screen.queryByRole('alertdialog')).toBeNull();
      await clickButton(SUMMARY);
      expect(await alertText()).toContain(text);
      expect(transport.sentTo('pdf.summary')).toHaveLength(2);
    },
  );
});

describe('a research paper that fails', () => {
  it.each([
    ['RES-14', 'by status 0', unreachable, 'Network error: Unable to reach the server.'],
    ['RES-15', 'by 404', jsonReply(404, {}), 'Research paper endpoint not found.'],
    ['RES-16', 'by 500', jsonReply(500, {}), 'Server error while generating research paper.'],
    [
      'RES-17',
      'by 418 with words',
      jsonReply(418, { error: 'Short and stout' }),
      'Generation failed: Short and stout',
    ],
    ['RES-17', 'by 418 without words', jsonReply(418, {}), 'Generation failed: status 418'],
    ['RES-17', 'by 503', jsonReply(503, {}), 'Generation failed: status 503'],
    [
      'RES-06 RES-18',
      'by a wrong type',
      wrongType,
      'Invalid response: Expected PDF but received text/html',
    ],
    ['RES-06 RES-19', 'by an empty body', pdf(''), 'Received empty PDF file'],
  ])(
    'RES-06, RES-14, RES-15, RES-16, RES-17, RES-18, RES-19, RES-20 shows an alert: %s, %s (S-77)',
    async (_, __, reply, text) => {
      show({ 'pdf.researchPaper': reply });
      await clickButton(PAPER);
      expect(await alertText()).toContain(`Failed to generate research paper. ${text}`);
      expect(saved).toEqual([]);
      await clickButton('OK');
      expect(screen.getByRole('button', { name: PAPER })).toBeEnabled();
    },
  );

  it('because the run has none is reported without a request', async () => {
    const transport = show({ 'pdf.researchPaper': pdf() }, { ...exampleBundle, paper: null });
    await clickButton(PAPER);
    expect(await alertText()).toContain(
      'Failed to generate research paper. Generation failed: this run has no paper.',
    );
    expect(transport.requests).toEqual([]);
  });
});

describe('a JSON file that cannot be saved', () => {
  it('is reported without losing anything', async () => {
    show({});
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('no room');
    });
    await clickButton('Download JSON Data');
    expect(await alertText()).toContain('The file could not be saved.');
  });
});
