import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const MB = 1024 * 1024;

/** A disk of its own in memory; null where this process may not mount one. */
export function mountDisk(megabytes: number): string | null {
  const path = mkdtempSync(join(tmpdir(), 'spinout-disk-'));
  const args = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path];
  if (process.platform === 'linux' && spawnSync('mount', args).status === 0) return path;
  rmSync(path, { recursive: true });
  return null;
}

export function unmountDisk(disk: string | null): void {
  if (disk !== null) spawnSync('umount', ['-l', disk]);
}

export function getFreeBytes(disk: string): number {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
}

/** Fills a disk with one file up to a rest. An earlier file is replaced. */
export function fillDisk(disk: string, filler: string, restBytes: number): void {
  rmSync(filler, { force: true });
  writeFileSync(filler, Buffer.alloc(Math.max(0, getFreeBytes(disk) - restBytes)));
}
