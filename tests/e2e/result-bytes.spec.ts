import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, test } from '@playwright/test';

/** The engine with its library, and every call of the flow and a simulation, one after the other. */
const SOURCE = `
import { createApiClient, createPlatformClient } from '@spinout/api-client';
import { createEngine, memoryStore } from '@spinout/engine';
import { loadLibrary } from '../../packages/engine/src/library/library.ts';

globalThis.runFlow = async (paper) => {
  const replies = [];
  const engine = createEngine({
    now: () => new Date(Date.UTC(2026, 2, 2, 10, 0, replies.length)),
    seed: 7,
    store: memoryStore(),
    library: loadLibrary,
  });
  const transport = {
    send: async (request) => {
      const reply = await engine.send(request);
      replies.push(JSON.stringify(reply.body.value));
      return reply;
    },
  };
  const api = createApiClient({ transport });
  const journey_id = 'journey-1';
  await api.topics.suggest({ preferences: { categories: ['neuroscience'] } });
  const metadata = { title: 'Example', upload_method: 'text' };
  const { metadata: read } = await api.paper.analyze({ journey_id, paper_url: '', paper_content: paper, metadata });
  const papers = [read.document_id];
  const { hypothesis } = await api.hypothesis.generate({ topic: 'Gene editing', interest: 'bio', papers });
  const { papers: found } = await api.literature.search({ journey_id, hypothesis, query: '', limit: 20 });
  const selected_papers = found.slice(0, 3).map(({ id }) => id);
  await api.literature.review({ journey_id, selected_papers, papers: found });
  await api.experiment.design({ journey_id, hypothesis, papers });
  await api.company.create({ journey_id, operationalBlueprint: null, researchArea: 'Biology', budgetEstimate: 250000, topic: 'Gene editing', hypothesis });
  const platform = createPlatformClient({ transport });
  const { circuit } = await platform.quantum.createCircuit({ name: 'A', num_qubits: 6, template: 'random' });
  await platform.quantum.runSimulation({ circuit_id: circuit.id, shots: 1024 });
  return replies;
};
`;

declare global {
  var runFlow: (paper: string) => Promise<readonly string[]>;
}

const readRecipe = (reply: string | undefined) =>
  /"recipe":(\{[^}]*\})/.exec(reply ?? '')?.[1] ?? 'none';

test('every result of the flow has the same bytes in the browser and in Node, with its recipe', async ({
  page,
}) => {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    conditions: ['@spinout/source'],
  });
  const code = outputFiles[0]?.text ?? '';
  const paper = readFileSync(new URL('../files/solar.txt', import.meta.url), 'utf8');
  await page.addScriptTag({ content: code });
  const inBrowser = await page.evaluate((text) => globalThis.runFlow(text), paper);
  runInThisContext(code);
  const inNode = await globalThis.runFlow(paper);
  expect(inNode).toHaveLength(9);
  expect(inBrowser).toEqual(inNode);
  const calls = inNode.map((reply) => (JSON.parse(readRecipe(reply)) as { call: string }).call);
  expect(new Set(calls).size).toBe(9);
});
