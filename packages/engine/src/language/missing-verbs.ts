import type { Token } from './language.types.js';
import { wordSet } from '../text/word-lists.js';
import { hasPos, isNoun } from './phrase-words.js';

/** Verbs that are nouns or adjectives as well. */
export const AMBIGUOUS_VERBS = wordSet(`
  abandon access account act address advance affect age aid alarm anchor answer approach arrest assay attack attract balance bar bear benefit bias bind block boost
  bridge buffer build burden calibrate capture cause center challenge change channel charge check clear cluster coat code collapse combat
  compete concern condition conduct contact contain contrast control cool cost couple cover crack cut cycle damage date decay
  decline decrease defeat degrade delay demand depend design desire detail differ discount disrupt display dominate double drain drift drive drop
  dry effect elevate emit empty enter equal escape estimate exceed exchange exhibit experience express extract face favor favour feature feed field
  fill filter fit fix flow fold force form forecast frame free fuel fund gain gate govern group grow guard guide halt hamper
  harbor harbour harm heat help hinder hold host impact import export improve increase influence interest interface interview
  iterate join judge label lack last lead lift light limit link list load lower map mark mask match matter mean measure
  mediate meet merge milk mimic mirror model mold motivate move multiply narrow need network number object offer open oppose order
  outnumber overlap own pair parallel pattern peak persist pilot place plan plant plot point pollute power precede predict present pressure
  price process produce profile profit program project promise prompt pump question quiet race raise range rank rate reach
  record reflect release relay remain repair repeat replace report rescue resist respect rest result return reveal ring rise risk rule
  run scale scatter score screen seal secrete separate sequence serve set shape share shed shelter shield shift ship show shrink sign signal silence
  slow smooth sort sound source space spare spike split spread spur stain stall start state stem store stress stretch structure study
  subject suit supplement supply support surge surprise survey survive suspect sustain switch target tax test tie time tolerate top track trade train
  transfer transform transport trap travel treat trend trigger turn twist use vary view visit voice vote warm warrant waste wave weather widen work wound yield
`);
const CLAUSE_END = /^[;:]$/;
const SUBORDINATORS = /^(?:that|whether|because|although|if|when|while|whereas|since)$/i;
const MIN_CLAUSE = 3;

/**
 * Finds the verb of clauses in which the tagger saw none, as in "carbon taxes lower emissions": the first word that can be a
 * verb and agrees in number with the noun before it.
 */
export function restoreMissingVerbs(tokens: readonly Token[]): readonly Token[] {
  if (!/^[.?!]$/.test(tokens.at(-1)?.text ?? '')) return tokens;
  const verbs = new Set<number>();
  let start = 0;
  for (let index = 0; index <= tokens.length; index += 1) {
    const token = tokens[index];
    if (token && !CLAUSE_END.test(token.text) && !SUBORDINATORS.test(token.text)) continue;
    const verb = index - start >= MIN_CLAUSE ? missingVerb(tokens, start, index) : undefined;
    if (verb !== undefined) verbs.add(verb);
    start = index + 1;
  }
  if (verbs.size === 0) return tokens;
  return tokens.map((token, index) =>
    verbs.has(index)
      ? { ...token, pos: 'VERB' as const, lemma: baseForm(token.text.toLowerCase()) }
      : token,
  );
}

const missingVerb = (tokens: readonly Token[], start: number, end: number): number | undefined => {
  const places = Array.from({ length: end - start }, (_, at) => start + at);
  if (places.some((index) => isFinite(tokens, index, start))) return undefined;
  return places.slice(1).find((index) => canBeVerb(tokens, index));
};

const isFinite = (tokens: readonly Token[], index: number, start: number): boolean => {
  const token = tokens[index];
  if (token?.pos === 'AUX') return true;
  if (token?.pos !== 'VERB' || /ing$/.test(token.text)) return false;
  const isAttributive = index === start || hasPos(tokens[index - 1], 'DET', 'ADP', 'ADJ');
  return !(isAttributive && /(?:ed|en|wn)$/.test(token.text));
};

const startsObject = (token: Token | undefined) =>
  hasPos(token, 'ADJ', 'ADP', 'ADV', 'DET', 'NOUN', 'NUM', 'PRON', 'PROPN', 'VERB');

const canBeVerb = (tokens: readonly Token[], index: number): boolean => {
  const [previous, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (!previous || !token || !startsObject(next)) return false;
  if (!hasPos(token, 'NOUN', 'PROPN', 'ADJ') || !isNoun(previous)) return false;
  const word = token.text.toLowerCase();
  const isPlural =
    previous.lemma.toLowerCase() !== previous.text.toLowerCase() || /[^s]s$/.test(previous.text);
  return isPlural
    ? AMBIGUOUS_VERBS.has(word)
    : /s$/.test(word) && AMBIGUOUS_VERBS.has(baseForm(word));
};

const baseForm = (word: string): string => {
  if (!/s$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};
