import type { ResearchBundle } from '@spinout/api-client';
import { exampleBundle } from '@spinout/api-client/testing';
import { writeBundle } from '@spinout/domain/bundle';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { JourneyFrame } from '../../frame/journey-frame.js';
import { MAX_RESULTS_BYTES, writeResults } from './file/results-file.js';
import { ResultsImport } from './results-import.js';

const show = () => {
  const onImport = vi.fn<(bundle: ResearchBundle) => void>();
  render(
    <JourneyFrame theme="light">
      <ResultsImport onImport={onImport} />
    </JourneyFrame>,
  );
  return onImport;
};

const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Results file'), file, { applyAccept: false });

const createFile = (content: string, name = 'results.json') =>
  new File([content], name, { type: 'application/json' });

const exported = writeResults(exampleBundle, new Date('2026-03-02T10:00:00Z'));

describe('the import of results', () => {
  it('returns exactly what was exported, and shows what was opened', async () => {
    const onImport = show();
    await choose(createFile(exported));
    expect(await screen.findByText('Opened results.json: Example topic on BRCA1')).toBeVisible();
    expect(onImport).toHaveBeenCalledTimes(1);
    expect(onImport.mock.calls[0]?.[0]).toEqual(JSON.parse(JSON.stringify(exampleBundle)));
  });

  it('returns the results of a bundle, and refuses one that was changed', async () => {
    const results = { path: 'results.json', mediaType: 'application/json', about: 'Results.' };
    const archive = writeBundle({
      title: 'Results',
      createdAt: new Date('2026-03-02T10:00:00Z'),
      files: [{ ...results, content: exported }],
    });
    const onImport = show();
    await choose(new File([Uint8Array.from(archive)], 'bundle.zip'));
    expect(await screen.findByText('Opened bundle.zip: Example topic on BRCA1')).toBeVisible();
    expect(onImport.mock.calls[0]?.[0]).toEqual(JSON.parse(JSON.stringify(exampleBundle)));
    await choose(new File([Uint8Array.from(archive.subarray(0, 900))], 'part.zip'));
    expect(
      await screen.findByText(
        'part.zip is damaged: some results are missing or invalid. Nothing was opened.',
      ),
    ).toBeVisible();
    expect(onImport).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'broken',
      createFile('{"schema": "spin'),
      'results.json is damaged: its JSON is incomplete. Download the results again, or open another copy.',
    ],
    [
      'foreign',
      createFile('{"hello": 1}', 'other.json'),
      'other.json has no research results. Choose a file downloaded from here.',
    ],
    [
      'newer',
      createFile(exported.replace('"schemaVersion": 1', '"schemaVersion": 7')),
      'results.json was made by a newer version. Reload the page, then open the file again.',
    ],
    [
      'damaged',
      createFile(exported.replace('"papers_analyzed": 14', '"papers_analyzed": "many"')),
      'results.json is damaged: some results are missing or invalid. Nothing was opened.',
    ],
    [
      'no JSON',
      new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' }),
      'Not a results file. Choose a file that ends in .json or .zip.',
    ],
  ])('reports that a file is %s, and accepts another', async (_, file, text) => {
    const onImport = show();
    await choose(file);
    expect(await screen.findByText(text)).toBeVisible();
    expect(onImport).not.toHaveBeenCalled();
    await choose(createFile(exported));
    expect(await screen.findByText(/^Opened/)).toBeVisible();
    expect(screen.queryByText(text)).toBeNull();
  });

  it('does not even read a file that is too large', async () => {
    show();
    const file = createFile('{}');
    Object.defineProperty(file, 'size', { value: MAX_RESULTS_BYTES + 1 });
    const read = vi.spyOn(file, 'text');
    await choose(file);
    expect(
      await screen.findByText(
        'results.json is larger than 25 MB and was not opened. Choose a smaller file.',
      ),
    ).toBeVisible();
    expect(read).not.toHaveBeenCalled();
  });

  it('reports an unreadable file', async () => {
    show();
    const file = createFile(exported);
    vi.spyOn(file, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
    await choose(file);
    expect(await screen.findByText(/^results.json could not be read/)).toBeVisible();
  });
});
