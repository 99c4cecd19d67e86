import { exampleBundle, examplePipelinePaper } from '@spinout/api-client/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { structureWithBackbone } from './structure/structure.fixtures.js';
import { open, getButton, card } from './twelve-step-page.test-tools.js';

afterEach(() => vi.unstubAllGlobals());

describe('the cards of the full research journey', () => {
  it('TWELVE-06, TWELVE-07, TWELVE-08, CONST-32 shows the cards, and the canvas buttons act (S-82)', async () => {
    const { start, arcs, saved, user } = open();
    await start('BRCA1 protein');
    const literature = await card('Literature');
    expect(within(literature).getByText('Papers analyzed: 14')).toBeVisible();
    expect(within(literature).getByRole('link', { name: 'View Paper' })).toHaveAttribute(
      'href',
      'https://doi.org/10.1000/example-repair',
    );
    const structure = await card('3D Structure');
    const canvas = within(structure).getByRole('img', { name: '3D structure view' });
    expect(canvas).toHaveAttribute('width', '600');
    expect(canvas).toHaveAttribute('height', '400');
    expect(canvas).toHaveAccessibleDescription('Illustration only: no coordinates available');
    const circles = new Set(arcs.mock.calls.map(([x, y]) => `${x} ${y}`));
    // The test random source always returns 0.5, so the 50 circles are in one place.
    expect(arcs).toHaveBeenCalledTimes(3 * 50);
    expect(circles.size).toBe(1);
    expect(within(structure).getByText('Turned 0°, zoom 1x, spheres')).toBeVisible();
    for (const name of ['Rotate', 'Zoom', 'Style']) await user.click(getButton(name));
    expect(within(structure).getByText('Turned 30°, zoom 1.5x, trace')).toBeVisible();
    await user.click(getButton('Export'));
    expect(
      await within(structure).findByText('Saved as BRCA1_protein_structure.png'),
    ).toBeVisible();
    expect(saved.map(({ name, content }) => [name, content.type])).toEqual([
      ['BRCA1_protein_structure.png', 'image/png'],
    ]);
  });

  it('draws the backbone and lists it in a table if there are coordinates (T-12)', async () => {
    const { start, user } = open({
      'research.run': {
        success: true,
        results: { ...exampleBundle, structure: structureWithBackbone },
      },
    });
    await start('BRCA1 protein');
    const structure = await card('3D Structure');
    expect(within(structure).getByRole('img')).toHaveAccessibleDescription(
      /^Backbone of EXAMPLE-1: \d+ residues/,
    );
    expect(within(structure).queryByRole('table')).toBeNull();
    await user.click(getButton('Residues as a table'));
    const row = within(structure).getByRole('row', { name: /^MET1 94\.0 Very high/ });
    expect(row).toHaveTextContent('Very high (above 90)');
  });

  it('carries a topic that no source supports over to the flow of the host', async () => {
    const onContinue = vi.fn();
    const { start, user } = open(
      { 'research.run': { success: true, results: { ...exampleBundle, literature: null } } },
      { flow: { onContinue } },
    );
    await start('Axolotl dreams');
    await card('Literature');
    await user.click(getButton('Continue with your own papers'));
    expect(onContinue).toHaveBeenCalledExactlyOnceWith('Axolotl dreams');
  });

  it('TWELVE-09 saves, prints and shares the paper (S-82)', async () => {
    const { start, waitThrough, waitForStep, user, saved, transport } = open();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const printed = vi.fn();
    const real = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockImplementation(function (
      this: HTMLIFrameElement,
    ) {
      return Object.assign(real?.get?.call(this) as Window, { print: printed });
    });
    await start('Solar cells');
    await waitThrough(5, 6);
    await waitForStep(9);
    const paper = await card('Paper Preview');
    await user.click(getButton('Download PDF'));
    expect(
      await within(paper).findByText('Saved as Example_repair_and_its_timing_2026-03-02.pdf'),
    ).toBeVisible();
    expect(saved[0]?.content.type).toBe('application/pdf');
    // The file of step 8 is reused without another request.
    expect(transport.sentTo('pdf.article')).toHaveLength(1);
    await user.click(getButton('Print'));
    expect(printed).toHaveBeenCalledOnce();
    document.querySelector('iframe')?.remove();
    await user.click(getButton('Share'));
    expect(await within(paper).findByText('Copied to clipboard')).toBeVisible();
    expect(writeText.mock.calls[0]?.[0]).toContain(examplePipelinePaper.abstract);
  });

  it('hides Share if collaboration is turned off (T-56)', async () => {
    const { start, waitThrough } = open({}, { canShare: false });
    await start('Solar cells');
    await waitThrough(5, 6);
    await card('Paper Preview');
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});
