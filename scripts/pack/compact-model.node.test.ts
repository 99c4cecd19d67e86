import { createRequire } from 'node:module';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeEnglishModel } from './compact-model.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CORPUS = join(ROOT, 'packages/engine/src/library/corpus');
const MAX_BYTES = 290_000;

const SENTENCES = [
  "We don't, can't and won't repeat Dr. Smith's trial at 5 p.m. on 3rd Jan. 2020; it costs $5,000.",
  'IL-6 and TNF-α were lower (p < 0.001), e.g. in CD4+ T cells :-)',
  'The mice ran faster, and the analyses of their better hypotheses were published.',
  readdirSync(CORPUS)
    .filter((name) => name !== 'verified.json')
    .flatMap(
      (name) => JSON.parse(readFileSync(join(CORPUS, name), 'utf8')) as { summary: string }[],
    )
    .map(({ summary }) => summary),
].flat();

const folder = mkdtempSync(join(tmpdir(), 'spinout-model-'));
const file = join(folder, 'english-model.mjs');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the engine uses of wink-nlp. */
interface Tagger {
  readonly its: { readonly pos: unknown; readonly lemma: unknown };
  readDoc(text: string): { tokens(): { each(visit: (token: Token) => void): void } };
}

interface Token {
  out(reader?: unknown): string;
}

/** Libraries of the engine. */
const load = createRequire(join(ROOT, 'packages/engine/package.json'));
const createTagger = load('wink-nlp') as (model: unknown, parts: readonly string[]) => Tagger;

const tag = ({ readDoc, its: { pos, lemma } }: Tagger, sentence: string) => {
  const tokens: string[] = [];
  readDoc(sentence)
    .tokens()
    .each((token) => tokens.push(`${token.out()}/${token.out(pos)}/${token.out(lemma)}`));
  return tokens;
};

describe('the stored English model', () => {
  let stored: Tagger;
  beforeAll(async () => {
    await writeEnglishModel(ROOT, file);
    const loaded = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      default: unknown;
    };
    stored = createTagger(loaded.default, ['pos']);
  });

  it('tags the words of papers as the library does', () => {
    const original = createTagger(load('wink-eng-lite-web-model'), ['pos']);
    for (const sentence of SENTENCES)
      expect(tag(stored, sentence)).toEqual(tag(original, sentence));
  });

  it('is less than a third of its size when compressed', () => {
    expect(gzipSync(readFileSync(file)).length).toBeLessThan(MAX_BYTES);
  });
});
