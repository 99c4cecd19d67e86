// The declarations of all packages from one reading of their sources. A `tsc -p tsconfig.build.json` for each says the same, and
// reads and checks once more whatever a package imports from its neighbours.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import process from 'node:process';
import ts from 'typescript';
import { ROOT } from './run-command.mjs';

const PACKAGES = join(ROOT, 'packages');

/** What a tsconfig file names, with all that is wrong about it. */
function readConfig(path) {
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config ?? {}, ts.sys, dirname(path));
  return { ...parsed, errors: error ? [error, ...parsed.errors] : parsed.errors };
}

/** Says what is wrong, in the words of `tsc`. */
const sayDiagnostics = (diagnostics) =>
  process.stdout.write(
    ts.formatDiagnostics(diagnostics, {
      getCanonicalFileName: (path) => path,
      getCurrentDirectory: () => ROOT,
      getNewLine: () => '\n',
    }),
  );

/** The options that are not about a package's own place. */
function sharedOptions({ options }) {
  const shared = { ...options, rootDir: PACKAGES, outDir: PACKAGES };
  delete shared.configFilePath;
  return shared;
}

/** What `packages/<name>/src/a.ts` declares goes to `packages/<name>/dist/a.d.ts`. */
function placeOf(path) {
  const [name, source, ...rest] = relative(PACKAGES, path).split(sep);
  if (source !== 'src') throw new Error(`This is no source of a package: ${path}`);
  return join(PACKAGES, name, 'dist', ...rest);
}

const sources = new Map();

/** Reads each file once, for however many programs. */
function hostFor(options) {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, version, ...rest) => {
    const key = JSON.stringify([path, version]);
    if (!sources.has(key)) sources.set(key, read(path, version, ...rest));
    return sources.get(key);
  };
  return host;
}

/** Builds the packages of the same options: what runs in browsers is checked where nothing of Node is known. */
function build(configs) {
  const options = sharedOptions(configs[0]);
  const program = ts.createProgram({
    rootNames: configs.flatMap(({ fileNames }) => fileNames),
    options,
    host: hostFor(options),
    configFileParsingDiagnostics: configs.flatMap(({ errors }) => errors),
  });
  const stray = program.getSourceFiles().find(({ fileName }) => fileName.includes('/@types/node/'));
  if (stray && !options.types?.includes('node'))
    throw new Error(`The types of Node came in without being asked for: ${stray.fileName}`);
  const wrong = ts.getPreEmitDiagnostics(program);
  if (wrong.length > 0) return wrong;
  return program.emit(undefined, (path, text) => ts.sys.writeFile(placeOf(path), text)).diagnostics;
}

const configs = readdirSync(PACKAGES)
  .map((name) => join(PACKAGES, name, 'tsconfig.build.json'))
  .filter((path) => existsSync(path))
  .map(readConfig);
const kinds = Map.groupBy(configs, (config) => JSON.stringify(sharedOptions(config)));
const wrong = [...kinds.values()].flatMap(build);
sayDiagnostics(wrong);
process.exit(wrong.length > 0 ? 1 : 0);
