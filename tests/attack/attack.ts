import process from 'node:process';
import { FAMILIES } from './families/all.ts';
import { LOAD_FAMILIES } from './load/all.ts';
import type { Row } from './attack.types.ts';
import { bundle, startAttackedServer } from './run/attacked-server.ts';
import { formatRow, summarize } from './run/format.ts';
import { runFamilies } from './run/run-attacks.ts';
import { runLoadAttacks } from './load/run-load-attacks.ts';
import { openTarget } from './run/target.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

const [only = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isChosen = ({ name }: { readonly name: string }) => name.includes(only);
const families = FAMILIES.filter(isChosen);

const program = await bundle();
const rows: Row[] = [];
try {
  if (families.length > 0) {
    const [server, plain] = await Promise.all([
      startAttackedServer(program, { TRUSTED_PROXIES: '1' }),
      startAttackedServer(program),
    ]);
    try {
      rows.push(...(await runFamilies(families, await openTarget(server, plain))));
    } finally {
      await Promise.all([server.stop(), plain.stop()]);
    }
    for (const row of rows) print(formatRow(row));
  }
  for (const family of LOAD_FAMILIES.filter(isChosen))
    rows.push(...(await runLoadAttacks(program, family, (row) => print(formatRow(row)))));
} finally {
  program.remove();
}
for (const line of summarize(rows)) print(line);
process.exit(rows.some(({ isRefused }) => !isRefused) ? 1 : 0);
