import type { PaperSentence } from '../../statements/statement.types.js';
import { nameIn } from './clean-name.js';

/** What a sentence relates: something that may be varied or compared, and what it may change. */
export interface StudiedEffect {
  readonly factor: string | undefined;
  readonly outcome: string | undefined;
}

const STUDIED =
  'investigat\\w+|evaluat\\w+|assess\\w*|determin\\w+|examin\\w+|stud(?:y|ied|ying)|test(?:ed|ing)?|explor\\w+|analy[sz]\\w+|compar\\w+|clarify|elucidate|estimat\\w+|measur\\w+|quantify';
/** "We investigated the effect of A on C", "to assess the impact of A on C". */
const EFFECT = new RegExp(
  String.raw`\b(?:we (?:\p{L}+ )?|to (?:\p{L}+ly )?|aim(?:s|ed) at )(?:${STUDIED}) (?:and \p{L}+ )?(?:the |any |potential |possible |both )*(?:\p{L}+ )?(?:effects?|impact|influence|efficacy|effectiveness) of (?:the )?`,
  'iu',
);
/** "To assess the association between A and C". */
const ASSOCIATION = new RegExp(
  String.raw`\b(?:we (?:\p{L}+ )?|to (?:\p{L}+ly )?)(?:investigat\w+|evaluat\w+|assess\w*|determin\w+|examin\w+|explor\w+|analy[sz]\w+|test) (?:the |any |potential |possible )*(?:associations?|relationships?|correlations?) between (?:the )?`,
  'iu',
);
const END =
  /[,;:.(]| (?:in|at|among|during|using|by|for|from|with|via|after|before|under|that|which|as well|we|and (?:to|we|then)|to|through|when|following|over|between|based|within|against) /iu;

/** What a sentence says that its paper studied. */
export function readEffect(sentence: PaperSentence): StudiedEffect | undefined {
  const effect = EFFECT.exec(sentence.text);
  if (effect) return readSides(sentence, effect.index + effect[0].length, / (?:up)?on (?:the )?/iu);
  const association = ASSOCIATION.exec(sentence.text);
  return association
    ? readSides(sentence, association.index + association[0].length, / and (?:the )?/iu)
    : undefined;
}

function readSides(
  sentence: PaperSentence,
  from: number,
  joint: RegExp,
): StudiedEffect | undefined {
  const rest = sentence.text.slice(from);
  const middle = joint.exec(rest);
  const first = END.exec(rest)?.index ?? rest.length;
  if (!middle) return undefined;
  // "The effect of A in mice on C" names no more than C for certain.
  const factor =
    middle.index <= first || !/[,;:.]/u.test(rest.slice(0, middle.index))
      ? nameIn(sentence, from, from + middle.index)
      : undefined;
  const start = from + middle.index + middle[0].length;
  const end = END.exec(sentence.text.slice(start))?.index;
  const outcome = end === undefined ? undefined : nameIn(sentence, start, start + end);
  return middle.index > 120 ? undefined : { factor, outcome };
}
