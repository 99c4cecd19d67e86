import { createApiClient, type ImportBibliographyReply } from '@spinout/api-client';
import {
  allExampleReplies,
  exampleHypothesis,
  scriptedTransport,
} from '@spinout/api-client/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { testRuntime } from '@spinout/flow-kit/testing';
import type { LiteratureDraft } from './literature.machine.js';
import { LiteratureStep } from './literature-step.js';
import { reconcileImports } from './own-sources.js';

const open = async (
  change: Partial<ImportBibliographyReply> = {},
  draft?: LiteratureDraft,
  replies: Record<string, unknown> = {},
) => {
  const transport = scriptedTransport({
    ...allExampleReplies,
    'literature.import': { ...allExampleReplies['literature.import'], ...change },
    ...replies,
  });
  render(
    <LiteratureStep
      api={createApiClient({ transport })}
      runtime={testRuntime()}
      journeyId="journey-1"
      hypothesis={exampleHypothesis}
      draft={draft}
    />,
  );
  await screen.findByText('2 relevant papers');
  await userEvent.click(screen.getByRole('button', { name: /^Your own sources/ }));
  return transport;
};

const ris = new File(['TY  - JOUR'], 'example.ris');

describe('a person’s own sources in the literature step', () => {
  it('imports a bibliography, says what it contained, and offers to search again', async () => {
    const transport = await open();
    await userEvent.upload(screen.getByLabelText('Import a bibliography'), ris);
    expect(await screen.findByText('example.ris was imported.')).toHaveAttribute('role', 'status');
    expect(transport.sentTo('literature.import')).toMatchObject([{ journey_id: 'journey-1' }]);
    const imports = screen.getByRole('list', { name: 'Imported files' });
    expect(within(imports).getByRole('listitem')).toHaveTextContent(
      'example.ris' +
        'Records: 2' +
        'Duplicates merged: 1' +
        'Without abstract: 1 (only title and keywords are searched)' +
        'Not usable: 1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Records that could not be used' }));
    expect(screen.getByText('Line 12: The record has no title.')).toBeVisible();
    expect(screen.getByText(/stays in this browser/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Search again' }));
    expect(transport.sentTo('literature.search')).toHaveLength(2);
  });

  it('removes an imported bibliography after a question', async () => {
    const transport = await open();
    await userEvent.upload(screen.getByLabelText('Import a bibliography'), ris);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove example.ris' }));
    const question = screen.getByRole('dialog', { name: 'Remove example.ris?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep file' }));
    expect(screen.getByRole('list', { name: 'Imported files' })).toBeVisible();
    expect(transport.sentTo('literature.removeImport')).toEqual([]);
    await removeFile();
    expect(screen.queryByRole('list', { name: 'Imported files' })).not.toBeInTheDocument();
    expect(transport.sentTo('literature.removeImport')).toEqual([
      { journey_id: 'journey-1', import_id: 'import-1' },
    ]);
  });

  it('searches again only after a removal that was just requested, and sends each removal', async () => {
    const answers: ((reply: unknown) => void)[] = [];
    const transport = await open({}, undefined, {
      'literature.removeImport': () => new Promise((resolve) => answers.push(resolve)),
    });
    await userEvent.upload(screen.getByLabelText('Import a bibliography'), ris);
    await removeFile();
    await userEvent.click(screen.getByRole('button', { name: 'Search again' }));
    expect(screen.getByText('Searching the literature…')).toBeVisible();
    expect(transport.sentTo('literature.search')).toHaveLength(1);
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(allExampleReplies['literature.removeImport']);
    await waitFor(() => expect(transport.sentTo('literature.search')).toHaveLength(2));
    expect(await screen.findByText('2 relevant papers')).toBeVisible();
  });

  it('says that a removal failed, and does not search', async () => {
    const transport = await open({}, undefined, {
      'literature.removeImport': new Error('no answer'),
    });
    await userEvent.upload(screen.getByLabelText('Import a bibliography'), ris);
    await removeFile();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(transport.sentTo('literature.search')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Search again' })).toBeEnabled();
  });

  it('adds several papers, each for the journey', async () => {
    const transport = await open();
    const files = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => new File([name], name));
    await userEvent.upload(screen.getByLabelText('Add papers'), files);
    expect(await screen.findByText('Example paper was added.')).toBeVisible();
    expect(transport.sentTo('paper.analyze')).toHaveLength(3);
    expect(screen.getByRole('list', { name: 'Papers added in this step' })).toBeVisible();
  });

  it('says that up to 50 files can be added at once', async () => {
    await open({}, undefined, { 'paper.analyze': () => new Promise(() => undefined) });
    const files = Array.from({ length: 51 }, (_, at) => new File(['x'], `${String(at)}.pdf`));
    await userEvent.upload(screen.getByLabelText('Add papers'), files);
    expect(screen.getByText(/^You can add up to 50 files at once/)).toBeVisible();
  });
});

describe('the imports after a search', () => {
  const saved = {
    id: 'a',
    file_name: 'a.ris',
    format: 'ris',
    records: 3,
    without_abstract: 0,
    duplicates: 0,
    already_imported: 0,
    problem_count: 0,
  };

  it('are marked if their records are not stored any more', () => {
    expect(reconcileImports([saved], [], new Set(['a']))).toEqual([{ ...saved, missing: true }]);
    expect(reconcileImports([{ ...saved, missing: true }], [saved], new Set(['a']))).toEqual([
      saved,
    ]);
  });

  it('are not marked if they were added while the search was running', () => {
    expect(reconcileImports([saved], [], new Set())).toEqual([saved]);
  });
});

/** Removes the imported file, and says yes to the question. */
const removeFile = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Remove example.ris' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
};
