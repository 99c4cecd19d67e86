import { namesMeasurable } from '@spinout/domain/measurable-outcome';
import type { ReadSource } from '../../hypotheses/read-source.js';
import { cleanPhrase, keysOf } from './clean-phrase.js';
import { titleOf } from './study-kind.js';
import { factFrom, factFromTitle, ownSentences } from './study-text.js';
import type { StudyMeasure } from './study.types.js';

/** "The primary endpoint was progression-free survival." */
const PRIMARY =
  /\b(?:primary|main|principal) (?:(?:efficacy|study|clinical|safety|composite) )?(?:end[- ]?points?|outcomes?)(?: measures?| variables?)?(?: of (?:this|the) (?:study|trial))?,? (?:(?:was|were|is|are|will be) (?:defined as )?|(?:included|comprised|includes) )(?:the )?([^.;]{4,160})/iu;
const SECONDARY =
  /\bsecondary (?:(?:efficacy|study|clinical|safety) )?(?:end[- ]?points?|outcomes?)(?: measures?| variables?)? (?:(?:was|were|is|are|will be)|included|include|comprised) (?:the )?([^.;]{4,160})/iu;
const VERBS =
  'measured|assessed|determined|quantified|evaluated|estimated|scored|detected|recorded|monitored|examined|calculated|analy[sz]ed|investigated|counted|tested|defined';
/** "Pain was assessed with the visual analog scale." */
const PASSIVE = new RegExp(
  `^(?:.{0,80}?[,:;] )?(.{3,110}?) (?:was|were) (?:also |then |further |subsequently |\\p{L}+ly )?(?:${VERBS})\\b(?:[^.;]{0,40}?\\b(?:by|using|with|via|according to|on|through) (?:the |an? )?([^.;]{3,140}))?`,
  'iu',
);
/** "We measured pain with a scale." */
const ACTIVE =
  /\bwe (?:also |then |\p{L}+ly )?(?:measured|assessed|determined|quantified|evaluated|estimated|scored|recorded|monitored|calculated) (?:the )?([^.;,]{3,110}?)(?: (?:by|using|with|via) (?:the |an? )?([^.;]{3,140}))?[.;,]/iu;
/** "Effects of A on B", in a title. */
const TITLE_EFFECT =
  /\b(?:(?:effects?|impact|influence) of .{3,120}? (?:on|upon)|(?:effects?|impact) on) (?:the )?([^:;.?]{3,120})/iu;

/** What is done with data or samples, not what is measured in a unit. */
const NOT_A_MEASURE =
  /Δ|robustness|phylogen|NPMLE|assumptions?|repeatability|read counts|cutoff value|glycosylation|amino acid distances|^stored|^proportions?$|operating characteristic|partition|hazard ratios?|total RNA|identifications|euclidean|pixel|clusters|shipped|expression values|agreement among|^(?:scores|ct values)$|^much\b|subdivided|observed at|splicing events associated|\b(?:RNA|DNA|mRNA|cDNA|proteins?|peptides?) (?:concentrations?|quality|integrity|purity|quantity|yields?)\b|\b(?:concentrations?|quality|purity|quantity)(?: and \p{L}+)? of (?:the |each |total )?(?:RNA|DNA|proteins?|peptides?|mRNA|extracts?)\b|false discovery|completion rates|path length|field capacity|annotation|gene ratio|enrichment|separation|^depth$|^(?:the )?highest|gas fragments|\b(?:biomarkers?|safety and efficacy|alignments?|homologues|target day|tree.?s reliability|shannon|tested quality|number of reports|gene coverage|spots|frames|scattering|surveys?|statistic\w*|z-scores?|ability|absorbance|convergence|publication bias|reliability of|interquartile|standard errors|quality scores?|parent mass|formula|setting of|time zero|doses? for|fixed doses|sided|logistic|efficiency of amplification|p[- ]values?|significance|data|analys[ie]s|samples?|patients|participants|models?|variables?|associations?|relationships?|correlations?|categorical|continuous|normality|sequences? (?:alignment|data)|study|studies|literature|primers?|table|figure|results?|experiments?|procedures?|software|method|methods|hypothes[ie]s|effects? of|groups?|criteria|use of|mice|rats|animals|larvae|mosquitoes|cells|subjects|children|women|control|power|questionnaires?|consent|eligibility|protocols?|forms?|informed|ethic\w*|approval|strains?|plates?|membranes? w|blots?|slides?|images?|reaction|solution|supernatants?|compounds?|authors?|articles?|documents?|toxicit\w+ criteria|bands?|products?|pellets?|sections|isolates?|plasmids?|libraries|peaks?|fractions?|all \w+s)\b/iu;
const TECHNIQUE =
  /\b(?:scale|inventory|index|score|questionnaire|test|assay|elisa|pcr|qpcr|spectr\w+|microscop\w+|chromatograph\w+|gc[-–]?ms|hplc|blot\w*|cytometr\w+|method|criteria|kit|interview|instrument|mri|ct\b|ultrasound|dilatomet\w+|diffraction|sequenc\w+|analy[sz]er|count\w*|staining|survey|records?|registr\w+|definition|classification|version|cultur\w+|imaging|dpph|plaque|titration|hybridi[sz]ation|colorimet\w+|fluoresc\w+|logger|sensors?|balance|ruler|caliper|tool|form|monitor)/iu;
