import { readFileSync, writeFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
/** Positions of the times in user and system mode in proc(5), counted after the name. */
const [USER_TIME, SYSTEM_TIME] = [11, 12];

const readOrNull = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** CPU time of the main thread of a process, in milliseconds; null where the system does not tell. */
export function readThreadMs(pid: number): number | null {
  const line = readOrNull(`/proc/${pid}/task/${pid}/stat`);
  if (line === null) return null;
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME]);
  return (ticks / TICKS_PER_SECOND) * 1000;
}

/** Time that the main thread of a process has waited for a processor core, in milliseconds; null where the system does not tell. */
export function readDelayMs(pid: number): number | null {
  const [, delayNs] = readOrNull(`/proc/${pid}/task/${pid}/schedstat`)?.split(' ') ?? [];
  return delayNs === undefined ? null : Number(delayNs) / 1e6;
}

const readStatus = (pid: number, name: string) => {
  const status = readOrNull(`/proc/${pid}/status`);
  const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status ?? '') ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
};

/** Memory that a process has now, in megabytes. */
export const readMemoryMb = (pid: number) => readStatus(pid, 'VmRSS');

/** Most memory that it had since {@link forgetPeak}. */
export const readPeakMb = (pid: number) => readStatus(pid, 'VmHWM');

export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Without it the peak includes the start of the process.
  }
}
