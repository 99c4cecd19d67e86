import { strToU8 } from 'fflate';

export type Bytes = Uint8Array<ArrayBuffer>;

export const MIB = 1024 * 1024;

/** Repeats a unit up to a length in bytes. */
export const repeatBytes = (unit: string, length: number): Bytes => {
  const bytes = strToU8(unit);
  const filled = new Uint8Array(length);
  for (let at = 0; at < length; at += bytes.length) filled.set(bytes.subarray(0, length - at), at);
  return filled;
};
