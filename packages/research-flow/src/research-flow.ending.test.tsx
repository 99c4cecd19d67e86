import { exampleHypothesis } from '@spinout/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { savedFlowKey } from './saved/saved-flow.js';
import { click, open } from './testing/render-flow.js';

/** The first test loads the code of the flow. */
const LOADING = { timeout: 30_000 };

const findPage = () => screen.findByRole('region', { name: 'Your results' }, LOADING);
const complete = async () =>
  userEvent.click(
    await screen.findByRole('button', { name: 'Complete Company Formation' }, LOADING),
  );

afterEach(() => vi.restoreAllMocks());

/** The names of the files that the browser saves. */
const watchDownloads = (): readonly string[] => {
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test/0');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
};

describe('the page at the end of the flow', () => {
  it('appears and gets the focus when the company is completed, not before', async () => {
    open({ defaultStep: 6, initialData: { hypothesis: exampleHypothesis } });
    // Loaded together with what is above the step.
    await screen.findByRole('region', { name: 'Download Options' }, LOADING);
    expect(screen.queryByRole('region', { name: 'Your results' })).toBeNull();
    await complete();
    const page = await findPage();
    await waitFor(() => expect(page).toHaveFocus());
    expect(screen.getByText('Company formation complete.')).toBeVisible();
  });

  it('is there again after a reload', async () => {
    const { storage, unmount } = open({ defaultStep: 6 });
    await complete();
    await findPage();
    unmount();
    await waitFor(async () =>
      expect(await storage.read(savedFlowKey('default'))).toContain('"isCompleted":true'),
    );
    open({ storage });
    expect(await findPage()).toBeVisible();
  });

  it('saves the report with one click', async () => {
    const names = watchDownloads();
    open({ defaultStep: 6, initialData: { hypothesis: exampleHypothesis } });
    await complete();
    const page = await findPage();
    await click('Download report (PDF)');
    await within(page).findByText(/^Saved as .*\.pdf$/);
    expect(names).toHaveLength(1);
  });

  it('leads to the legal documents and, with a hypothesis, to the files', async () => {
    const names = watchDownloads();
    open({ defaultStep: 6, initialData: { hypothesis: exampleHypothesis } });
    await complete();
    await findPage();
    // The company is repeated in short only.
    expect(screen.queryByRole('tab', { name: 'Legal Docs' })).toBeNull();
    await click('Talk to a lawyer');
    await click('Open Legal Docs');
    const tab = screen.getByRole('tab', { name: 'Legal Docs' });
    await waitFor(() => expect(tab).toHaveFocus());
    expect(tab).toHaveAttribute('aria-selected', 'true');
    const [generate] = screen.getAllByRole('button', { name: 'Generate Document' });
    if (generate) await userEvent.click(generate);
    await click('OK');
    await click('Show all files');
    const files = screen.getByRole('region', { name: 'Download Options' });
    await waitFor(() => expect(files).toHaveFocus());
    await userEvent.click(
      within(files).getByRole('button', {
        name: 'Download Articles of Incorporation as a Word file',
      }),
    );
    await within(files).findByText(/^Saved as .*_Articles_of_Incorporation_2026-03-02\.docx$/);
    await userEvent.click(
      within(files).getByRole('button', { name: 'Download all results as JSON' }),
    );
    await within(files).findByText(/^Saved as .*All_results_2026-03-02\.json$/);
    expect(new Set(names).size).toBe(2);
  });
});
