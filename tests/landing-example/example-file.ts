import { fileURLToPath } from 'node:url';

/** The example result of the landing page. */
export const EXAMPLE_FILE = fileURLToPath(
  new URL(
    '../../packages/journey/src/journeys/ten-step/landing/example-result.json',
    import.meta.url,
  ),
);
