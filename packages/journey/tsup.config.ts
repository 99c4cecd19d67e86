import { defineConfig } from 'tsup';
import { base } from '../../tsup.base.ts';

/** `src/testing` serves this package's own tests; it is no entry and is not shipped. */
export default defineConfig({ ...base, entry: [...base.entry, '!src/testing/**'] });
