import type { ReadSource } from '../../hypotheses/read-source.js';
import { cleanPhrase } from './clean-phrase.js';
import { titleOf } from './study-kind.js';
import { factFrom, factFromTitle, ownSentences } from './study-text.js';
import type { StudyFact } from './study.types.js';

const TITLE_FACTOR =
  /\b(?:effects?|impact|influence|efficacy|effectiveness|safety) of (?:the )?(.{3,90}?) (?:on|upon|in|for|against)\b/iu;
const TITLE_VERSUS =
  /(?:^|: |\b(?:of|between|with) )((?:[\p{L}\d-]+ ){1,4}(?:versus|vs\.?) [^:;.?]{3,70}?)(?: (?:in|for|among) .*)?$/iu;
const TITLE_STUDIED =
  /^(?:(?:use|study|evaluation|assessment|pilot study|phase \S+ study) of (?:the )?)?(?:brief |topical |twice[-‐]weekly )*(.{4,80}?) (?:in combination with .{3,50}? )?(?:in|for|after|as|following) .*\b(?:patients|children|volunteers|women|adults|mice|rats)\b/iu;
const ASSIGNED =
  /\b(?:randomi[sz]ed|randomly (?:assigned|allocated|divided|selected)|assigned|allocated|divided) (?:\([^)]{0,20}\) )?(?:in an? [\d:]+ ratio )?(?:equally )?(?:to|into|in) [^.]{0,120}\b(?:groups?|arms?|controls?|treatments?|placebo|intervention|conditions?|sequences?)\b/iu;
const CONTROLS =
  /\b(?:control group|controls? (?:received|were|consisted|cells)|negative control|untreated|mock[- ](?:infected|treated)|sham|wild[- ]type|placebo|vehicle (?:alone|controls?|group|treated)|compared (?:with|to) (?:an? |the )?(?:control|placebo|reference|untreated|wild)|reference (?:strain|product|standard))\b/iu;
const TREATED =
  /\b(?:mice|rats|rabbits|animals|patients|participants|children|cells|cultures|larvae|mosquitoes|females|plants|seedlings|specimens|samples|sheep|pigs|group|groups)\b[^.;]{0,60}\b(?:(?:were|was) (?:then |orally |experimentally |intravenously |\p{L}+ly )?(?:treated|exposed|infected|inoculated|challenged|immuni[sz]ed|supplemented|fed|transfected|annealed|heated|irrigated|grown (?:on|in|under)|injected|administered) (?:with|to|at|on|in|under|intra\p{L}+)?|received (?!written|information|informed|standard care according))/iu;
const SLIDES =
  /cut-?off|probability component|coprecipitat\w+|immunoprecipitat\w+|\bwash(?:ed|ing)\b|\bto obtain\b|chromatograph|\bcolumn\b|\bgel\b|electricity|^To (?:eliminate|exclude|avoid|remove|confirm)|\b(?:proteins|genes|sequences|transcripts|clusters) were (?:\p{L}+ )?(?:divided|assigned|grouped)\b|\b(?:slides?|plates?|membranes?|wells?|primary antibod\w+|secondary antibod\w+|consent|pcr|elisa|assays?|blots?|blank samples|aliquots?|blocks)\b/iu;
const MAX_GROUPS = 3;

/** The sentences in which a paper says what it compared, and what its title says was varied. */
export function findGroups(read: ReadSource): readonly StudyFact[] {
  const sentences = ownSentences(read).filter(
    ({ section, text }) => section !== 'results' && section !== 'front' && text.length <= 300,
  );
  const pick = (pattern: RegExp) => {
    const sentence = sentences.find(({ text }) => pattern.test(text) && !SLIDES.test(text));
    return sentence ? [factFrom(read, sentence, '')] : [];
  };
  const found = [...pick(ASSIGNED), ...pick(TREATED), ...pick(CONTROLS)];
  return found
    .filter(
      ({ evidence }, at) =>
        found.findIndex(({ evidence: other }) => other.quote === evidence.quote) === at,
    )
    .slice(0, MAX_GROUPS);
}

/** What the title says was given or varied: "The effect of A on B", "A versus B". */
export function findTitleFactor(read: ReadSource): StudyFact | undefined {
  const title = titleOf(read);
  const versus = TITLE_VERSUS.exec(title)?.[1];
  const stretch = versus ?? TITLE_FACTOR.exec(title)?.[1] ?? TITLE_STUDIED.exec(title)?.[1];
  const name = stretch === undefined ? undefined : cleanPhrase(stretch);
  return name === undefined || GENERAL.test(name) || title.trim().endsWith('?')
    ? undefined
    : factFromTitle(read, name);
}

/** Words of a title that are about a study rather than about what it varied. */
const GENERAL =
  /\b(?:effects?|outcomes?|characteristics?|stud(?:y|ies)|analysis|patterns?|comparison|prevalence|epidemiolog\w+|survival|expression|review|assessment|evaluation|knowledge|factors?|transcriptomes?|distribution|role|barriers?|risk|epidemics?|outbreaks?|covid-19|sars-cov-2|progress|development|implementation)\b/iu;

const FOLLOW_UP =
  /\b(?:follow(?:ed)?[- ]?up|followed)\b[^.;]{0,60}?\b((?:\d+(?:\.\d+)?|one|two|three|six|twelve)(?:[-–]|\s)(?:days?|weeks?|months?|years?))\b/iu;

const inPlural = (time: string): string => {
  const plain = time.replace(/[-–]/gu, ' ');
  return /^(?:1|one) |s$/u.test(plain) ? plain : `${plain}s`;
};

/** How long a paper followed its units. */
export function findFollowUp(read: ReadSource): StudyFact | undefined {
  const sentence = ownSentences(read).find(({ text }) => FOLLOW_UP.test(text));
  const time = sentence && FOLLOW_UP.exec(sentence.text)?.[1];
  return time === undefined || sentence === undefined
    ? undefined
    : factFrom(read, sentence, inPlural(time));
}
