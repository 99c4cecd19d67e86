import { expect, it, vi } from 'vitest';
import { loadThreeDmolViewer } from './load-three-dmol.js';

it('rejects in a browser without WebGL', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await expect(loadThreeDmolViewer()).rejects.toThrow('This browser draws no WebGL.');
});
