import type { ReadSource } from '../../hypotheses/read-source.js';
import type { PaperSentence } from '../../statements/statement.types.js';
import { INTERVENTION } from '../factor-kind.js';
import { cleanName, nameIn } from './clean-name.js';
import {
  choiceFrom,
  choiceFromTitle,
  findOwnSentences,
  findStudiedSentences,
} from './own-sentences.js';
import type { PaperChoice } from './paper-choices.types.js';
import { readEffect } from './read-effects.js';
import { rankChoices } from './rank-choices.js';

/** "A versus B", in a title. */
const TITLE_VERSUS =
  /(?:^|: |\b(?:of|between|with) )((?:[\p{L}\d-]+ ){1,6}(?:versus|vs\.?) [^:;.?]{3,70}?)(?= (?:in|for|among|as|on|after|during|with|of) |[:.?]|$)/iu;
/** "The effect of A on B", in a title. */
const TITLE_EFFECT =
  /\b(?:effects?|impact|influence|efficacy|effectiveness|safety(?: and (?:efficacy|feasibility|tolerability))?) of (?:the )?([^:;.?]{3,80}?) (?:up)?(?:on|in|for|against|among) /iu;
/** "A reduces B", in a title. */
const TITLE_ACTS =
  /^((?:[\p{L}\d‐-]+ ){0,5}[\p{L}\d‐-]+) (?:increases?|reduces?|improves?|decreases?|promotes?|inhibits?|attenuates?|prevents?|enhances?|suppresses|protects?|ameliorates?|alleviates?|induces?) /iu;
/** "A in patients with B", "A for B", in a title. */
const TITLE_GIVEN =
  /^(?:(?:use|study|evaluation|pilot study|phase \S+ (?:study|trial)) of (?:the )?)?([^:;.?]{4,90}?) (?:in|for|after|following) (?:[^:;.?]{0,60}\b)?(?:patients|children|volunteers|women|men|adults|students|mice|rats|lymphoma|myeloma|leukemia|cancer|carcinoma|therapy|treatment)\b/iu;
const TITLES = [TITLE_VERSUS, TITLE_EFFECT, TITLE_ACTS, TITLE_GIVEN] as const;
const ASSIGNED =
  /\b(?:randomi[sz]ed|randomly (?:assigned|allocated|divided)|assigned|allocated) (?:\([^)]{0,20}\) |\d:\d |in an? [\d:]+ ratio |equally )*(?:to|into) (?:receive |either |two groups: |one of \p{L}+ groups: )*/iu;
const TREATED =
  /\b(?:were|was) (?:then |orally |experimentally |intravenously |subcutaneously |randomly |\p{L}+ly )?(?:treated|exposed|inoculated|challenged|immuni[sz]ed|vaccinated|supplemented|fed|transfected|annealed|irrigated|injected|infected|sprayed|incubated|pretreated) (?:with|to|at) (?:the |an? |either )?/iu;
const UNITS =
  /\b(?:mice|rats|rabbits|hamsters|guinea pigs|animals|patients|participants|children|adults|women|men|volunteers|cells|cultures|larvae|mosquitoes|females|plants|seedlings|specimens|samples|sheep|pigs|chickens|fish|zebrafish|flies|ferrets|macaques|monkeys|cows|calves|groups?|plots|pots)\b/iu;
/** "Was higher in A than in B", "compared between A and B". */
const THAN =
  /\b(?:higher|lower|greater|longer|shorter|better|worse|more|less|faster|slower) (?:\p{L}+ ){0,3}?(?:in|among|for|with|after|under) (?:the )?([^,;:()]{3,60}?) (?:than|compared (?:to|with)) (?:in |among |for |with |after |under |that of |those (?:of|in|with) )(?:the )?([^,;:().]{3,60}?)(?=[,;:().]| (?:at|after|during|and|with|by|on|in|from|who|did|were|was) )/iu;