/** Measured quantities that the list of nouns does not name. */
const MORE_MEASURES =
  /\b(?:survival|toxicit\w+|mortality|morbidity|adverse events?|response|quality of life|knowledge|attitudes?|practices?|adherence|uptake|levels?|titers?|titres?|loads?|counts?|expression|concentrations?|activit\w+|viability|length of stay|complications?|engraftment|knockdown|mortality|infection|dissemination|transmission|sensitivity|specificity|time|temperature|hardness|strength|volume fraction|grain size|composition|microstructure|yield|biomass|content|meaning in life|depression|anxiety|pain|satisfaction|hamd|weight|pressure|phenotype|binding|growth|degradation|methylation|abundance|diversity|uptake|prevalence|incidence|risk|recurrence|remission|exposure|coverage|fluorescence|morphology|damage|apoptosis|autophagy|migration|proliferation|accuracy|error|symptoms?|awareness|immunity|antibod(?:y|ies)|parasitemia|fitness|fertility|fecundity|emergence|lifespan|cd4\+?|protein levels?|mrna)\b/iu;

const MAX_MEASURES = 14;
const MAX_MEANS = 80;

/** What is no name, or too little of one. */
const NO_NAME =
  /^(?:no|not|regardless|more than|median|mean|suggested|modeled|days?|time|times|inhibition|response|responses|value|evolution|baseline|sequences?|changes|convergence|usage for|growth|levels?|activity|infection|expression|yield|deaths occurred)\b(?! of| to| until| suppress| survival| rates?| cd| load| weight)|^(?:inhibition|value|time)\b|^[αβγ]\s|^.{0,3}$/iu;

/** Whether a phrase names what varies and is measured. */
export const isMeasure = (phrase: string): boolean =>
  !NOT_A_MEASURE.test(phrase) &&
  !NO_NAME.test(phrase) &&
  (MORE_MEASURES.test(phrase) || namesMeasurable(phrase));

/** "Recall in older adults": the units of the study are no part of what it measured. */
const withoutUnits = (phrase: string, units: string | undefined): string => {
  const at = units === undefined ? -1 : phrase.toLowerCase().indexOf(units.toLowerCase());
  return at > 0 ? phrase.slice(0, at) : phrase;
};

const meansIn = (text: string | undefined): string => {
  const name =
    text === undefined
      ? undefined
      : cleanPhrase(text.split(/\b(?:and then|after|at|before|for each|in each)\b/iu)[0] ?? '');
  return name !== undefined &&
    name.length <= MAX_MEANS &&
    TECHNIQUE.test(name) &&
    !/^(?:testing|following)|formula|software|manufacturer|BLAST/iu.test(name)
    ? name
    : '';
};

/** Whether a phrase names something that varies and can be measured, in whomever. */
export const canBeMeasured = (phrase: string): boolean =>
  MORE_MEASURES.test(phrase) || namesMeasurable(phrase);

/** What a paper measured and how, as its sentences say it; its primary outcome first. */
export function findMeasures(read: ReadSource, units?: string): readonly StudyMeasure[] {
  const found: StudyMeasure[] = [];
  const seen = new Set<string>();
  const add = (measure: StudyMeasure) => {
    const key = [...keysOf(measure.text)].toSorted().join(' ');
    if (key === '' || seen.has(key) || found.length >= MAX_MEASURES) return;
    seen.add(key);
    found.push(measure);
  };
  const sentences = ownSentences(read);
  for (const [pattern, isPrimary] of [
    [PRIMARY, true],
    [SECONDARY, false],
  ] as const)
    for (const sentence of sentences) {
      const stretch = pattern.exec(sentence.text)?.[1];
      const name = stretch === undefined ? undefined : cleanPhrase(stretch);
      if (
        name !== undefined &&
        name.split(' ').length > 1 &&
        !/^(?:defined|analy[sz]ed|assessed|modeled|compared|to)\b/iu.test(name)
      )
        add({ ...factFrom(read, sentence, name), means: '', isPrimary });
    }
  const inTitle = TITLE_EFFECT.exec(titleOf(read))?.[1];
  const titled =
    inTitle === undefined
      ? undefined
      : cleanPhrase(withoutUnits(inTitle.replace(/\bpatients?[’'] /iu, ''), units));
  const titleFact =
    titled !== undefined && isMeasure(titled) ? factFromTitle(read, titled) : undefined;
  if (titleFact) add({ ...titleFact, means: '', isPrimary: true });
  for (const sentence of sentences.filter(({ section }) => section !== 'front')) {
    const match = PASSIVE.exec(sentence.text) ?? ACTIVE.exec(sentence.text);
    const name = match?.[1] === undefined ? undefined : cleanPhrase(match[1]);
    if (name === undefined || name.length > 70 || !isMeasure(name)) continue;
    add({ ...factFrom(read, sentence, name), means: meansIn(match?.[2]), isPrimary: false });
  }
  return found;
}
