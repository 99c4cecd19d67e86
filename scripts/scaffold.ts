// Creates the files of a component, a step or an endpoint: `npm run scaffold -- step funding`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { createPlan } from './scaffold/create-plan.ts';
import { writePlan } from './scaffold/write-plan.ts';

const ROOT = join(import.meta.dirname, '..');

try {
  const plan = await createPlan(process.argv.slice(2));
  const paths = writePlan(plan, ROOT);
  spawnSync('prettier', ['--write', '--log-level', 'warn', ...paths], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.stdout.write(`${paths.map((path) => `wrote ${path}`).join('\n')}\n\nNext:\n`);
  process.stdout.write(plan.nextSteps.map((line) => `- ${line}\n`).join(''));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
