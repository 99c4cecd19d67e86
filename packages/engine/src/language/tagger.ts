import type { ItemToken, ItsFunction, WinkMethods } from 'wink-nlp';
import type { PartOfSpeech, Token } from './language.types.js';
import { wordTable } from '../text/word-lists.js';

/** Tags the tokens of one sentence; their offsets are those of the sentence. */
export type Tagger = (sentence: string) => readonly Token[];

/** Blanks that the library may have dropped before a token. */
const MAX_GAP = 200;
/** Longer ones are no words, and the library's patterns take long over them. */
const LONG_WORD = /\S{200,}/gu;

/** Forms whose lemma the library gets wrong, or whose singular nobody writes. */
const LEMMAS = wordTable(`
  data=data species=species series=series diabetes=diabetes genetics=genetics statistics=statistics physics=physics
  economics=economics analyses=analysis hypotheses=hypothesis diagnoses=diagnosis syntheses=synthesis
  metastases=metastasis media=medium indices=index lens=lens virus=virus viruses=virus bias=bias means=mean
`);

let loading: Promise<Tagger> | undefined;

/** Loads wink-nlp with its English model (1 MB gz) on the first call. */
export function loadTagger(): Promise<Tagger> {
  loading ??= importTagger().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The library's types declare these as methods and their last parameters wrongly. */
interface Readers {
  readonly pos: ItsFunction<string>;
  /** Undefined for some short forms, such as "cannot" at the end of a sentence. */
  readonly lemma: ItsFunction<string | undefined>;
}

async function importTagger(): Promise<Tagger> {
  const [{ default: winkNlp }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ]);
  const library = winkNlp(model, ['pos']);
  const readers = library.its as unknown as Readers;
  return (sentence) => tagSentence(library, readers, sentence);
}

const tagSentence = (
  library: WinkMethods,
  readers: Readers,
  sentence: string,
): readonly Token[] => {
  const tokens: Token[] = [];
  const words = sentence.replace(LONG_WORD, (word) => ' '.repeat(word.length));
  let cursor = 0;
  library
    .readDoc(words)
    .tokens()
    .each((item: ItemToken) => {
      const text = item.out();
      const offset = words.slice(cursor, cursor + MAX_GAP * 2 + text.length).indexOf(text);
      if (offset < 0) return;
      const start = cursor + offset;
      cursor = start + text.length;
      const pos = item.out(readers.pos) as PartOfSpeech;
      const word = text.toLowerCase();
      const lemma = LEMMAS.get(word) ?? item.out(readers.lemma) ?? word;
      tokens.push({ text, start, end: cursor, lemma, pos });
    });
  return tokens;
};
