import type { ReadSource } from '../../hypotheses/read-source.js';
import type { PaperSentence } from '../../statements/statement.types.js';
import { readEffect } from './read-effects.js';
import { rankChoices } from './rank-choices.js';
import { cleanName, nameIn } from './clean-name.js';
import { isMeasureName, isSpecific } from '../../study-phrases/measure-names.js';
import {
  choiceFrom,
  choiceFromTitle,
  findOwnSentences,
  findStudiedSentences,
} from './own-sentences.js';
import type { PaperChoice } from './paper-choices.types.js';

/** "The primary endpoint was progression-free survival." */
const PRIMARY =
  /\b(?:co-?)?(?:primary|main|principal) (?:(?:efficacy|study|clinical|safety|composite) )?(?:end[- ]?points?|outcomes?)(?: measures?| variables?)?(?: of (?:this|the|our) (?:study|trial))?,? (?:was|were|is|are) (?:defined as )?/iu;
const MEASURED =
  'measured|assessed|determined|quantified|evaluated|estimated|scored|counted|recorded|monitored|calculated';
/** "Pain was assessed with a scale": from the beginning of the sentence or after a time or place. */
const PASSIVE = new RegExp(
  String.raw`(?:was|were) (?:also |then |further |subsequently |\p{L}+ly )?(?:${MEASURED})\b`,
  'iu',
);
/** "We measured pain with a scale." */
const ACTIVE = new RegExp(String.raw`\bwe (?:also |then |next |\p{L}+ly )?(?:${MEASURED}) `, 'iu');
const OBJECT_ENDS =
  /;|\.$|\. | (?:by|using|with|via|on|at|from|during|after|before|for|through|to|as|between|when|while|within|over|according|and (?:then|used|compared|calculated|determined)) /iu;
/** "The incidence was 23 %", "viral load was higher in A than in B". */
const RESULT =
  /(?:was|were) (?:(?:also|still|only|about|approximately|nearly|around|estimated at) )*(?:\d[\d.,]*\s?(?:%|‰|percent|days?|weeks?|months?|years?|per|mg|kg|[µμn]g|g\/|mm|cm|[µμ]m|nm|MPa|GPa|HV|°C|h\b|min|copies|cells|IU|U\/|mm|log)|(?:(?:significantly|markedly|substantially|slightly|much|statistically|considerably) )*(?:higher|lower|greater|longer|shorter|reduced|increased|decreased|elevated|improved|enhanced|similar) (?:in|among|for|between|compared|than|with|by|after|following|under|at|when)\b)/iu;
/** "Effects of A on B", in a title. */
const TITLE_EFFECT =
  /\b(?:effects?|impact|influence) (?:of [^:;.?]{3,120}? )?(?:up)?on (?:the )?([^:;.?]{3,90}?)(?= (?:in|of patients|among|during|after|under|from|before) |[:.?]|$)/iu;
/** "Prevalence and incidence of A among B", in a title. */
const TITLE_RATE =
  /\b((?:(?:sero-?)?prevalence|incidence|mortality|survival|severity|transmission|knowledge|attitudes?|adherence|fertility|susceptibility|resistance|accuracy|toxicity|biodiversity|abundance)(?: (?:rates?|risk))?(?:(?:,| and|, and) (?:attitudes?|practices?|incidence|prevalence|mortality|morbidity|severity))* (?:of|to|towards?|against) [^:;.?,]{3,70}?)(?= (?:in|among|during|after|under|from|before|using|at|with|by|between) |[:.?,]|$)/iu;

