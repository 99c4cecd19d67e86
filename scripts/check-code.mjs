// What `npm run typecheck` and `eslint . --max-warnings 0` say, from one reading of the sources: both need the types of all files, and
// to find those out is most of what either does.
import { join } from 'node:path';
import process from 'node:process';
import { ESLint } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { readConfig, sayDiagnostics } from './read-typescript.mjs';
import { ROOT } from './run-command.mjs';

const { fileNames, options, errors } = readConfig(join(ROOT, 'tsconfig.json'));
const program = ts.createProgram({
  rootNames: fileNames,
  options,
  configFileParsingDiagnostics: errors,
});
const wrongTypes = ts.getPreEmitDiagnostics(program);
sayDiagnostics(wrongTypes);

/** The usual parser, which takes the files that are linted with their types from the program. */
const parser = {
  ...tseslint.parser,
  parseForESLint: (code, wanted) =>
    tseslint.parser.parseForESLint(
      code,
      wanted.projectService ? { ...wanted, projectService: false, programs: [program] } : wanted,
    ),
};

const eslint = new ESLint({ cwd: ROOT, overrideConfig: { languageOptions: { parser } } });
const results = await eslint.lintFiles(['.']);
const formatter = await eslint.loadFormatter('stylish');
process.stdout.write(await formatter.format(results));

const wrong = results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0);
process.exit(wrongTypes.length > 0 || wrong ? 1 : 0);
