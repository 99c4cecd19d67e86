import type { Options } from 'tsup';
import { componentIds } from './tsup.component-ids.ts';

/**
 * One output file per source file keeps `"use client"` directives in place and makes every file tree-shakable.
 * scripts/build-declarations.mjs writes the declarations, which is seven times faster than tsup.
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
