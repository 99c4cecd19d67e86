import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from '@playwright/test';

/** The public entries alone, as a page or a script of a host bundles them. */
const SOURCE = `
import { parseQasm, templateCircuit } from '@spinout/domain/circuits';
import * as quantum from '@spinout/engine/quantum';

const toText = (bytes) => Array.from(new Uint8Array(bytes.buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
const noise = { oneQubitGate: 0.02, multiQubitGate: 0.05, readZeroAsOne: 0.01, readOneAsZero: 0.03 };
const dynamic = parseQasm('qubit[3] q; bit[3] c; rx(0.7) q[0]; h q[1]; cx q[0], q[1]; c[0] = measure q[0]; if (c[0]) u3(0.1, 0.2, 0.3) q[2]; c[1] = measure q[1]; c[2] = measure q[2];');

globalThis.runQuantum = async () => {
  const small = await quantum.runStateVector(templateCircuit('random', 9, { seed: 4 }));
  const large = await quantum.runStateVector(templateCircuit('random', 17, { seed: 5 }));
  const runs = [
    await quantum.simulate(templateCircuit('ghz', 30), { seed: 1, noise }),
    await quantum.simulate(templateCircuit('random', 6), { seed: 2, noise }),
    await quantum.simulate(templateCircuit('random', 12), { seed: 3 }),
    await quantum.simulate(dynamic, { seed: 4 }),
  ];
  const energy = await quantum.findVariationalEnergy(quantum.parseHamiltonian('-0.9 ZZZ + 0.4 XIX - YYI + 0.2 IIZ'), { seed: 5 });
  return [toText(small.re), toText(small.im), toText(large.re.slice(0, 4096)), JSON.stringify({ runs, energy })];
};
`;

declare global {
  var runQuantum: () => Promise<readonly string[]>;
}

test('quantum results have the same bytes in the browser and in Node', async ({ page }) => {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    conditions: ['@spinout/source'],
  });
  const code = outputFiles[0]?.text ?? '';
  await page.addScriptTag({ content: code });
  const inBrowser = await page.evaluate(() => globalThis.runQuantum());
  runInThisContext(code);
  const inNode = await globalThis.runQuantum();
  expect(inNode[0]).toHaveLength(2 ** 9 * 16);
  expect(inBrowser).toEqual(inNode);
});
