import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import winkNlp, { type ItemToken, type Model, type WinkMethods } from 'wink-nlp';
import model from 'wink-eng-lite-web-model';
import { writeEnglishModel } from './compact-model.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CORPUS = join(ROOT, 'packages/engine/src/library/corpus');
const MAX_BYTES = 340_000;

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

interface Readers {
  readonly pos: never;
  readonly lemma: never;
}

const tag = (library: WinkMethods, sentence: string) => {
  const { pos, lemma } = library.its as unknown as Readers;
  const tokens: string[] = [];
  library
    .readDoc(sentence)
    .tokens()
    .each((token: ItemToken) => {
      tokens.push(`${token.out()}/${token.out(pos)}/${token.out(lemma)}`);
    });
  return tokens;
};

describe('the stored English model', () => {
  let stored: WinkMethods;
  beforeAll(async () => {
    await writeEnglishModel(ROOT, file);
    const loaded = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      default: Model;
    };
    stored = winkNlp(loaded.default, ['pos']);
  });

  it('tags the words of papers as the library does', () => {
    const original = winkNlp(model, ['pos']);
    for (const sentence of SENTENCES)
      expect(tag(stored, sentence)).toEqual(tag(original, sentence));
  });

  it('is a third of its size when compressed', () => {
    expect(gzipSync(readFileSync(file)).length).toBeLessThan(MAX_BYTES);
  });
});
