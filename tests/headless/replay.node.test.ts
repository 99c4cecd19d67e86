import { createApiClient } from '@spinout/api-client';
import { readBundle, writeBundle, type Bundle } from '@spinout/domain/bundle';
import { createEngine, createNodeDependencies } from '@spinout/engine/node';
import { paperExamples } from '@spinout/research-flow';
import { createBundle } from '@spinout/research-flow/headless';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerCall } from '../../packages/engine/src/engine.js';
import { runCommand } from '../../packages/engine/src/replay/run-command.js';
import { walkFlow } from './walk-flow.js';

let clockMs = Date.parse('2026-03-02T10:00:00Z');
/** A clock that goes on, as that of a person who works for a while. */
const now = () => new Date((clockMs += 1000));

type Calls = { calls: { call: string; recipe: { output: string } }[] };
let bundle: Bundle;
let bytes: Uint8Array;

const replay = async (content: Uint8Array, line = ['replay', 'bundle.zip']) => {
  const dependencies = createNodeDependencies();
  const printed: string[] = [];
  const code = await runCommand(line, {
    answer: (request, settings) => answerCall(request, { ...dependencies, ...settings }),
    readFile: async () => content,
    readPaper: async () => null,
    print: (text) => printed.push(text),
    printError: (text) => printed.push(text),
  });
  return { code, text: printed.join('') };
};

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const readCalls = () =>
  JSON.parse(new TextDecoder().decode(bundle.files.get('calls.json'))) as Calls;

beforeAll(async () => {
  const engine = createEngine(createNodeDependencies({ now, seed: 7 }));
  const { data, saved } = await walkFlow(engine, paperExamples[0]?.text ?? '');
  const contents = { data, saved, locale: 'en-US', date: now() };
  const api = createApiClient({ transport: engine });
  const blob = await createBundle(contents, api, new AbortController().signal);
  bytes = new Uint8Array(await blob.arrayBuffer());
  bundle = readBundle(bytes);
});

describe('replaying the bundle of a whole journey', () => {
  it('makes every result again, byte for byte, with its own seed and date', async () => {
    const { code, text } = await replay(bytes);
    expect(text).toContain('7 the same, 0 different, 0 not compared.');
    expect(code).toBe(0);
    expect(text).toMatch(/^Result +Call +Engine +Seed +Date +Output +Outcome\n/);
    expect(text).toMatch(
      /^Experiment design +experiment\.design +0\.1\.0 +7 +2026-03-02 +[0-9a-f]{12} +same$/m,
    );
    expect(readCalls().calls.map(({ call }) => call)).toEqual([
      'topics.suggest',
      'paper.analyze',
      'hypothesis.generate',
      'literature.search',
      'literature.review',
      'experiment.design',
      'company.create',
    ]);
  });

  it('does so from the list of calls alone', async () => {
    expect((await replay(encode(readCalls()))).code).toBe(0);
  });

  it('names a result that comes out differently, and ends with 1', async () => {
    const changed = readCalls();
    for (const each of changed.calls)
      if (each.call === 'experiment.design') each.recipe.output = `sha256:${'0'.repeat(64)}`;
    const { code, text } = await replay(encode(changed));
    expect(code).toBe(1);
    expect(text).toMatch(/^Experiment design .* 0{12} ≠ [0-9a-f]{12} +DIFFERENT$/m);
    expect(text).toContain('6 the same, 1 different, 0 not compared.');
  });

  it('compares nothing whose input was changed, was made live, or needs a paper', async () => {
    const { calls } = readCalls();
    const list = calls.map((each) =>
      each.call === 'topics.suggest'
        ? { ...each, input: { preferences: { categories: [] } } }
        : each.call === 'paper.analyze'
          ? { ...each, file: 'paper.pdf' }
          : each,
    );
    const { code, text } = await replay(encode({ calls: list }));
    expect(code).toBe(0);
    expect(text).toMatch(/^Suggested topics .*not compared: its input was changed since$/m);
    expect(text).toMatch(/^Hypothesis .*not compared: needs paper\.pdf$/m);
    const live = await replay(
      encode({ calls: calls.map((each) => ({ ...each, origin: 'live' })) }),
    );
    expect(live.text).toContain('0 the same, 0 different, 7 not compared.');
  });

  it('fails for a call that this engine does not know or refuses', async () => {
    const [first, second] = readCalls().calls;
    const calls = [
      { ...first, call: 'other.call' },
      { ...second, input: {} },
    ];
    const { code, text } = await replay(encode({ calls }));
    expect(code).toBe(1);
    expect(text).toContain('FAILED: this engine does not know other.call');
    expect(text).toContain('2 different');
  });

  it('ends with 2 for a bundle that is cut off or has no calls, other files and a wrong line', async () => {
    const [file] = [...bundle.files].map(([path, content]) => ({ path, content }));
    const described = { ...file!, mediaType: 'text/plain', about: '' };
    const other = writeBundle({ title: '', createdAt: new Date(0), files: [described] });
    const refusals = await Promise.all([
      replay(bytes.subarray(0, bytes.length - 100)),
      replay(other),
      replay(encode([])),
      replay(new TextEncoder().encode('no JSON')),
      replay(bytes, ['verify', 'bundle.zip']),
      replay(bytes, ['replay', 'bundle.zip', '--unknown']),
    ]);
    expect(refusals.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2, 2]);
    const [cut, without, empty, text, wrong] = refusals.map((each) => each.text);
    expect(cut).toContain('The bundle is incomplete');
    expect(without).toContain('bundle.zip has no list of calls');
    expect(empty).toContain('has no list of calls');
    expect(text).toContain('it is no JSON');
    expect(wrong).toContain('spinout-engine replay FILE');
    expect(await replay(bytes, ['--help'])).toMatchObject({ code: 0 });
  });
});
