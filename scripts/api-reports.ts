/**
 * Writes the public API of every published entry as text to `etc/`, so that a change of it shows in review: `npm run api`. With
 * `--check` it writes nothing and exits with 1 if a report is out of date.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from '@microsoft/api-extractor';
import { listEntries, type Entry } from './api-reports/list-entries.ts';

const ROOT = join(import.meta.dirname, '..');
const REPORTS = join(ROOT, 'etc');
const DRAFTS = join(ROOT, 'node_modules/.cache/spinout-api');

/** Whether a declaration is missing or older than a source file of its package. */
function isOutdated({ folder, declarations }: Entry): boolean {
  if (!existsSync(declarations)) return true;
  const built = statSync(declarations).mtimeMs;
  const source = join(folder, 'src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' }).some(
    (path) => /\.tsx?$/.test(path) && statSync(join(source, path)).mtimeMs > built,
  );
}

const createConfig = ({ folder, report, declarations }: Entry) =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: declarations,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          extends: join(ROOT, 'tsconfig.base.json'),
          // Without the condition for sources, packages see each other's built declarations, as a host does.
          compilerOptions: { customConditions: [] },
          files: [declarations],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: report,
        reportFolder: REPORTS,
        reportTempFolder: DRAFTS,
      },
      messages: {
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });

const entries = listEntries(ROOT);
const isCheck = process.argv.includes('--check');

if (entries.some(isOutdated)) {
  const { status } = spawnSync('node', ['scripts/build-declarations.mjs'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}

mkdirSync(REPORTS, { recursive: true });
const configs = entries.map(createConfig);
const [first] = configs;
if (first === undefined) throw new Error('No package has a published entry.');
const compilerState = CompilerState.create(first, {
  additionalEntryPoints: entries.map(({ declarations }) => declarations),
});

const problems: string[] = [];
const messageCallback = (message: ExtractorMessage) => {
  message.handled = true;
  if (message.logLevel === ExtractorLogLevel.Error) problems.push(message.text);
};
const changed = configs
  .filter(
    (config) =>
      Extractor.invoke(config, { compilerState, localBuild: !isCheck, messageCallback })
        .apiReportChanged,
  )
  .map(({ reportFilePath }) => basename(reportFilePath));
const reports = new Set(entries.map(({ report }) => report));
const obsolete = readdirSync(REPORTS).filter((name) => !reports.has(name));

if (!isCheck) {
  for (const name of obsolete) rmSync(join(REPORTS, name));
} else if (changed.length + obsolete.length > 0) {
  problems.push(
    `The public API differs from ${[...changed, ...obsolete].map((name) => `etc/${name}`).join(', ')}.`,
    'If the change is intended, run `npm run api`, read `git diff etc` and commit the result.',
  );
}
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
