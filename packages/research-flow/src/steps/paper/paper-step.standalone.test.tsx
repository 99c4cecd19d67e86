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
import { PaperStep } from './paper-step.standalone.js';

const show = (transport = scriptedTransport(exampleReplies)) => {
  const onComplete = vi.fn();
  const api = createApiClient({ transport });
  render(
    <PaperStep api={api} journeyId="journey-1" runtime={testRuntime()} onComplete={onComplete} />,
  );
  return { transport, onComplete, user: userEvent.setup() };
};

const press = (name: string) => screen.getByRole('button', { name });
const example = 'Example: cancer gene-editing therapy';

describe('the paper step on a client', () => {
  it('PAPER-06 turns to a filled text box by an example, ready to analyze (S-15)', async () => {
    const { user } = show();
    await user.click(press(example));
    expect(press('Paste Text')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('textbox', { name: 'Paper text' })).not.toHaveValue('');
    expect(press('Analyze Paper')).toBeEnabled();
  });

  it('PAPER-09 shows the message by Enter in the empty address box and sends nothing (S-37)', async () => {
    const { user, transport } = show();
    await user.click(press('From URL'));
    await user.type(screen.getByRole('textbox', { name: 'Paper URL' }), '{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Please provide a paper to analyze');
    expect(transport.requests).toHaveLength(0);
  });

  it('PAPER-02 names the accepted types when another file is dropped (T-23)', async () => {
    const user = userEvent.setup({ applyAccept: false });
    show();
    await user.upload(screen.getByLabelText('Paper file'), new File(['x'], 'picture.png'));
    expect(screen.getByRole('alert')).toHaveTextContent('Accepted file types: pdf, doc, docx, txt');
    expect(press('Analyze Paper')).toBeDisabled();
  });

  it('PAPER-12 completes with what came back for an address (S-14)', async () => {
    const { user, transport, onComplete } = show();
    await user.click(press('From URL'));
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

  it('PAPER-13 shows the server’s words, or its own when there are none, and stays (S-38)', async () => {
    const replies = [jsonReply(422, { error: 'The file has no text.' }), jsonReply(500, {})];
    const { user, onComplete } = show(
      scriptedTransport({ 'paper.analyze': () => replies.shift() }),
    );
    await user.click(press(example));
    await user.click(press('Analyze Paper'));
    expect(await screen.findByText('The file has no text.')).toBeVisible();
    expect(press('Analyze Paper')).toHaveFocus();
    await user.click(press('Analyze Paper'));
    expect(await screen.findByText('Failed to analyze paper')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'Paper text' })).not.toHaveValue('');
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('returns the focus to Analyze after Cancel', async () => {
    const scripted = scriptedTransport(exampleReplies);
    const slow = faultyTransport(scripted, () => ({ kind: 'never' }));
    const { user } = show({ ...scripted, send: slow.send });
    await user.click(press(example));
    await user.click(press('Analyze Paper'));
    expect(press('Cancel')).toHaveFocus();
    await user.click(press('Cancel'));
    expect(press('Analyze Paper')).toHaveFocus();
    expect(press('Analyze Paper')).toBeEnabled();
  });
});
