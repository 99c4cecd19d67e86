import { defineConfig } from 'tsup';
import { base } from '../../tsup.base.ts';

/** The testing tools serve the tests of this repository and are not shipped. */
export default defineConfig({
  ...base,
  entry: [...base.entry, '!src/testing.ts', '!src/testing/**'],
});
