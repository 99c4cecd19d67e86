import type { Options } from 'tsup';
import { componentIds } from './tsup.component-ids.ts';

/**
 * One output file per source file: `"use client"` stays where it is written, and every file shakes
 * alone. The declarations come from TypeScript itself (scripts/build-declarations.mjs), in a seventh of the time.
 */
export const base = {
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{test,test-tools,stories,fixtures}.*',
    '!src/**/fixtures/**',
  ],
  bundle: false,
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  sourcemap: true,
  clean: true,
  silent: true,
  tsconfig: 'tsconfig.build.json',
  esbuildPlugins: [componentIds()],
} satisfies Options;
