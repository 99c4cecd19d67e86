import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unlinkPart, writeFirst, writePart } from './link-parts.mjs';

interface Started {
  readonly later: () => Promise<{ readonly result: () => string }>;
}

const started = globalThis as { startedParts?: Started; createdParts?: string[] };
const FIRST = `import{o as runtime}from"./runtime.js";
const word=runtime("first");globalThis.startedParts={later:()=>import("./later.js")};export{word as w};`;
const RUNTIME = `let mark=e=>e+"!";export{mark as o};`;
const COMMON = `globalThis.createdParts.push("common");const end="done";export{end as e};`;
const LATER = `import{w}from"./first.js";import{e}from"./common.js";globalThis.createdParts.push("later");
const result=()=>w+e;export{result};`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spinout-parts-'));
  started.createdParts = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  delete started.startedParts;
  delete started.createdParts;
});

/** Writes the files under other names, as a bundler does that knows only `new URL(…, import.meta.url)`. */
async function start(without: readonly string[] = []) {
  const parts = { common: unlinkPart(COMMON), later: unlinkPart(LATER) };
  for (const [name, part] of Object.entries(parts))
    if (!without.includes(name)) writeFileSync(join(folder, `${name}-a1.mjs`), writePart(part));
  const needs = new Map(Object.entries(parts).map(([name, part]) => [name, part.needs]));
  const text = writeFirst(
    { name: 'first', ...unlinkPart(FIRST) },
    { name: 'runtime', ...unlinkPart(RUNTIME) },
    needs,
  ).replace(/new URL\("\.\/(\w+)\.js"/g, 'new URL("./$1-a1.mjs"');
  writeFileSync(join(folder, 'entry.mjs'), text);
  await import(/* @vite-ignore */ pathToFileURL(join(folder, 'entry.mjs')).href);
  return (await started.startedParts?.later())?.result();
}

describe('the files of a divided worker', () => {
  it('load each other under the names that a bundler gives them', async () => {
    expect(await start()).toBe('first!done');
    expect(started.createdParts).toEqual(['common', 'later']);
  });

  it('are created once', async () => {
    await start();
    await started.startedParts?.later();
    expect(started.createdParts).toEqual(['common', 'later']);
  });

  it('reject when a file is missing that another needs, and are created once it is there', async () => {
    await expect(start(['common'])).rejects.toThrow('common-a1.mjs');
    expect(started.createdParts).toEqual([]);
    writeFileSync(join(folder, 'common-a1.mjs'), writePart(unlinkPart(COMMON)));
    expect((await started.startedParts?.later())?.result()).toBe('first!done');
  });

  it('have no cycles', () => {
    const part = { body: '', exported: '{}', needs: [] };
    const needs = new Map([
      ['a', ['b']],
      ['b', ['a']],
    ]);
    expect(() =>
      writeFirst({ name: 'first', ...part }, { name: 'runtime', ...part }, needs),
    ).toThrow('a, b, a');
  });

  it.each([
    ['import all from "./a.js";', 'a is imported'],
    ['import * as all from "./a.js";', 'a is imported'],
    ['import { a } from "elsewhere";', 'imports elsewhere'],
    ['export const a = 1;', 'exports in a way'],
    ['export * from "./a.js";', 'exports in a way'],
  ])('are refused if their form is unknown: %s', (text, message) => {
    expect(() => unlinkPart(text)).toThrow(message);
  });
});
