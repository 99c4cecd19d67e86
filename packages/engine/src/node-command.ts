/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { answerCall } from './engine.js';
import { createNodeDependencies } from './node.js';
import { runCommand, type CommandDependencies } from './replay/run-command.js';

interface NodeCommandSettings extends Pick<CommandDependencies, 'print' | 'printError'> {
  /** Folder that relative paths start from. */
  readonly folder: string;
}

/** Runs the command of this package on files. @returns the exit code */
export function runNodeCommand(
  line: readonly string[],
  { folder, print, printError }: NodeCommandSettings,
): Promise<0 | 1 | 2> {
  const dependencies = createNodeDependencies();
  return runCommand(line, {
    answer: (request, settings) => answerCall(request, { ...dependencies, ...settings }),
    readFile: (path) => readFile(resolve(folder, path)),
    readPaper: async (papers, name) => {
      // A name from a bundle must not lead out of the folder.
      const file = basename(name);
      const bytes = await readFile(resolve(folder, join(papers, file))).catch(() => null);
      return bytes && new File([bytes], file);
    },
    print,
    printError,
  });
}