/** What a paper says that it measured, its primary outcome first; at most four, and none where nothing is certain. */
export function findMeasures(read: ReadSource): readonly PaperChoice[] {
  const sentences = findOwnSentences(read);
  const primary = sentences.flatMap((sentence) => toChoices(read, sentence, readPrimary(sentence)));
  const titled = [TITLE_EFFECT, TITLE_RATE].flatMap((pattern) => {
    const name = cleanName(pattern.exec(read.source.title)?.[1] ?? '');
    const choice =
      name !== undefined && isMeasureName(name) ? choiceFromTitle(read, name) : undefined;
    return choice ? [choice] : [];
  });
  const measured = sentences.flatMap((sentence) =>
    toChoices(read, sentence, [...readMeasured(sentence), ...readResult(sentence)]),
  );
  const studied = findStudiedSentences(read).flatMap((sentence) => {
    const outcome = readEffect(sentence)?.outcome;
    return outcome !== undefined && isMeasureName(outcome)
      ? [choiceFrom(read, sentence, outcome)]
      : [];
  });
  return rankChoices(read, [...primary, ...titled, ...studied], measured);
}

const toChoices = (read: ReadSource, sentence: PaperSentence, names: readonly string[]) =>
  names.map((name) => choiceFrom(read, sentence, name));

function readPrimary(sentence: PaperSentence): readonly string[] {
  const match = PRIMARY.exec(sentence.text);
  if (!match) return [];
  const from = match.index + match[0].length;
  const stretch =
    /^[^,;:.()]{4,90}?(?= (?:from|at|after|within|during|in|among|for|as|that|which|defined|measured|assessed|between|over|by|using) |[,;:.()])/iu.exec(
      sentence.text.slice(from),
    )?.[0];
  const name = stretch === undefined ? undefined : nameIn(sentence, from, from + stretch.length);
  return name !== undefined && isSpecific(name) ? [name] : [];
}

function readMeasured(sentence: PaperSentence): readonly string[] {
  const passive = PASSIVE.exec(sentence.text);
  if (passive) return measuresBefore(sentence, passive.index);
  const active = ACTIVE.exec(sentence.text);
  if (!active) return [];
  const from = active.index + active[0].length;
  const end = OBJECT_ENDS.exec(sentence.text.slice(from))?.index;
  return end === undefined ? [] : measuresWithin(sentence, from, from + end);
}

const readResult = (sentence: PaperSentence): readonly string[] => {
  const match = /^(?:abstract|results)$/u.test(sentence.section)
    ? RESULT.exec(sentence.text)
    : null;
  // What is narrowed down to one group or time is a result rather than a measure.
  return match
    ? measuresBefore(sentence, match.index).filter(
        (name) => !/ (?:in|for|with|at|after) /u.test(name),
      )
    : [];
};

/** "At day 3, ", "In mice, ": what stands before the subject. */
const SETTING =
  /^(?:(?:in|at|on|after|during|for|from|within|following|before|under|overall|briefly|finally|then|similarly|moreover|furthermore|additionally|secondly|first|second)\b[^,;:]{0,90}|briefly|finally|overall), /iu;

/** The measures that are the subject of the verb at an offset. */
function measuresBefore(sentence: PaperSentence, end: number): readonly string[] {
  const from = SETTING.exec(sentence.text)?.[0].length ?? 0;
  return from < end ? measuresWithin(sentence, from, end) : [];
}

const JOINT = /, and |, or |, | and | or /giu;

/** The measures that a stretch lists; none if any part of it is something else than a plain name. */
function measuresWithin(sentence: PaperSentence, from: number, to: number): readonly string[] {
  const text = sentence.text.slice(from, to).trimEnd();
  const whole = nameIn(sentence, from, from + text.length);
  if (whole !== undefined && !/,/u.test(text) && isMeasureName(whole)) {
    // "The mean and the peak level" is one name, "weight and length" are two.
    const parts = text.split(JOINT).map(cleanName);
    return parts.length > 1 && parts.every((part) => part !== undefined && isMeasureName(part))
      ? parts.filter((part) => part !== undefined)
      : [whole];
  }
  const names: string[] = [];
  let at = from;
  for (const part of text.split(JOINT)) {
    const start = sentence.text.indexOf(part, at);
    at = start + part.length;
    const name = nameIn(sentence, start, at);
    if (name === undefined) return [];
    if (isMeasureName(name)) names.push(name);
  }
  return names;
}
