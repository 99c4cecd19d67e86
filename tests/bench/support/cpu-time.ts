import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Linux reports times in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** Returns the processor time of a process with all its threads, in seconds; NaN where the system does not report it. */
export function readCpuSeconds(pid: number): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return readFromPs(pid);
  // The name of the program, in parentheses, may contain spaces.
  const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) / TICKS_PER_SECOND;
}

/** Reads `[hours:]minutes:seconds`. */
function readFromPs(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' });
  return (stdout ?? '')
    .trim()
    .split(':')
    .reduce((seconds, part) => seconds * 60 + Number(part), 0);
}
