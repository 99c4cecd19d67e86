import type { Options } from 'tsup';
import { componentIds } from './tsup.component-ids.ts';

/** A JSON file becomes a module of the same name, which every bundler and every Node reads. */
const jsonModules = {
  name: 'json-modules',
  renderChunk: (code: string) => ({
    code: code.replace(/(\b(?:import\(|from )"\.[^"]+)\.json"/g, '$1.js"'),
  }),
};

/**
 * One output file per source file keeps `"use client"` directives in place and makes every file tree-shakable.
 * scripts/build-declarations.mjs writes the declarations, which is seven times faster than tsup.
 */
export const base = {
  entry: [
    'src/**/*.{ts,tsx,json}',
    '!src/**/*.{test,test-tools,stories,fixtures}.*',
    '!src/**/fixtures/**',
    // Read by tests only.
    '!src/**/verified.json',
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
  plugins: [jsonModules],
} satisfies Options;
