import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNodeCommand } from '@spinout/engine/testing';

/**
 * The replay command in this process, which needs no second engine. Its results say nothing about a later process: the engine
 * may remember what it made before.
 */
export function createReplayInProcess(folder: string) {
  const run = async (...line: readonly string[]) => {
    let text = '';
    const print = (more: string) => void (text += more);
    const code = await runNodeCommand(line, { folder, print, printError: print });
    return { code, text };
  };
  const replay = (content: Uint8Array | string, ...more: readonly string[]) => {
    writeFileSync(join(folder, 'bundle'), content);
    return run('replay', 'bundle', ...more);
  };
  return { run, replay };
}
