// TypeScript as a library, for the scripts that need one program for more than one purpose.
import { dirname } from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import { ROOT } from './run-command.mjs';

/** What a tsconfig file names, with all that is wrong about it. */
export function readConfig(path) {
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, dirname(path));
  return { ...parsed, errors: error ? [error, ...parsed.errors] : parsed.errors };
}

/** Says what is wrong, in the words of `tsc`. */
export const sayDiagnostics = (diagnostics) =>
  process.stdout.write(
    ts.formatDiagnostics(diagnostics, {
      getCanonicalFileName: (path) => path,
      getCurrentDirectory: () => ROOT,
      getNewLine: () => '\n',
    }),
  );
