import { createApiClient, safeFileName } from '@spinout/api-client';
import { exampleHypothesis, exampleReplies, scriptedTransport } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LiteratureStep } from './literature-step.js';

/** The title of the hypothesis, and the day of the runtime. */
const NAME = `${safeFileName(exampleHypothesis.title)}_References_2026-03-02`;

const saved: { name: string; content: Blob }[] = [];

/** Watches the browser's own download: the file and the name it is saved under. */
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
    saved.push({ name: this.download, content: files.get(this.href) ?? new Blob() });
  });
};

afterEach(() => {
  saved.length = 0;
  vi.restoreAllMocks();
});

const selectFirst = async () => {
  render(
    <LiteratureStep
      api={createApiClient({ transport: scriptedTransport(exampleReplies) })}
      journeyId="journey-1"
      hypothesis={exampleHypothesis}
      runtime={testRuntime()}
    />,
  );
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Select An example paper with a DOI' }),
  );
};

const clickExport = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the export of the selected papers', () => {
  it('saves only the selected papers as BibTeX', async () => {
    recordDownloads();
    await selectFirst();
    await clickExport('Export BibTeX');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe(`${NAME}.bib`);
    expect(saved[0]?.content.type).toMatch(/^application\/x-bibtex;/);
    expect(await saved[0]?.content.text()).toBe(`@article{example2021example,
  author = {Example, Ada and Muster, José},
  title = {An example paper with a {DOI}},
  journal = {Journal of Examples},
  year = {2021},
  doi = {10.1000/example},
  url = {https://doi.org/10.1000/example},
  abstract = {Made up for tests: spindles and recall.},
  note = {Simulated record: not a publication.}
}
`);
  });

  it.each([
    ['Export RIS', `${NAME}.ris`, 'AU  - Example, Ada\r\nAU  - Muster, José\r\n'],
    ['Export CSL-JSON', `${NAME}.json`, '"container-title": "Journal of Examples"'],
  ])('saves them with “%s” in %s', async (button, name, part) => {
    recordDownloads();
    await selectFirst();
    await clickExport(button);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe(name);
    expect(await saved[0]?.content.text()).toContain(part);
  });

  it('says that an export failed, and saves with the next click', async () => {
    recordDownloads();
    await selectFirst();
    vi.mocked(URL.createObjectURL).mockImplementationOnce(() => {
      throw new Error('disk full');
    });
    await clickExport('Export RIS');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to export the selected papers',
    );
    await clickExport('Export RIS');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
