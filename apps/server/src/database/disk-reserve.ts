import { AsyncLocalStorage } from 'node:async_hooks';

const reserve = new AsyncLocalStorage<boolean>();

/**
 * Runs a deletion, or a part of sign-in, which deleting needs as well. They may use the last space of the disk, so that people
 * can delete data while nothing else is written.
 */
export const withDiskReserve = <Result>(work: () => Result): Result => reserve.run(true, work);

export const mayUseDiskReserve = (): boolean => reserve.getStore() === true;
