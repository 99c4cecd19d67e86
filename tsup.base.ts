import type { Options } from 'tsup';

/** One output file per source file: `"use client"` stays where it is written, and every file shakes alone. */
export const base: Options = {
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,fixtures}.*', '!src/**/fixtures/**'],
  bundle: false,
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  sourcemap: true,
  clean: true,
  silent: true,
  tsconfig: 'tsconfig.build.json',
};
