import { runCommand } from '../../../scripts/run-command.mjs';

/** Declarations of other libraries, which do not all pass the strictest options. */
const OF_OTHERS = /^node_modules\/(?!@spinout\/)/;

/** Type-checks a host with all declarations that it uses (`skipLibCheck: false`); those of other libraries may have errors. */
export async function checkTypes(folder) {
  const { ok, output } = await runCommand(
    'node node_modules/typescript/bin/tsc -p tsconfig.strict.json',
    { cwd: folder },
  );
  const errors = output
    .split('\n')
    .filter((line) => /error TS\d/.test(line) && !OF_OTHERS.test(line));
  if (errors.length > 0 || (!ok && !output.includes('error TS')))
    throw new Error(errors.join('\n') || output);
}
