/**
 * Fits the weights that tell what a noun phrase of a sentence is in a study (docs/adr/0073): `npm run train-phrases -- FOLDER`, with
 * the texts of the labeled papers as FOLDER/<id>.txt. Prints how well weights of other papers tell it, and writes the weights. `--adjust`
 * keeps the present weights and only fits their change to the papers of the folder, where the texts of the others are not at hand.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { importSource } from '../tests/bench/support/from-source.ts';
import { measurePrecision, rateByOthers } from './rating/cross-validate.ts';
import { adjustWeights, dropWeakWeights, fitWeights } from './rating/fit-weights.ts';
import { hashSentence, readLabeledPapers } from './rating/read-labeled.ts';
import { readPhraseLabels } from './rating/read-phrase-labels.ts';
import { listFeatures } from './rating/write-features.ts';

const MODEL = 'packages/engine/src/study-phrases/roles/role-model.ts';
/** A feature counts if so many papers have it. */
const MIN_PAPERS = 20;
const PENALTY = 6;
/** Strength of the penalty on squared changes of the present weights. */
const CHANGE_PENALTY = 20;
/** Weights below this, times the standard deviation of their features, are left out; fewer of weights that are adjusted. */
const MIN_STRENGTH = 0.015;
const MIN_ADJUSTED_STRENGTH = 0.01;
/** Weights are written as multiples of 0.2. */
const STEPS = 5;
/** The labels that a role accepts; `named` is any role at all. */
const ACCEPTED = { factor: 'VB', outcome: 'MB', units: 'U', named: 'VMBUC' };
const { values, positionals } = parseArgs({
  options: { adjust: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder with the texts of the labeled papers.');

const labels = ['phrase-labels.tsv', 'own-study-labels.tsv'].flatMap((name) =>
  readPhraseLabels(new URL(`./rating/${name}`, import.meta.url).pathname),
);
/** The number of a citation of the sentence before, which an aim is read without. */
const CITATION = /^\d{1,3} /u;

await importSource(
  [
    'packages/engine/src/reading/read-paper.ts',
    'packages/engine/src/paper-parts/title.ts',
    'packages/engine/src/language/parse-text.ts',
    'packages/engine/src/hypotheses/read-source.ts',
    'packages/engine/src/study-phrases/roles/describe-sentence-phrases.ts',
    'packages/engine/src/study-phrases/roles/sentence-place.ts',
    'packages/engine/src/study-phrases/roles/role-model.ts',
  ],
  async ({ loadLanguage, describePhrases, contentWords, ...engine }) => {
    const language = await loadLanguage();
    const papers = readLabeledPapers(folder, labels, engine, language);
    const examples = papers
      .flatMap(({ id: paper, labeled, read }) => {
        const title = read.source.title ?? '';
        const titleTokens = language.parse(title).sentences.flatMap(({ tokens }) => tokens);
        const titleWords = new Set(contentWords(titleTokens));
        const texts = [title, ...read.sentences.map(({ text }) => text)];
        const byKey = new Map(
          texts
            .flatMap((text) => [text, text.replace(CITATION, '')])
            .map((text) => [hashSentence(text), text]),
        );
        const ofSentence = Map.groupBy(labeled, ({ place, sentence }) => `${place} ${sentence}`);
        return [...ofSentence.values()].flatMap((ofPhrases) => {
          const [{ sentence, place }] = ofPhrases;
          const text = byKey.get(sentence);
          const [parsed] = text === undefined ? [] : language.parse(text).sentences;
          if (parsed === undefined) return [];
          const labelOf = new Map(ofPhrases.map(({ phrase, label }) => [phrase, label]));
          const context = { place: { from: place, titleWords } };
          return describePhrases(parsed, language, context).flatMap(({ name, features }) => {
            const label = labelOf.get(hashSentence(name));
            return label === undefined ? [] : [{ paper, place, features: [...features], label }];
          });
        });
      })
      .toArray();
    console.log(`${examples.length} of ${labels.length} phrases found`);
    const models = Object.entries(ACCEPTED).map(([role, accepted]) => {
      const ofRole = examples.map(({ label, ...example }) => ({
        ...example,
        isAccepted: accepted.includes(label),
      }));
      const options = { minPapers: MIN_PAPERS, penalty: PENALTY };
      const fit = values.adjust
        ? (some) => adjustWeights(some, readWeights(engine, role), CHANGE_PENALTY)
        : (some) => fitWeights(some, options);
      const rated = rateByOthers(ofRole, fit);
      const isQuestion = ({ place }) => place === 'question';
      console.log(`${role}, questions\n${measurePrecision(rated.filter(isQuestion))}`);
      const ofOwnStudies = rated.filter((example) => !isQuestion(example));
      console.log(`${role}, own studies\n${measurePrecision(ofOwnStudies)}`);
      const weights = fit(ofRole);
      const least = values.adjust ? MIN_ADJUSTED_STRENGTH : MIN_STRENGTH;
      return [role, dropWeakWeights(ofRole, weights, least)];
    });
    writeFileSync(MODEL, writeModel(models));
  },
);

/** The present weights of a role, with the features by name. */
function readWeights({ BIASES, FEATURES, WEIGHTS }, role) {
  const names = FEATURES.split('\n');
  return {
    bias: BIASES[role],
    weights: Object.fromEntries(names.map((name, at) => [name, WEIGHTS[role][at] / STEPS])),
  };
}

function writeModel(models) {
  const { names, rows } = listFeatures(
    models.map(([, { weights }]) => weights),
    STEPS,
  );
  const biases = Object.fromEntries(models.map(([role, { bias }]) => [role, bias]));
  const weights = Object.fromEntries(models.map(([role], at) => [role, rows[at]]));
  return [
    '// Generated by scripts/train-phrases.mjs: not for editing by hand.',
    '',
    '/** Log-odds of each role for a phrase without any feature. */',
    `export const BIASES = ${JSON.stringify(biases)};`,
    '',
    '/** The features, one a line. */',
    `export const FEATURES = ${JSON.stringify(names.join('\n'))};`,
    '',
    '/** By how much each feature changes the log-odds of a role, in fifths. */',
    `export const WEIGHTS: Readonly<Record<keyof typeof BIASES, readonly number[]>> = ${JSON.stringify(weights)};`,
    '',
  ].join('\n');
}
