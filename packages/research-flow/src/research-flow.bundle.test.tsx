import { readBundle } from '@spinout/domain/bundle';
import { exampleHypothesis } from '@spinout/api-client/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { click, open } from './testing/render-flow.js';

/** The first test loads the code of the flow. */
const LOADING = { timeout: 30_000 };

afterEach(() => vi.restoreAllMocks());

/** Completes the flow and downloads its bundle. */
const downloadBundle = async (): Promise<Uint8Array> => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:test/0';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { unmount } = open({ defaultStep: 6, initialData: { hypothesis: exampleHypothesis } });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Complete Company Formation' }, LOADING),
  );
  await screen.findByRole('region', { name: 'Your results' }, LOADING);
  await click('Download everything as a ZIP file');
  await screen.findByText(/^Saved as Bundle_2026-03-02\.zip$/, {}, LOADING);
  unmount();
  return new Uint8Array(await (saved[0] ?? new Blob()).arrayBuffer());
};

const chooseBundle = async (bytes: Uint8Array) => {
  open({ defaultStep: 6, initialData: { hypothesis: exampleHypothesis } });
  const files = await screen.findByRole('region', { name: 'Download Options' }, LOADING);
  const file = new File([Uint8Array.from(bytes)], 'bundle.zip', { type: 'application/zip' });
  await userEvent.upload(within(files).getByLabelText('Bundle'), file);
};

let bytes: Uint8Array;

it('a completed flow is saved as a bundle with all files', async () => {
  bytes = await downloadBundle();
  const { manifest } = readBundle(bytes);
  expect(manifest.files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['report.pdf', 'report.docx', 'cap-table.csv', 'journey.json']),
  );
});

it('a bundle of a completed flow restores it in another one', async () => {
  await chooseBundle(bytes);
  const page = await screen.findByRole('region', { name: 'Your results' }, LOADING);
  expect(page).toBeVisible();
});

it('a bundle in which a file was changed is refused, and the file is named', async () => {
  const files = unzipSync(bytes);
  await chooseBundle(zipSync({ ...files, 'report.pdf': strToU8('%PDF-1.7 another report') }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'bundle.zip was not opened: report.pdf was changed after the bundle was made.',
  );
});

it('a bundle that was cut off is refused', async () => {
  await chooseBundle(bytes.subarray(0, bytes.length - 1));
  expect(await screen.findByRole('alert')).toHaveTextContent('bundle.zip is incomplete');
});
