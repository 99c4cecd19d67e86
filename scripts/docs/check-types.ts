import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Page } from './list-pages.ts';
import { readSamples, type Sample } from './read-samples.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Modules of hosts that this repository does not install. */
const HOST_MODULES = join(import.meta.dirname, 'host-modules.d.ts');

/** The samples of each page lie in a folder of their own, which exists in memory only. */
const getFolder = (page: Page) => join(ROOT, 'scripts/docs/samples', page.path);

const readOptions = (): ts.CompilerOptions => {
  const file = join(ROOT, 'tsconfig.base.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  return { ...options, types: ['node', 'vite/client'], allowJs: true };
};

/** Parsed files of the disk, which all checks share: most of them are libraries. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** The line in the page of a position in a sample with what it assumes. */
const getPageLine = (sample: Sample, lineInModule: number) =>
  sample.line + lineInModule - sample.given.split('\n').length + 1;

/**
 * Type-checks the samples of the pages against the sources, as strictly as the sources themselves.
 * @returns one line for each error, with the page and the line in it
 */
export function checkTypes(pages: readonly Page[]): readonly string[] {
  const modules = new Map(
    pages.flatMap((page) =>
      readSamples(page.text).map((sample) => [
        join(getFolder(page), sample.file),
        { page, sample, text: `${sample.given}${sample.code}\nexport {};\n` },
      ]),
    ),
  );
  const folders = new Set([...modules.keys()].map((path) => dirname(path)));
  const options = readOptions();
  const host = ts.createCompilerHost(options);
  // As in `tsc`: other comments say nothing about types.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors;
  const onDisk = { ...host };
  host.readFile = (path) => modules.get(path)?.text ?? onDisk.readFile(path);
  host.fileExists = (path) => modules.has(path) || onDisk.fileExists(path);
  host.directoryExists = (path) =>
    [...folders].some((folder) => folder.startsWith(path)) ||
    onDisk.directoryExists?.(path) === true;
  host.getSourceFile = (path, version) => {
    const sample = modules.get(path);
    if (sample) return ts.createSourceFile(path, sample.text, version);
    const key = JSON.stringify([path, version]);
    if (!parsed.has(key)) parsed.set(key, onDisk.getSourceFile(path, version));
    return parsed.get(key);
  };
  const program = ts.createProgram([HOST_MODULES, ...modules.keys()], options, host);
  return [...modules].flatMap(([path, { page, sample }]) => {
    const file = program.getSourceFile(path);
    const diagnostics = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ];
    return diagnostics.map(({ start = 0, messageText }) => {
      const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${page.path}:${getPageLine(sample, line)} ${message}`;
    });
  });
}
