import { AsyncLocalStorage } from 'node:async_hooks';

const reserve = new AsyncLocalStorage<boolean>();

/** Runs a deletion, which may use the last space of the disk, so that people can delete data while nothing else is written. */
export const withDiskReserve = <Result>(work: () => Result): Result => reserve.run(true, work);

/** Runs a part of a deletion that needs more space than the reserve has. */
export const withoutDiskReserve = <Result>(work: () => Result): Result => reserve.run(false, work);

export const mayUseDiskReserve = (): boolean => reserve.getStore() === true;
