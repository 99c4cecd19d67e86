import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { separateNames } from './separate-names.mjs';

const folder = mkdtempSync(join(tmpdir(), 'spinout-names-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  const full = join(folder, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
  return full;
};

/** What a page loads first that uses one name of the entry, whose other name a lazy part uses. */
async function loadFirst(): Promise<string> {
  const { metafile, outputFiles } = await build({
    stdin: {
      contents: "import { create } from './kit/index.js'; create();",
      resolveDir: folder,
      sourcefile: 'page.js',
    },
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    outdir: join(folder, 'out'),
    absWorkingDir: folder,
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const visit = (path: string): string[] => [
    texts.get(join(folder, path)) ?? '',
    ...(metafile.outputs[path]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .flatMap((imported) => visit(imported.path)),
  ];
  return visit('out/stdin.js').join('\n');
}

describe('the names of an entry', () => {
  const entry = join(folder, 'kit/index.js');
  let before = '';
  beforeAll(async () => {
    write('kit/package.json', '{ "type": "module", "sideEffects": false }');
    write(
      'kit/create.js',
      "const create = () => import('./calls.js');\nexport { create as make };\n",
    );
    write('kit/calls.js', "export { send } from './calls/send.js';\n");
    write('kit/calls/send.js', "export const send = () => console.log('sends a request');\n");
    write(
      'kit/index.js',
      "export { make as create } from './create.js';\nexport { send } from './calls/send.js';\n",
    );
    before = await loadFirst();
    separateNames(entry);
  });

  it('do not load in esbuild what only a lazy part uses', async () => {
    expect(before).toContain('sends a request');
    const after = await loadFirst();
    expect(after).toContain('import(');
    expect(after).not.toContain('sends a request');
  });

  it('are the same values', async () => {
    const [named, defined] = (await Promise.all(
      [entry, join(folder, 'kit/calls/send.js')].map((path) => import(pathToFileURL(path).href)),
    )) as [{ create: unknown; send: unknown }, { send: unknown }];
    expect(named.send).toBe(defined.send);
    expect(typeof named.create).toBe('function');
  });

  it('stay lines of names only', () => {
    expect(readFileSync(entry, 'utf8')).toMatch(
      /^(export \{ [\w, ]+ \} from "\.\/entries\/[\w/-]+\.js";\n)+$/,
    );
  });
});
