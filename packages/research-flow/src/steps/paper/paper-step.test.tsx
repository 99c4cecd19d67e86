import { createApiClient } from '@spinout/api-client';
import {
  exampleReplies,
  faultyTransport,
  jsonReply,
  scriptedTransport,
} from '@spinout/api-client/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { testRuntime } from '@spinout/flow-kit/testing';
import { PaperStep } from './paper-step.js';

const renderStep = (transport = scriptedTransport(exampleReplies)) => {
  const onComplete = vi.fn();
  const api = createApiClient({ transport });
  render(
    <PaperStep api={api} journeyId="journey-1" runtime={testRuntime()} onComplete={onComplete} />,
  );
  return { transport, onComplete, user: userEvent.setup() };
};

const getButton = (name: string) => screen.getByRole('button', { name });
const example = 'Example: cancer gene-editing therapy';

describe('the paper step on a client', () => {
  it('PAPER-06 switches to a filled text box after choosing an example, ready to analyze (S-15)', async () => {
    const { user } = renderStep();
    await user.click(getButton(example));
    expect(getButton('Paste Text')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('textbox', { name: 'Paper text' })).not.toHaveValue('');
    expect(getButton('Analyze Paper')).toBeEnabled();
  });

  it('PAPER-09 shows a message for Enter in the empty URL field and sends nothing (S-37)', async () => {
    const { user, transport } = renderStep();
    await user.click(getButton('From URL'));
    await user.type(screen.getByRole('textbox', { name: 'Paper URL' }), '{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Please provide a paper to analyze');
    expect(transport.requests).toHaveLength(0);
  });

  it('PAPER-02 lists the accepted types if a file of another type is dropped (T-23)', async () => {
    const user = userEvent.setup({ applyAccept: false });
    renderStep();
    await user.upload(screen.getByLabelText('Paper file'), new File(['x'], 'picture.png'));
    expect(screen.getByRole('alert')).toHaveTextContent('Accepted file types: pdf, doc, docx, txt');
    expect(getButton('Analyze Paper')).toBeDisabled();
  });

  it('PAPER-12 completes with the analysis of a URL (S-14)', async () => {
    const { user, transport, onComplete } = renderStep();
    await user.click(getButton('From URL'));
    await user.type(
      screen.getByRole('textbox', { name: 'Paper URL' }),
      'https://example.org/paper.pdf{Enter}',
    );
    await vi.waitFor(() => expect(onComplete).toHaveBeenCalledOnce());
    expect(transport.sentTo('paper.analyze')).toEqual([
      {
        journey_id: 'journey-1',
        paper_url: 'https://example.org/paper.pdf',
        paper_content: '',
        metadata: { title: 'https://example.org/paper.pdf', upload_method: 'url' },
      },
    ]);
  });

  it('PAPER-13 shows the server’s message, or a default one, and stays (S-38)', async () => {
    const replies = [jsonReply(422, { error: 'The file has no text.' }), jsonReply(500, {})];
    const { user, onComplete } = renderStep(
      scriptedTransport({ 'paper.analyze': () => replies.shift() }),
    );
    await user.click(getButton(example));
    await user.click(getButton('Analyze Paper'));
    expect(await screen.findByText('The file has no text.')).toBeVisible();
    expect(getButton('Analyze Paper')).toHaveFocus();
    await user.click(getButton('Analyze Paper'));
    expect(await screen.findByText('Failed to analyze paper')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'Paper text' })).not.toHaveValue('');
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('returns the focus to Analyze after Cancel', async () => {
    const scripted = scriptedTransport(exampleReplies);
    const slow = faultyTransport(scripted, () => ({ kind: 'never' }));
    const { user } = renderStep({ ...scripted, send: slow.send });
    await user.click(getButton(example));
    await user.click(getButton('Analyze Paper'));
    expect(getButton('Cancel')).toHaveFocus();
    await user.click(getButton('Cancel'));
    expect(getButton('Analyze Paper')).toHaveFocus();
    expect(getButton('Analyze Paper')).toBeEnabled();
  });
});
