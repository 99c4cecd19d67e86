import { createApiClient } from '@spinout/api-client';
import { exampleReplies, jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PaperDialog } from './paper-dialog.js';
import type { AnalyzedPaper } from './paper.types.js';
import { paperExamples } from './paper.examples.js';

const show = (
  transport = scriptedTransport(exampleReplies),
  example?: (typeof paperExamples)[0],
) => {
  const onAnalyzed = vi.fn<(paper: AnalyzedPaper) => void>();
  const onClose = vi.fn();
  render(
    <PaperDialog
      open
      api={createApiClient({ transport })}
      runtime={testRuntime()}
      {...{ onAnalyzed, onClose, example }}
    />,
  );
  return { transport, onAnalyzed, onClose, user: userEvent.setup() };
};

const file = new File(['Sleep spindles rose.'], 'sleep.txt', { type: 'text/plain' });
const getButton = (name: string) => screen.getByRole('button', { name });

describe('the dialog for a paper', () => {
  it('analyzes a file as soon as it is chosen, and reports it with its file', async () => {
    const { user, onAnalyzed } = show();
    await user.upload(screen.getByLabelText('Paper file'), file);
    await vi.waitFor(() => expect(onAnalyzed).toHaveBeenCalledOnce());
    const paper = onAnalyzed.mock.calls[0]?.[0];
    expect(paper?.journeyId).toMatch(/^journey-/);
    expect(paper).toMatchObject({
      documents: [{ id: 'doc-1', method: 'file' }],
      files: [{ documentId: 'doc-1', file }],
    });
  });

  it('has no button to analyze a file, which is read at once, but one to read it again', async () => {
    const replies = [jsonReply(422, { error: 'The text has no sentences.' })];
    const transport = scriptedTransport({
      'paper.analyze': () => replies.shift() ?? exampleReplies['paper.analyze'],
    });
    const { user, onAnalyzed } = show(transport);
    expect(screen.queryByRole('button', { name: 'Analyze Paper' })).toBeNull();
    await user.upload(screen.getByLabelText('Paper file'), file);
    await screen.findByRole('alert');
    await user.click(getButton('Analyze Paper'));
    await vi.waitFor(() => expect(onAnalyzed).toHaveBeenCalledOnce());
  });

  it('accepts a DOI as an address', async () => {
    const { user, transport, onAnalyzed } = show();
    await user.click(getButton('From URL'));
    await user.type(screen.getByRole('textbox', { name: 'Paper URL' }), '10.1000/xyz{Enter}');
    await vi.waitFor(() => expect(onAnalyzed).toHaveBeenCalledOnce());
    expect(transport.sentTo('paper.analyze')).toMatchObject([
      { paper_url: 'https://doi.org/10.1000/xyz' },
    ]);
  });

  it('keeps the text after a failure, says what happened, and analyzes it again', async () => {
    const replies = [jsonReply(422, { error: 'The text has no sentences.' })];
    const transport = scriptedTransport({
      'paper.analyze': () => replies.shift() ?? exampleReplies['paper.analyze'],
    });
    const { user, onAnalyzed } = show(transport);
    await user.click(getButton('Paste Text'));
    await user.type(screen.getByRole('textbox', { name: 'Paper text' }), 'Slow waves.');
    await user.click(getButton('Analyze Paper'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The text has no sentences.');
    expect(screen.getByRole('textbox', { name: 'Paper text' })).toHaveValue('Slow waves.');
    await user.click(getButton('Analyze Paper'));
    await vi.waitFor(() => expect(onAnalyzed).toHaveBeenCalledOnce());
  });

  it('analyzes an example at once, and stops when it is closed', async () => {
    const { user, transport, onAnalyzed, onClose } = show(
      scriptedTransport({ ...exampleReplies, 'paper.analyze': () => new Promise(() => undefined) }),
      paperExamples[0],
    );
    expect(await screen.findByText('Analyzing paper...')).toBeVisible();
    expect(getButton('Cancel')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(transport.requests[0]?.signal?.aborted).toBe(true);
    expect(onAnalyzed).not.toHaveBeenCalled();
  });
});
