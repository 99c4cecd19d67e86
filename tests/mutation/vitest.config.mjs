import process from 'node:process';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { AREAS } from './areas.mjs';

const area = AREAS[process.env['MUTATION_AREA'] ?? ''];
const resolve = { conditions: ['@spinout/source', ...defaultServerConditions] };

/** The tests of one area, without the set-up that only screens need. */
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    environment: 'node',
    include: [...(area?.tests ?? [])],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
