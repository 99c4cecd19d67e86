import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApiClient } from '@spinout/api-client';
import { readBundle, writeBundle, type Bundle } from '@spinout/domain/bundle';
import { createEngine, createNodeDependencies } from '@spinout/engine/node';
import { paperExamples } from '@spinout/research-flow/examples';
import { createBundle } from '@spinout/research-flow/headless';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILD_TIMEOUT_MS, createReplayCommand } from './replay-command.js';
import { createReplayInProcess } from './replay-in-process.js';
import { walkFlow } from './walk-flow.js';

const PAPER = new URL('../files/amyloid.pdf', import.meta.url);
const SEED = 7;

let clockMs = Date.parse('2026-03-02T10:00:00Z');
/** A clock that goes on, as that of a person who works for a while. */
const now = () => new Date((clockMs += 1000));
const engine = createEngine(createNodeDependencies({ now, seed: SEED }));
const api = createApiClient({ transport: engine });

interface Call {
  readonly name: string;
  readonly call: string;
  readonly input: object;
  readonly origin: string;
  readonly file?: string;
  readonly recipe: { readonly output: string };
}

let command: Awaited<ReturnType<typeof createReplayCommand>>;
let bundle: Bundle;
let bytes: Uint8Array;
let calls: readonly Call[];
let contents: Parameters<typeof createBundle>[0];

beforeAll(async () => {
  command = await createReplayCommand();
  const { data, saved } = await walkFlow(engine, paperExamples[0]?.text ?? '');
  contents = { data, saved, locale: 'en-US', date: now() };
  const blob = await createBundle(contents, api, new AbortController().signal);
  bytes = new Uint8Array(await blob.arrayBuffer());
  bundle = readBundle(bytes);
  const text = new TextDecoder().decode(bundle.files.get('calls.json'));
  calls = (JSON.parse(text) as { readonly calls: readonly Call[] }).calls;
}, BUILD_TIMEOUT_MS);

afterAll(() => command.remove());

const replay = (content: Uint8Array | string, ...more: readonly string[]) =>
  createReplayInProcess(command.folder).replay(content, ...more);
const replayList = (list: readonly object[], ...more: readonly string[]) =>
  replay(JSON.stringify({ calls: list }), ...more);

