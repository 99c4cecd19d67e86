import { createPlatformClient } from '@spinout/api-client';
import { createIdempotencyKeys } from '@spinout/api-client/idempotency';
import { jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import { createKeyCounter, testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { JourneyFrame } from '../../frame/journey-frame.js';
import { PdfTemplatesScreen } from './pdf-templates.js';

const saved: { name: string; size: number }[] = [];

/** Records the browser's downloads: file URL and file name. */
const watchDownloads = () => {
  saved.length = 0;
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

const pdf = (body = '%PDF-') => new Blob([body], { type: 'application/pdf' });

const show = (reply: unknown = pdf()) => {
  watchDownloads();
  const transport = scriptedTransport({ 'pdf.generate': reply });
  render(
    <JourneyFrame runtime={testRuntime()}>
      <PdfTemplatesScreen
        api={createPlatformClient({
          transport,
          idempotency: createIdempotencyKeys({ newKey: createKeyCounter() }),
        })}
      />
    </JourneyFrame>,
  );
  return { transport, user: userEvent.setup() };
};

const templateButton = (name: string) =>
  screen.getByRole('button', { name: `Use Template: ${name}` });
const field = () => screen.getByRole('textbox', { name: /Document title/ });
const generate = () => screen.getByRole('button', { name: 'Generate PDF' });
const ask = async (user: ReturnType<typeof userEvent.setup>, title = 'Sleep: a & b') => {
  await user.click(templateButton('Research Paper'));
  if (title !== '') await user.type(field(), title);
};

describe('the PDF templates', () => {
  it('PANEL-10 are four, each with its button (S-90)', () => {
    show();
    const list = screen.getByRole('list', { name: 'PDF templates' });
    expect(
      within(list)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual([
      'Use Template: Research Paper',
      'Use Template: Patent Application',
      'Use Template: Grant Proposal',
      'Use Template: Business Plan',
    ]);
  });

  it('ask for a title, create a real PDF with the headings, and save it under a safe name (T-55)', async () => {
    const { transport, user } = show();
    await ask(user);
    expect(screen.getByRole('dialog', { name: 'Use Template: Research Paper' })).toBeVisible();
    expect(field()).toHaveFocus();
    await user.click(generate());
    expect(
      await screen.findByText('Saved as Research_Paper_Sleep_a_&_b_2026-03-02.pdf'),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(templateButton('Research Paper')).toHaveFocus();
    expect(saved).toEqual([{ name: 'Research_Paper_Sleep_a_&_b_2026-03-02.pdf', size: 5 }]);
    expect(transport.requests).toMatchObject([
      {
        method: 'POST',
        path: '/api/v1/pdf/generate',
        accept: 'pdf',
        idempotencyKey: 'key-1',
        body: { kind: 'json', value: { title: 'Sleep: a & b' } },
      },
    ]);
    const [sent] = transport.sentTo('pdf.generate') as readonly { content: string }[];
    expect(sent?.content).toContain('Introduction\n====');
  });

  it('submit with Enter', async () => {
    const { transport, user } = show();
    await ask(user, 'Sleep{Enter}');
    await screen.findByText(/^Saved as/);
    expect(transport.requests).toHaveLength(1);
  });

  it.each([
    ['', 'Enter a title for the document.'],
    ['   ', 'Enter a title for the document.'],
    ['x'.repeat(201), 'Use at most 200 characters.'],
  ])('reject a title such as “%s” with a message, and send nothing', async (title, text) => {
    const { transport, user } = show();
    await ask(user, '');
    if (title !== '') await user.click(field());
    if (title !== '') await user.paste(title);
    await user.click(generate());
    expect(screen.getByText(text)).toBeVisible();
    expect(field()).toHaveValue(title);
    expect(field()).toBeInvalid();
    expect(transport.requests).toHaveLength(0);
  });

  it.each([
    [
      'DL-08',
      () => Promise.reject(new TypeError('Failed to fetch')),
      'Network error: Unable to reach the server. Please check your connection.',
    ],
    [
      'DL-09',
      jsonReply(404, {}),
      'PDF generation endpoint not found. The service may be temporarily unavailable.',
    ],
    [
      'DL-10',
      jsonReply(500, {}),
      'Server error: The PDF service encountered an error. Please try again later.',
    ],
    [
      'DL-11',
      jsonReply(418, { detail: 'short and stout' }),
      'PDF generation failed: short and stout',
    ],
    [
      'DL-12',
      new Blob(['<html>'], { type: 'text/html' }),
      'Invalid response: Expected PDF but received text/html',
    ],
    ['DL-13', pdf(''), 'Received empty PDF file'],
  ])('%s show the error in the dialog, and keep the title (T-55)', async (_, reply, text) => {
    const { user } = show(reply);
    await ask(user, 'Sleep');
    await user.click(generate());
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(field()).toHaveValue('Sleep');
    expect(generate()).toBeEnabled();
    expect(generate()).toHaveFocus();
    expect(saved).toEqual([]);
  });

  it('retry with the same idempotency key, and use a new key for a new request', async () => {
    let attempts = 0;
    const { transport, user } = show(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new TypeError('Failed to fetch')) : pdf();
    });
    await ask(user, 'Sleep');
    await user.click(generate());
    await screen.findByRole('alert');
    await user.click(generate());
    await screen.findByText(/^Saved as/);
    await ask(user, 'Sleep');
    await user.click(generate());
    await vi.waitFor(() => expect(transport.requests).toHaveLength(3));
    expect(transport.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'key-1',
      'key-1',
      'key-2',
    ]);
    await screen.findByText(/^Saved as/);
  });

  it('can be cancelled: nothing is saved, and the title stays', async () => {
    const { transport, user } = show(() => new Promise(() => undefined));
    await ask(user, 'Sleep');
    await user.click(generate());
    expect(screen.getByRole('button', { name: 'Generating PDF...' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(transport.requests[0]?.signal.aborted).toBe(true);
    expect(field()).toHaveValue('Sleep');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});
