import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';

const RESIDUES = 60;

/** A made-up helix of Cα atoms in ångström, with all confidence bands. */
const helix = Array.from({ length: RESIDUES }, (_, index) => ({
  x: 2.3 * Math.cos(index * 1.75),
  y: 1.5 * index,
  z: 2.3 * Math.sin(index * 1.75),
  plddt: [95, 80, 60, 30][index % 4],
  residue: `ALA${index + 1}`,
}));

/** Adds coordinates to the server's runs, because there are none without a network. */
export const addCoordinates = async (page: Page): Promise<void> => {
  await page.route('**/research/real/run', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { results: { structure: object | null } };
    const structure = { protein_id: 'EXAMPLE-1', ...reply.results.structure, backbone: helix };
    await route.fulfill({
      response,
      json: { ...reply, results: { ...reply.results, structure } },
    });
  });
};

/** Height of the image above its caption. */
const DRAWN_HEIGHT = 364;

/**
 * Counts the drawn pixels of a saved image, and those of them that differ from a
 * canvas. Similar shades count as equal.
 */
export const countPixels = async (saved: Download, canvas: Locator) => {
  const file = readFileSync(await saved.path()).toString('base64');
  return canvas.evaluate(
    async (element: HTMLCanvasElement, [text, height]) => {
      const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width } = bitmap;
      const pixels = (source: CanvasImageSource) => {
        const context = Object.assign(document.createElement('canvas'), {
          width,
          height,
        }).getContext('2d');
        context?.drawImage(source, 0, 0);
        return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      };
      const [picture, other] = [pixels(bitmap), pixels(element)];
      const isDifferent = (at: number, data: Uint8ClampedArray, from: number) =>
        [0, 1, 2].some(
          (channel) => Math.abs((picture[at + channel] ?? 0) - (data[from + channel] ?? 0)) > 24,
        );
      const offsets = Array.from({ length: picture.length / 4 }, (_, index) => index * 4);
      const drawn = offsets.filter((at) => isDifferent(at, picture, 0));
      return {
        size: [width, bitmap.height],
        drawn: drawn.length,
        different: drawn.filter((at) => isDifferent(at, other, at)).length,
      };
    },
    [file, DRAWN_HEIGHT] as const,
  );
};
