import { parseArgs } from 'node:util';
import { fill } from '@spinout/domain/text';
import { formatReplay } from './format-replay.js';
import { readCalls, UnusableFile } from './read-calls.js';
import { replayMessages as messages } from './replay.messages.js';
import { replayCalls, type ReplayDependencies } from './replay-calls.js';
import { isDifference } from './replay.types.js';

export interface CommandDependencies {
  readonly answer: ReplayDependencies['answer'];
  readonly readFile: (path: string) => Promise<Uint8Array>;
  /** Reads a paper of a folder by its name. @returns null if it is not there */
  readonly readPaper: (folder: string, name: string) => Promise<File | null>;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

const DIFFERENT = 1;
const UNUSABLE = 2;

const readArguments = (line: readonly string[]) => {
  try {
    return parseArgs({
      args: [...line],
      allowPositionals: true,
      options: { papers: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (cause) {
    throw new UnusableFile(messages.noCommand, { cause });
  }
};

const readBytes = async (file: string, { readFile }: CommandDependencies): Promise<Uint8Array> => {
  try {
    return await readFile(file);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UnusableFile(fill(messages.unreadable, { file, reason }), { cause });
  }
};

/**
 * Runs the command of this package.
 * @returns the exit code: 0 if all that could be compared is the same, 1 on a difference, 2 if the file cannot be used
 */
export async function runCommand(
  line: readonly string[],
  dependencies: CommandDependencies,
): Promise<0 | 1 | 2> {
  try {
    const { positionals, values } = readArguments(line);
    const [command, file] = positionals;
    const { papers } = values;
    if (values.help === true) {
      dependencies.print(`${messages.help.join('\n')}\n`);
      return 0;
    }
    if (command !== 'replay' || file === undefined || positionals.length > 2)
      throw new UnusableFile(messages.noCommand);
    const calls = await replayCalls(readCalls(file, await readBytes(file, dependencies)), {
      answer: dependencies.answer,
      findPaper: (name) =>
        papers === undefined ? Promise.resolve(null) : dependencies.readPaper(papers, name),
    });
    dependencies.print(formatReplay(calls, file));
    return calls.some(isDifference) ? DIFFERENT : 0;
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    dependencies.printError(`${error.message}\n`);
    return UNUSABLE;
  }
}
