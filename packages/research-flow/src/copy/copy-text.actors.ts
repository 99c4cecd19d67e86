import { fromPromise } from 'xstate';

/** Writes a text to the clipboard. */
export const copyText = fromPromise<null, string>(async ({ input }) => {
  await navigator.clipboard.writeText(input);
  return null;
});
