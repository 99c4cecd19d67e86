import { rejectOnAbort } from '../runtime/reject-on-abort.js';

/** Waits with a timer. @throws the reason of the signal, if it is aborted first */
export const sleep = async (ms: number, signal: AbortSignal): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () =>
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
  await rejectOnAbort(signal, wait).finally(() => clearTimeout(timer));
};
