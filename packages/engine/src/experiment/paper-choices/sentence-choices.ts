import type { Evidence } from '@spinout/api-client';
import type { Language } from '../../language/parse-text.js';
import { cleanName } from './clean-name.js';
import { isMeasureName } from './measure-names.js';

/** What can be given to someone or done with something, by its last word. */
const GIVEN =
  /(?:\b(?:therap(?:y|ies)|treatments?|trainings?|programs?|programmes?|interventions?|supplement(?:ation|s)?|vaccin(?:e|es|ation)|diets?|screening|testing|exercises?|antibiotics?|inhibitors?|probiotics?|glucocorticoids?|corticosteroids?|statins?|immunotherapy|chemotherapy|radiotherapy|prophylaxis|fertili[sz]ers?|irrigation)|(?<!\w)\w{3,}(?:mab|nib|mib|domide|vir|cillin|mycin|statin|formin|sartan|prazole|parin|xaban))$/iu;
/** What units differ in, by its last word or its first. */
const EXPOSURE =
  /^(?:lack|absence|shortage|exposure|delays?|deficiency|overexpression|knockdown|silencing|deletion) (?:of|in|to) \S|\S (?:polymorphisms?|genotypes?|haplotypes?|mutations?|atrophy|status|seasonality|temperatures?|restrictions|delays?)$|^(?:smoking|obesity|diabetes|hypertension|seasonality)$/iu;
/** "Treatment" alone, or what is done in passing: nothing that is varied. */
const SAYS_LITTLE =
  /^(?:(?:the|an?|any|other|further|additional|conventional|current|this|such|early|effective|specific|active|new|future|more|appropriate|available|required|standard|diagnostic|adjunctive|intensive|T\d)\s)*(?:therap(?:y|ies)|treatments?|trainings?|programs?|programmes?|interventions?|vaccin(?:e|es|ation)|diets?|screening|testing|surgery|prophylaxis|inhibitors?|antibiotics?|exercises?|financial restrictions)$|\b(?:future|further|current)\b/iu;
/** What can be told to be there or not, by its last word. */
const FINDING =
  /\S (?:cancer|carcinoma|adenoma|\p{L}{3,}itis|impairment|(?:mis)?diagnosis|infections|injury|dementia|stroke|thrombosis|tumorigenesis|dendrites|decline)$/iu;
/** Measures that say enough within a sentence: quantities of something, and what people feel. */
const MEASURE =
  /\b(?:durations?|length|times?|rates?|levels?|concentrations?|expression|survival|mortality|incidence|prevalence|severity|yields?|uptake|adherence|weights?|heights?|anxiety|depression|distress|pain|quality of life|viral load|abundance|biomass|fecundity|viability|proliferation|accuracy|throughput)\b/iu;
/** A name that only says how much, or that is no name by itself. */
const NO_MEASURE =
  /^(?:vivo|vitro|lower|higher|maximum|minimum|high|low|overall|gene)\s\S+$|^\S+$|\bchanges?$/iu;
/** "Long duration of stay" is about the duration. */
const LEVEL =
  /^(?:long(?:er)?|short(?:er)?|high(?:er)?|low(?:er)?|great(?:er)?|increased|decreased|reduced|elevated|enhanced|poor(?:er)?|prolonged|normal|sufficient|relatively)\s(?=\S+ of\b|\S+ \S)/iu;

/** A choice, from the sentence that a person started from or from a paper. */
export interface SentenceChoice {
  readonly text: string;
  readonly evidence?: Evidence | undefined;
  /** Whether the sentence of the hypothesis names it. @default false */
  readonly isInSentence?: boolean;
}

/** What a phrase is about, without what the sentence says of it. */
const TALK =
  /^(?:[\p{L}-]+ )?(?:context|mechanisms?|pathogenesis|etiology|possibility|understanding|increases?|decreases?|reductions?|changes?|risks?|impact|effects?|role|use|aspects|development|occurrence|status) (?:of|in|on|for) (?:the )?(?=\S)/iu;

function plainName(phrase: string): string | undefined {
  const name = cleanName(phrase.replace(TALK, ''))?.replace(LEVEL, '');
  const words = (name?.toLowerCase().split(' ') ?? []).filter(({ length }) => length > 3);
  // A line of a table repeats its words.
  return new Set(words).size < words.length ? undefined : name;
}

/** What the sentence of a hypothesis names: measures, and what can be given or done. */
export function findSentenceChoices(
  statement: string,
  { parse }: Pick<Language, 'parse'>,
  evidence?: Evidence,
): { readonly factors: readonly SentenceChoice[]; readonly outcomes: readonly SentenceChoice[] } {
  // "At the level of complex II" names a place, and "CRF03" of "CRF03_AB" only a part.
  const isWhole = ({ text }: { readonly text: string }) =>
    !statement.includes(`${text}_`) && !statement.includes(`at the ${text}`);
  const phrases = parse(statement)
    .sentences.flatMap(({ nounPhrases }) => nounPhrases)
    .filter((phrase) => isWhole(phrase.extended ?? phrase) && isWhole(phrase));
  const toChoice = (text: string) => ({
    text,
    isInSentence: true,
    ...(evidence?.quote.includes(text) ? { evidence } : {}),
  });
  const names = phrases.map((phrase) => ({
    short: plainName(phrase.text),
    long: plainName((phrase.extended ?? phrase).text),
  }));
  const outcomes = names.flatMap(({ short, long }) => {
    const found = [long, short].find(
      (name) =>
        name !== undefined &&
        !NO_MEASURE.test(name) &&
        ((isMeasureName(name) && MEASURE.test(name)) || FINDING.test(name)),
    );
    return found === undefined ? [] : [toChoice(found)];
  });
  const factors = names.flatMap(({ short, long }) => {
    const isGiven = short !== undefined && GIVEN.test(short);
    const found = isGiven
      ? (long ?? short)
      : [long, short].find((name) => name !== undefined && EXPOSURE.test(name));
    return found === undefined || SAYS_LITTLE.test(found) || / (?:and|or) /u.test(found)
      ? []
      : [toChoice(found)];
  });
  return { factors, outcomes };
}
