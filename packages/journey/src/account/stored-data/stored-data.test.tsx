import { createPlatformClient } from '@spinout/api-client';
import { allExampleReplies, jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { readExport } from './stored-data.actors.js';
import { StoredData } from './stored-data.js';

const open = (script: Record<string, unknown> = {}, isSignedIn = true) => {
  const transport = scriptedTransport({
    'data.usage': allExampleReplies['data.usage'],
    'data.export': allExampleReplies['data.export'],
    'data.delete': allExampleReplies['data.delete'],
    ...script,
  });
  const onDeleted = vi.fn();
  const api = createPlatformClient({ transport });
  render(<StoredData runtime={testRuntime()} {...{ api, isSignedIn, onDeleted }} />);
  return { transport, onDeleted };
};

const button = (name: string) => screen.findByRole('button', { name });

describe('the stored data', () => {
  it('shows how much is stored, and of what', async () => {
    open();
    expect(await screen.findByText('86 kB of 250 MB used.')).toBeVisible();
    const list = screen.getByRole('list', { name: 'Stored data' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Papers: 2 (84 kB)', 'Research journeys: 1 (2 kB)']);
  });

  it('is deleted after a confirmation that lists it, and starts on the safe answer', async () => {
    const { transport, onDeleted } = open();
    await userEvent.click(await button('Delete my data'));
    expect(transport.sentTo('data.delete')).toEqual([]);
    expect(screen.getByRole('list', { name: 'This will be deleted' })).toHaveTextContent(
      'Papers: 2',
    );
    expect(await button('Keep my data')).toHaveFocus();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Also sign out on all devices' }));
    await userEvent.click(await button('Delete permanently'));
    expect(await screen.findByText('Your data on the server was deleted.')).toBeVisible();
    expect(transport.sentTo('data.delete')).toEqual([{ end_sessions: true }]);
    expect(onDeleted.mock.calls).toEqual([[{ hasEndedSessions: true }]]);
  });

  it('stays when the person changes their mind, with the focus back', async () => {
    const { transport } = open();
    await userEvent.click(await button('Delete my data'));
    await userEvent.click(await button('Keep my data'));
    await waitFor(async () => expect(await button('Delete my data')).toHaveFocus());
    expect(transport.sentTo('data.delete')).toEqual([]);
  });

  it('offers a guest neither sessions nor an account', async () => {
    open({}, false);
    await userEvent.click(await button('Delete my data'));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says why the account of the last administrator stays', async () => {
    open({ 'data.delete': () => jsonReply(409, { error: 'no' }) });
    await userEvent.click(await button('Delete my data'));
    await userEvent.click(screen.getByRole('checkbox', { name: /delete my account/ }));
    await userEvent.click(await button('Delete permanently'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are the last administrator');
  });

  it('can be tried again when the server does not answer', async () => {
    let answers = false;
    open({
      'data.usage': () =>
        answers ? allExampleReplies['data.usage'] : Promise.reject(new Error('no answer')),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed');
    answers = true;
    await userEvent.click(await button('Try again'));
    expect(await screen.findByText('86 kB of 250 MB used.')).toBeVisible();
  });

  it('is exported as one JSON document, also when a record comes in several parts', async () => {
    const pages = [
      { parts: [{ kind: 'papers', id: 'a', json: '{"text":"on', is_complete: false }], next: 'x' },
      {
        parts: [
          { kind: 'papers', id: 'a', json: 'e"}', is_complete: true },
          { kind: 'journeys', id: 'b', json: '2', is_complete: true },
        ],
        next: null,
      },
    ];
    let page = 0;
    const transport = scriptedTransport({
      'data.export': () => ({ success: true, ...pages[page++] }),
    });
    const text = await readExport(
      createPlatformClient({ transport }),
      new Date('2026-03-01T12:00:00Z'),
      new AbortController().signal,
    );
    expect(JSON.parse(text)).toEqual({
      exported_at: '2026-03-01T12:00:00.000Z',
      data: { papers: [{ id: 'a', value: { text: 'one' } }], journeys: [{ id: 'b', value: 2 }] },
    });
    expect(transport.requests.map(({ path }) => path)).toEqual([
      '/api/v1/data/export',
      '/api/v1/data/export?after=x',
    ]);
  });
});
