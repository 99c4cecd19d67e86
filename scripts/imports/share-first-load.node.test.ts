import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareFirstLoad } from './share-first-load.mjs';

const packages = mkdtempSync(join(tmpdir(), 'spinout-share-'));
afterAll(() => rmSync(packages, { recursive: true, force: true }));

const flow = join(packages, 'flow/dist');
/** In two parts, so that nothing takes this file for one with a map. */
const MAP = ['source', 'MappingURL'].join('');
const FILES = {
  'kit/package.json': '{ "sideEffects": false }',
  'kit/dist/button.js': "export const Button = () => console.log('button');\n",
  'kit/dist/tabs.js': "export const Tabs = () => console.log('tabs');\n",
  'flow/package.json': '{ "sideEffects": false }',
  'flow/dist/header.js': "export const Header = () => console.log('header');\n",
  'flow/dist/texts.js': "const texts = 'texts';\nexport { texts };\n",
  'flow/dist/start.js': `import { Step } from "./step.js";
import { Header } from "./header.js";
export const Start = () => [Header(), Step(), import("./later.js"), import("./last.js")];
`,
  'flow/dist/step.js': `import { Button } from "@spinout/kit/internal/button.js";
import { Tabs } from "@spinout/kit/internal/tabs.js";
import { texts } from "./texts.js";
export const Step = () => [Button(), Tabs(), texts, import("./tab.js")];
`,
  'flow/dist/tab.js': `"use client";
import { Button } from "@spinout/kit/internal/button.js";
export const Tab = () => Button();
`,
  'flow/dist/later.js': `import { Header } from "./header.js";
import { Tabs } from "@spinout/kit/internal/tabs.js";
export const Later = () => [Header(), Tabs()];
//# ${MAP}=later.js.map
`,
  'flow/dist/last.js': `import { texts } from "./texts.js";
export const Last = () => [texts, import("./vendor/library.js")];
`,
  'flow/dist/vendor/library.js': 'export const library = 1;\n',
};

const read = (path: string) => readFileSync(join(flow, path), 'utf8');

/** How many files a page loads first. */
async function countFirst(page: string): Promise<number> {
  const { metafile } = await build({
    stdin: { contents: page, resolveDir: flow, sourcefile: 'page.js' },
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: join(packages, 'out'),
    absWorkingDir: packages,
    alias: { '@spinout/kit/internal': join(packages, 'kit/dist') },
  });
  const visit = (path: string): readonly string[] => [
    path,
    ...(metafile.outputs[path]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap((imported) => visit(imported.path)),
  ];
  return new Set(visit('out/stdin.js')).size;
}

describe('parts that are loaded later', () => {
  const PAGE = "import { Start } from './start.js'; Start();";
  let before = 0;
  let changed: readonly string[] = [];
  beforeAll(async () => {
    for (const [path, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(packages, path)), { recursive: true });
      writeFileSync(join(packages, path), text);
    }
    before = await countFirst(PAGE);
    changed = shareFirstLoad(packages, [join(flow, 'start.js'), join(flow, 'step.js')]);
  });

  it('leave the first load of a page in fewer files of esbuild', async () => {
    expect(before).toBe(4);
    expect(await countFirst(PAGE)).toBe(3);
  });

  it('name what every page has loaded before that loads them', () => {
    expect(read('later.js')).toContain('from "./header.js"');
    expect(read('later.js')).toContain('from "@spinout/kit/internal/button.js"');
    expect(read('tab.js')).toContain('from "./texts.js"');
    expect(read('tab.js')).not.toContain('header.js');
  });

  it('name nothing that leads to other parts, which a page without the flow would load', () => {
    for (const path of changed) expect(readFileSync(path, 'utf8')).not.toMatch(/(step|start)\.js/);
  });

  it('keep the places of their lines, which source maps name, and the comment that names the map last', () => {
    const text = read('later.js');
    expect(text.split('\n').slice(0, 3)).toEqual(
      FILES['flow/dist/later.js'].split('\n').slice(0, 3),
    );
    expect(text.endsWith(`//# ${MAP}=later.js.map\n`)).toBe(true);
  });

  it('keep their directive at the top, and libraries stay as they are', () => {
    expect(read('tab.js')).toMatch(/^"use client";\nimport /);
    expect(read('vendor/library.js')).toBe('export const library = 1;\n');
  });
});
