// Runs the tests of mutated replies with many times as many replies: node tests/faults/fuzz/run.mjs [factor]
import process from 'node:process';
import { runCommand } from '../../../scripts/run-command.mjs';

const [factor = '20'] = process.argv.slice(2);
const { ok, output } = await runCommand(
  `SPINOUT_FUZZ_FACTOR=${Number(factor)} vitest run --project unit tests/faults/fuzzed`,
);
process.stdout.write(output);
process.exit(ok ? 0 : 1);