describe('replaying the bundle of a whole journey', { timeout: BUILD_TIMEOUT_MS }, () => {
  it('makes every result again, byte for byte, with its own seed and date', async () => {
    const { code, text } = await command.replay(bytes);
    expect(text).toContain('7 the same, 0 different, 0 not compared.');
    expect(code).toBe(0);
    expect(text).toMatch(/^Result +Call +Engine +Seed +Date +Output +Outcome\n/);
    expect(text).toMatch(
      /^Experiment design +experiment\.design +0\.1\.0 +7 +2026-03-02 +[0-9a-f]{12} +same$/m,
    );
    expect(calls.map(({ call }) => call)).toEqual([
      ...['topics.suggest', 'paper.analyze', 'hypothesis.generate', 'literature.search'],
      ...['literature.review', 'experiment.design', 'company.create'],
    ]);
  });

  it('does so from the list of calls alone', async () => {
    expect(await replayList(calls)).toMatchObject({ code: 0 });
  });

  it('names a result that comes out differently, and ends with 1', async () => {
    const output = `sha256:${'0'.repeat(64)}`;
    const changed = calls.map((each) =>
      each.call === 'experiment.design' ? { ...each, recipe: { ...each.recipe, output } } : each,
    );
    const { code, text } = await replayList(changed);
    expect(code).toBe(1);
    expect(text).toMatch(/^Experiment design .* 0{12} ≠ [0-9a-f]{12} +DIFFERENT$/m);
    expect(text).toContain('6 the same, 1 different, 0 not compared.');
  });

  it('compares nothing whose input was changed, was made live, or needs a paper', async () => {
    const list = calls.map((each) =>
      each.call === 'topics.suggest'
        ? { ...each, input: { preferences: { categories: [] } } }
        : each.call === 'paper.analyze'
          ? { ...each, file: 'paper.pdf' }
          : each,
    );
    const { code, text } = await replayList(list);
    expect(code).toBe(0);
    expect(text).toMatch(/^Suggested topics .*not compared: its input was changed since$/m);
    expect(text).toMatch(/^Hypothesis .*not compared: needs paper\.pdf$/m);
    const live = await replayList(calls.map((each) => ({ ...each, origin: 'live' })));
    expect(live.text).toContain('0 the same, 0 different, 7 not compared.');
  });

  it('names papers that were added in the literature step, instead of comparing without them', async () => {
    const { saved } = contents;
    const added = { id: 'doc-added', title: 'Rotation of crops', method: 'file' } as const;
    const counts = { records: 1, without_abstract: 0, duplicates: 0, already_imported: 0 };
    const imported = { id: 'import-1', file_name: 'zotero.bib', format: 'bibtex', ...counts };
    const own = { documents: [added], imports: [{ ...imported, problem_count: 0 }] };
    const { papers } = saved.data;
    const data = {
      ...saved.data,
      papers: { ...papers, documents: [...(papers?.documents ?? []), added] },
    };
    const { literature } = saved.drafts;
    if (!literature) throw new Error('no draft of the literature step');
    const drafts = { ...saved.drafts, literature: { ...literature, ...own } };
    const withPaper = { ...contents, data, saved: { ...saved, data, drafts } };
    const blob = await createBundle(withPaper, api, new AbortController().signal);
    const { code, text } = await replay(new Uint8Array(await blob.arrayBuffer()));
    expect(text).toMatch(/^Hypothesis .* same$/m);
    expect(text).toMatch(
      /^Literature search .*not compared: needs Rotation of crops, zotero\.bib$/m,
    );
    expect(text).toMatch(/^Experiment design .*not compared: needs Rotation of crops$/m);
    expect(text).toMatch(/^Company .* same$/m);
    expect(code).toBe(0);
  });

  it('analyzes an uploaded paper of the folder again, and no file outside of it', async () => {
    const paper = new File([readFileSync(PAPER)], 'amyloid.pdf');
    const { analysis } = await api.paper.analyze({ journey_id: 'journey-2', paper });
    const call = {
      name: 'Paper analysis',
      call: 'paper.analyze',
      input: { journey_id: 'journey-2' },
      origin: 'computed',
      recipe: analysis.source?.recipe,
    };
    copyFileSync(PAPER, join(command.folder, 'amyloid.pdf'));
    const given = await replayList([{ ...call, file: 'amyloid.pdf' }], '--papers', '.');
    expect(given.text).toContain('1 the same');
    const papers = mkdtempSync(join(command.folder, 'papers-'));
    const outside = await replayList([{ ...call, file: '../amyloid.pdf' }], '--papers', papers);
    expect(outside.text).toContain('not compared: needs ../amyloid.pdf');
  });

  it('fails for a call that this engine does not know or refuses', async () => {
    const [first, second] = calls;
    const { code, text } = await replayList([
      { ...first, call: 'other.call' },
      { ...second, input: {} },
    ]);
    expect(code).toBe(1);
    expect(text).toContain('FAILED: this engine does not know other.call');
    expect(text).toContain('2 different');
  });

  it('ends with 2 for a bundle that is cut off or has no calls, other files and a wrong line', async () => {
    const file = { path: 'a.txt', mediaType: 'text/plain', about: '', content: 'a' };
    const other = writeBundle({ title: '', createdAt: new Date(0), files: [file] });
    const { run } = createReplayInProcess(command.folder);
    const cut = await replay(bytes.subarray(0, bytes.length - 100));
    expect(cut).toMatchObject({ code: 2 });
    expect(cut.text).toContain('The bundle is incomplete');
    for (const content of [other, '[]', '{"calls":[{}]}'])
      expect(await replay(content)).toEqual({
        code: 2,
        text: 'bundle has no list of calls. Choose a bundle, or its calls.json.\n',
      });
    expect((await replay('no JSON')).text).toContain('it is no JSON');
    const wrong = [['verify', 'bundle'], ['replay'], ['replay', 'bundle', '--unknown']];
    for (const line of wrong) expect(await run(...line)).toMatchObject({ code: 2 });
    expect((await run('replay', 'missing.zip')).text).toContain('missing.zip cannot be read');
    expect(await run('--help')).toMatchObject({ code: 0 });
    // The process itself passes on the code and both outputs.
    expect(await command.run('replay')).toEqual(await run('replay'));
  });
});
