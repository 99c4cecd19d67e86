/**
 * Fits the weights that rate sentences as open questions (docs/adr/0018): `npm run train-rating -- FOLDER`, with the texts of
 * the labeled papers as FOLDER/<id>.txt. Prints how well weights of other papers rate a paper, and writes the weights.
 */
import { writeFileSync } from 'node:fs';
import { importSource } from '../tests/bench/support/from-source.ts';
import { measureByPaper } from './rating/cross-validate.ts';
import { fitWeights } from './rating/fit-weights.ts';
import { hashSentence, readLabels, readPaper } from './rating/read-labeled.ts';

const MODEL = 'packages/engine/src/statements/rating/question-model.json';
/** A lemma is common to all fields if this share of the papers has it. */
const VOCABULARY_SHARE = 0.2;
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder with the texts of the labeled papers.');

const labels = readLabels(new URL('./rating/labels.tsv', import.meta.url).pathname);

await importSource(
  [
    'packages/engine/src/reading/read-paper.ts',
    'packages/engine/src/reading/title.ts',
    'packages/engine/src/language/parse-text.ts',
    'packages/engine/src/hypotheses/read-source.ts',
    'packages/engine/src/statements/rating/describe-sentences.ts',
    'packages/engine/src/statements/rating/masked-words.ts',
  ],
  async ({ readPastedText, findTitle, loadLanguage, readSource, describeSentences, ...words }) => {
    const language = await loadLanguage();
    const papers = [...Map.groupBy(labels, ({ paper }) => paper)].flatMap(([id, labeled]) => {
      const text = readPaper(folder, id);
      if (text === undefined) return [];
      const pages = readPastedText(text).pages.map((page, at) => ({ number: at + 1, text: page }));
      const title = findTitle({ firstPage: pages[0]?.text ?? '' });
      const source = { id, title, kind: 'uploaded', pages, terms: [], methods: [], category: null };
      return [{ id, labeled, read: readSource(source, language) }];
    });
    const vocabulary = findVocabulary(papers, words);
    const examples = papers.flatMap(({ id, labeled, read }) => {
      const accepted = new Map(labeled.map((label) => [label.sentence, label.isAccepted]));
      return describeSentences(read, vocabulary).flatMap(({ sentence, features }) => {
        const isAccepted = accepted.get(hashSentence(sentence.text));
        return isAccepted === undefined ? [] : [{ paper: id, features: [...features], isAccepted }];
      });
    });
    console.log(`${papers.length} papers, ${examples.length} of ${labels.length} sentences found`);
    console.log(measureByPaper(examples));
    const model = { vocabulary: [...vocabulary].sort(), ...fitWeights(examples) };
    writeFileSync(MODEL, JSON.stringify(model));
  },
);

function findVocabulary(papers, { lemmaOf, outsideParentheses }) {
  const counts = new Map();
  for (const { read } of papers) {
    const lemmas = new Set(
      read.sentences.flatMap(({ tokens }) =>
        outsideParentheses(tokens)
          .filter(({ pos }) => pos !== 'PUNCT')
          .map(lemmaOf),
      ),
    );
    for (const lemma of lemmas) counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  }
  return new Set(
    [...counts]
      .filter(
        ([lemma, count]) =>
          /^[\p{L}'-]+$/u.test(lemma) && count >= VOCABULARY_SHARE * papers.length,
      )
      .map(([lemma]) => lemma),
  );
}