const BETWEEN =
  /\b(?:compar(?:ed|ing|ison)|differ(?:ed|ences?)|differences?) (?:[\p{L}-]+ ){0,4}?between (?:the )?([^,;:()]{3,60}?) and (?:the )?([^,;:().]{3,60}?)(?=[,;:().]| (?:at|after|during|with|by|on|in|using|were|was|for|of) )/iu;
const ENDS =
  /[,;:.(]| (?:at|for|every|once|twice|daily|per|in|on|by|using|via|from|before|after|during|until|as|and|or|followed|dissolved|diluted|overnight|containing|was|were|which|that|to|intra\p{L}+) /iu;

/** What is a preparation of samples, or no treatment at all. */
const NO_TREATMENT =
  /\b(?:PBS|buffers?|antibod(?:y|ies)|DAPI|trypsin|DNase|RNase|proteinase|formaldehyde|paraformaldehyde|formalin|ethanol|methanol|xylene|streptavidin|secondary|primary|serum|BSA|medium|media|DMEM|FBS|agar|water|reagents?|substrates?|solutions?|enzymes?|probes?|primers?|kit|lipofectamine|plasmids?|vectors?|constructs?|groups?|arms?|conditions?|treatments?|data|results|studies|values|models?|tests?|methods?|temperature|°C|dark|ice|hours?|min(?:utes)?|room|standard care|food|sucrose|diet ad|isoflurane|ketamine|xylazine|anesthe\w+|informed|guidelines|respect|two|three|four|others?|rest|controls?|both|one|several|various|different)\b/iu;
const VAGUE_SIDE =
  /^(?:groups?|two groups|both groups|the groups|controls?|patients|others|cases|rest|those|results|models?|data|men|women|values|studies|samples|methods|variables|observed|predicted|expected|simulated|experimental|theoretical)$/iu;

/** What a paper says that it gave, set or compared; at most four, and none where nothing is certain. */
export function findComparisons(read: ReadSource): readonly PaperChoice[] {
  const sentences = findOwnSentences(read);
  const assigned = sentences.flatMap((sentence) =>
    toChoices(read, sentence, readAssigned(sentence)),
  );
  const others = sentences.flatMap((sentence) =>
    toChoices(read, sentence, [readTreated(sentence), readPair(sentence)]),
  );
  const studied = findStudiedSentences(read).flatMap((sentence) => {
    const factor = readEffect(sentence)?.factor;
    return factor === undefined || NO_FACTOR.test(factor) || NO_TREATMENT.test(factor)
      ? []
      : [choiceFrom(read, sentence, factor)];
  });
  return rankChoices(read, [...readTitle(read), ...assigned, ...studied], others);
}

const toChoices = (
  read: ReadSource,
  sentence: PaperSentence,
  names: readonly (string | undefined)[],
) => names.flatMap((name) => (name === undefined ? [] : [choiceFrom(read, sentence, name)]));

function readTitle(read: ReadSource): readonly PaperChoice[] {
  const { title } = read.source;
  const [pattern, stretch] = TITLES.map((each) => [each, each.exec(title)?.[1]] as const).find(
    ([, found]) => found !== undefined,
  ) ?? [undefined, undefined];
  const name = stretch === undefined ? undefined : cleanName(stretch);
  if (name === undefined || title.trim().endsWith('?') || NO_FACTOR.test(name)) return [];
  if (pattern === TITLE_GIVEN && !INTERVENTION.test(name) && !DRUG.test(name)) return [];
  const choice = choiceFromTitle(read, name);
  return choice ? [choice] : [];
}
/** Names of drugs by their endings. */
const DRUG =
  /(?<!\w)\w{3,}(?:mab|nib|mib|domide|vir|cillin|mycin|statin|formin|sartan|prazole|parin|xaban|cept|grastim|caine|asone)\b/iu;
/** Words of a title that are about a study or a time rather than about what it varied. */
const NO_FACTOR =
  /\b(?:effects?|outcomes?|characteristics?|stud(?:y|ies)|analysis|patterns?|comparison|prevalence|epidemiolog\w+|factors?|knowledge|review|distribution|roles?|barriers?|epidemics?|outbreaks?|pandemic|covid-19|progress|development|differential|survival)\b|^(?:interventions?|treatments?|therap(?:y|ies)|drugs?|[\p{Lu}\d]{1,3})$/iu;

function readAssigned(sentence: PaperSentence): readonly (string | undefined)[] {
  const match = ASSIGNED.exec(sentence.text);
  if (!match) return [];
  const from = match.index + match[0].length;
  const pair =
    /^([^,;:.]{3,60}?) (?:or|versus|vs\.?|and) ([^,;:.]{3,60}?)(?=[,;:.(]| (?:at|for|in|group|groups|arm|using|by|twice|once|daily|from|every|stratified|after) )/iu.exec(
      sentence.text.slice(from).replace(/\([^()]{0,60}\) ?/gu, ''),
    );
  const sides = [pair?.[1], pair?.[2]].map((side) => cleanName(side ?? ''));
  const [a, b] = sides;
  return a !== undefined && b !== undefined && !VAGUE_SIDE.test(a) && !/\d/u.test(a)
    ? isGeneric(a, b)
      ? []
      : [`${a.replace(/ with either /iu, ' with ')} versus ${b}`]
    : [];
}

function readTreated(sentence: PaperSentence): string | undefined {
  if (!/^(?:abstract|methods|body)$/u.test(sentence.section)) return undefined;
  const match = TREATED.exec(sentence.text);
  if (!match || !UNITS.test(sentence.text.slice(0, match.index))) return undefined;
  const from = match.index + match[0].length;
  const end = ENDS.exec(sentence.text.slice(from))?.index ?? -1;
  const name = end < 0 ? undefined : nameIn(sentence, from, from + end);
  return name === undefined || NO_TREATMENT.test(name) || /\bcells?$/iu.test(name)
    ? undefined
    : name;
}

function readPair(sentence: PaperSentence): string | undefined {
  const match = THAN.exec(sentence.text) ?? BETWEEN.exec(sentence.text);
  if (!match) return undefined;
  const [a, b] = [match[1], match[2]].map((stretch) => {
    const from = stretch === undefined ? -1 : sentence.text.indexOf(stretch, match.index);
    return from < 0 ? undefined : nameIn(sentence, from, from + (stretch?.length ?? 0));
  });
  if (a === undefined || b === undefined || VAGUE_SIDE.test(a) || NO_SIDE.test(`${a} ${b}`))
    return undefined;
  return GROUP.test(`${a} ${b}`) && !isGeneric(a, b) && !/ of /u.test(a)
    ? `${a} versus ${b}`
    : undefined;
}
/** "The experimental and the control group": the names say nothing. */
const isGeneric = (...sides: readonly string[]): boolean =>
  sides.every((side) =>
    /^(?:(?:the|an?|experimental|controls?|treatments?|interventions?|tests?|reference|study|patients?|healthy|cases?|standard|drugs?|groups?|arms?|one|other)\s?)+$/iu.test(
      side,
    ),
  );
/** Words of groups that a study compares. */
const GROUP =
  /\b(?:groups?|arms?|patients|participants|controls?|treated|untreated|infected|uninfected|exposed|cells|mice|rats|animals|plants|cultivars?|strains?|mutants?|wild|tissues?|tumou?rs?|workers|women|men|children|adults|smokers|sites|plots|samples|stress|humans|carriers|population|vaccinated|survivors)\b/iu;
const NO_SIDE =
  /\b(?:data|results?|values?|studies|models?|methods?|observed|predicted|variables?|current|previous|present|sequences?|baseline|age|ages?)\b|\d{3}/iu;
