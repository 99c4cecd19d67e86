// Writes the type declarations of all packages with one compiler program per set of options. `tsc -p tsconfig.build.json` in each
// package gives the same files but checks shared sources several times.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import { ROOT } from './run-command.mjs';

const PACKAGES = join(ROOT, 'packages');

/** Reads a tsconfig file, with its errors. */
function readConfig(path) {
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, dirname(path));
  return { ...parsed, errors: error ? [error, ...parsed.errors] : parsed.errors };
}

/** Prints diagnostics in the format of `tsc`. */
const printDiagnostics = (diagnostics) =>
  process.stdout.write(
    ts.formatDiagnostics(diagnostics, {
      getCanonicalFileName: (path) => path,
      getCurrentDirectory: () => ROOT,
      getNewLine: () => '\n',
    }),
  );

/** Compiler options with the folders of one package replaced by the common folder. */
function getSharedOptions({ options }) {
  const shared = { ...options, rootDir: PACKAGES, outDir: PACKAGES };
  delete shared.configFilePath;
  return shared;
}

/** Maps `packages/<name>/src/a.d.ts` to `packages/<name>/dist/a.d.ts`. */
function getOutputPath(path) {
  const [name, source, ...rest] = relative(PACKAGES, path).split(sep);
  if (source !== 'src') throw new Error(`Not a source file of a package: ${path}`);
  return join(PACKAGES, name, 'dist', ...rest);
}

const sources = new Map();

const NODE_REFERENCE = /^\/\/\/ <reference types="node" \/>$/gm;

/**
 * Creates a host that shares parsed files between programs. The types of libraries that also work in Node do not bring the
 * types of Node into browser packages.
 */
function createCompilerHost(options) {
  const isForNode = options.types?.includes('node') === true;
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  const readWithoutNode = (path, version) => {
    const text = ts.sys.readFile(path);
    return text && ts.createSourceFile(path, text.replace(NODE_REFERENCE, ''), version);
  };
  host.getSourceFile = (path, version, ...rest) => {
    const isLibrary =
      path.includes('/node_modules/') && !path.includes('/node_modules/typescript/');
    const isChanged = isLibrary && !isForNode;
    const key = JSON.stringify([path, version, isChanged]);
    if (!sources.has(key))
      sources.set(key, isChanged ? readWithoutNode(path, version) : read(path, version, ...rest));
    return sources.get(key);
  };
  return host;
}

/** Builds the packages that share compiler options. Browser packages are checked without the types of Node. */
function build(configs) {
  const options = getSharedOptions(configs[0]);
  const program = ts.createProgram({
    rootNames: configs.flatMap(({ fileNames }) => fileNames),
    options,
    host: createCompilerHost(options),
    configFileParsingDiagnostics: configs.flatMap(({ errors }) => errors),
  });
  const nodeTypes = program
    .getSourceFiles()
    .find(({ fileName }) => fileName.includes('/@types/node/'));
  if (nodeTypes && !options.types?.includes('node'))
    throw new Error(
      `The types of Node are included without being listed in "types": ${nodeTypes.fileName}`,
    );
  const diagnostics = ts.getPreEmitDiagnostics(program);
  if (diagnostics.length > 0) return diagnostics;
  return program.emit(undefined, (path, text) => ts.sys.writeFile(getOutputPath(path), text))
    .diagnostics;
}

const configs = readdirSync(PACKAGES)
  .map((name) => join(PACKAGES, name, 'tsconfig.build.json'))
  .filter((path) => existsSync(path))
  .map(readConfig);
const configsByOptions = Map.groupBy(configs, (config) => JSON.stringify(getSharedOptions(config)));
const diagnostics = [...configsByOptions.values()].flatMap(build);
printDiagnostics(diagnostics);
process.exit(diagnostics.length > 0 ? 1 : 0);
