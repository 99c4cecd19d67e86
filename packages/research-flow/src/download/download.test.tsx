import { createApiClient } from '@spinout/api-client';
import { exampleHypothesis, jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testRuntime } from '@spinout/flow-kit/testing';
import { MessagesProvider } from '@spinout/flow-kit/react';
import type { Messages } from '@spinout/flow-kit';
import { DownloadOptions } from './download-options.js';
import { reportMessages } from './report/report.messages.js';

const saved: { name: string; size: number }[] = [];

/** Watches the browser's own download: the address of the file and the name it is saved under. */
const recordDownloads = () => {
  const files = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:test/${files.size}`;
    files.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, size: files.get(this.href)?.size ?? 0 });
  });
};

afterEach(() => {
  saved.length = 0;
  vi.restoreAllMocks();
});

const show = (reply: unknown, messages: Messages = {}) => {
  recordDownloads();
  const transport = scriptedTransport({ 'pdf.generate': reply });
  const data = {
    interest: { id: 'neuro-1', title: 'Sleep and memory' },
    hypothesis: exampleHypothesis,
  };
  render(
    <MessagesProvider messages={messages} locale="de-DE">
      <DownloadOptions api={createApiClient({ transport })} data={data} runtime={testRuntime()} />
    </MessagesProvider>,
  );
  return transport;
};

const clickDownload = () => userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
const getAlertText = async () => (await screen.findByRole('alert')).textContent;
const pdf = (body: string) => new Blob([body], { type: 'application/pdf' });

describe('the download section', () => {
  it('DL-01 offers a PDF of the results under its heading', () => {
    show(pdf('x'));
    expect(screen.getByRole('region', { name: 'Download Options' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Download Options' })).toBeVisible();
  });

  it('says that the report is in English where its typeface has no letters for the language', () => {
    const note = /^The report is in English/;
    show(pdf('x'), { report: { ...reportMessages, language: 'de' } });
    expect(screen.queryByText(note)).toBeNull();
    cleanup();
    show(pdf('x'), { report: { ...reportMessages, language: 'ar' } });
    expect(screen.getByText(note)).toBeVisible();
  });

  it('DL-03, API-09 posts title and plain-text content and requests a PDF (S-32)', async () => {
    const transport = show(pdf('%PDF-'));
    await clickDownload();
    await screen.findByText(/^Saved as/);
    const [request] = transport.requests;
    expect(request).toMatchObject({
      method: 'POST',
      path: '/api/v1/pdf/generate',
      accept: 'pdf',
      body: { kind: 'json', value: { title: 'Research Results: Sleep and memory' } },
    });
  });

  it('DL-05 saves it by its title with underscores and the ISO date (S-32)', async () => {
    show(pdf('%PDF-'));
    await clickDownload();
    await screen.findByText(/^Saved as/);
    expect(saved).toEqual([{ name: 'Research_Results_Sleep_and_memory_2026-03-02.pdf', size: 5 }]);
  });

  it('DL-02, DL-08 shows that the server cannot be reached, and allows a retry (S-51)', async () => {
    show(() => Promise.reject(new TypeError('Failed to fetch')));
    await clickDownload();
    expect(await getAlertText()).toBe(
      'Network error: Unable to reach the server. Please check your connection.',
    );
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
    expect(saved).toEqual([]);
  });

  it('DL-09 shows a specific message for status 404 (S-52)', async () => {
    show(() => jsonReply(404, {}));
    await clickDownload();
    expect(await getAlertText()).toBe(
      'PDF generation endpoint not found. The service may be temporarily unavailable.',
    );
  });

  it('DL-10 shows a specific message for status 500 (S-52)', async () => {
    show(() => jsonReply(500, {}));
    await clickDownload();
    expect(await getAlertText()).toBe(
      'Server error: The PDF service encountered an error. Please try again later.',
    );
  });

  it.each([
    [418, { detail: 'short and stout' }, 'PDF generation failed: short and stout'],
    [503, {}, 'PDF generation failed: status 503'],
  ])(
    'DL-11 shows the detail of any other status, such as %i (S-52)',
    async (status, body, text) => {
      show(() => jsonReply(status, body));
      await clickDownload();
      expect(await getAlertText()).toBe(text);
    },
  );

  it('DL-06, DL-12 rejects an HTML page instead of a PDF (S-53)', async () => {
    show(new Blob(['<html>'], { type: 'text/html' }));
    await clickDownload();
    expect(await getAlertText()).toBe('Invalid response: Expected PDF but received text/html');
    expect(saved).toEqual([]);
  });

  it('DL-07, DL-13 rejects an empty file (S-53)', async () => {
    show(pdf(''));
    await clickDownload();
    expect(await getAlertText()).toBe('Received empty PDF file');
    expect(saved).toEqual([]);
  });

  it('uses the host’s messages and number format, also in the report', async () => {
    const transport = show(pdf('%PDF-'), {
      report: { title: 'Ergebnisse: {topic}', hypothesis: 'Haupthypothese', date: 'Datum' },
    });
    await clickDownload();
    await screen.findByText(/^Saved as/);
    const [sent] = transport.sentTo('pdf.generate') as readonly {
      title: string;
      content: string;
    }[];
    expect(sent?.title).toBe('Ergebnisse: Sleep and memory');
    expect(sent?.content).toMatch(/^Datum: 2. März 2026\n/);
    expect(sent?.content).toContain('Haupthypothese\n====');
    expect(sent?.content).toContain('About this report');
    expect(saved[0]?.name).toBe('Ergebnisse_Sleep_and_memory_2026-03-02.pdf');
  });

  it('clears the last error on the next click (T-33)', async () => {
    let isFirst = true;
    show(() => {
      if (!isFirst) return new Promise(() => undefined);
      isFirst = false;
      return jsonReply(404, {});
    });
    await clickDownload();
    await screen.findByRole('alert');
    await clickDownload();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Generating PDF...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
