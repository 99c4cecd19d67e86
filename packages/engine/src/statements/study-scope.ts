import { hasCitation } from './clause.js';
import { countryNames } from './country-names.js';
import type { PaperSentence } from './statement.types.js';
import type { StudyLimit } from './study-limits.js';

const RODENTS = /\b(?:mice|mouse|murine|rats?)\b/iu;
/** Whom a place can make different, other than a substance or a machine. */
const OF_A_PLACE =
  /\b(?:patients?|participants|people|persons|adults|children|adolescents|infants|women|men|mothers|students|teachers|workers|nurses|physicians|farmers|farms?|households?|families|residents|populations?|communit(?:y|ies)|schools?|hospitals?|firms?|companies|villages?|forests?|species|birds|prevalence|mortality|incidence)\b/iu;
/** A study that names these did not stay with rodents, or is not meant for people. */
const HUMANS =
  /\b(?:patients?|participants|volunteers|humans? (?:subjects?|samples?|tissues?)|cohort|clinical trial)\b/iu;
const MEDICAL =
  /\b(?:disease|infect\p{L}+|injur\p{L}+|tumou?rs?|cancers?|therap\p{L}+|treatment|syndrome|sepsis|diabet\p{L}+|obesity|pain|inflammat\p{L}+|fibrosis|ischemi\p{L}+|stroke|disorders?|vaccin\p{L}+|drugs?)\b/iu;
const CULTURES = /\b(?:cell lines?|cultured (?:\p{L}+ )?cells|HeLa|HK-2|HEK ?293T?|MCF-7|A549)\b/u;
/** "NCI-H460 cells", "RAW 264.7 macrophages": lines of cells by their names. */
const NAMED_LINES =
  /\b(?:\p{Lu}[\p{Lu}\d]*-)?\p{Lu}{1,5}[ -]?\d[\d.\p{Lu}]*(?: [\p{L}-]+){0,4} (?:cells|macrophages|fibroblasts|keratinocytes)\b/u;
const EXTRACTS =
  /\b(?:essential oils?|(?:ethanol\p{L}*|methanol\p{L}*|aqueous|leaf|root|seed|plant|crude|herbal) extracts?|extracts? (?:of|from))\b/iu;
const LOCI =
  /\b(?:QTLs?|quantitative trait loc(?:i|us)|genome-wide association|GWAS|linkage mapping)\b/iu;
const FIELDS =
  /\b(?:field (?:experiments?|trials?|stud(?:y|ies))|growing seasons?|paddy fields?|cropping seasons?)\b/iu;
const POTS =
  /\b(?:pot (?:experiments?|trials?)|greenhouse|growth chambers?|hydropon\p{L}+|climate chambers?)\b/iu;
const OUTDOORS = /\b(?:field|plots?|outdoors?|in situ)\b/iu;
const LIVING =
  /\b(?:mice|mouse|rats?|in vivo|patients?|xenografts?|animals?|volunteers|plants?|somatic)\b/iu;
const PUBLIC_DATA =
  /\b(?:GEO|TCGA|Gene Expression Omnibus|Cancer Genome Atlas|public(?:ly available)? (?:\p{L}+ )?(?:data(?:bases?|sets?)?|repositor(?:y|ies)))\b/u;
/** What a sentence about the study itself names; a place in another one is that of others, or background. */
const STUDIED =
  /\b(?:we|this study|our|was conducted|were (?:collected|recruited|enrolled|sampled|included)|survey|(?:patients|participants|students|nurses|samples|cases) (?:from|in)|from \d{4})\b/iu;
const WITH_ARTICLE =
  /^United |^(?:Netherlands|Philippines|Gambia|Bahamas|Maldives|Seychelles|Congo)|Islands|Republic/u;

/**
 * What the abstract says the study worked with, as a limit: rodents, an extract, cell cultures, one cross, pots or fields, public data,
 * or one country.
 * @param abstract its sentences
 */
export function readScope(
  abstract: readonly PaperSentence[],
  title: string,
): StudyLimit | undefined {
  const whole = `${title}\n${abstract.map(({ text }) => text).join('\n')}`;
  const naming = (pattern: RegExp) => abstract.find(({ text }) => pattern.test(text));
  const scopeOf = (beyond: string, sentence: PaperSentence | undefined) =>
    sentence && { beyond, sentence };
  if (RODENTS.test(title) && MEDICAL.test(whole) && !HUMANS.test(whole))
    return scopeOf('in humans', naming(RODENTS));
  if (EXTRACTS.test(title))
    return scopeOf(
      `for the main compounds of the ${/\boils?\b/iu.test(title) ? 'oil' : 'extract'} alone`,
      naming(EXTRACTS),
    );
  const cells = [CULTURES, NAMED_LINES].find((pattern) => pattern.test(whole));
  if (cells && !LIVING.test(whole)) return scopeOf('in vivo', naming(cells));
  if (LOCI.test(title)) return scopeOf('in a population of other parents', naming(LOCI));
  if (POTS.test(whole) && !OUTDOORS.test(whole)) return scopeOf('in the field', naming(POTS));
  if (FIELDS.test(whole)) return scopeOf('at other sites and in other years', naming(FIELDS));
  if (PUBLIC_DATA.test(whole)) return scopeOf('in newly collected samples', naming(PUBLIC_DATA));
  const [country, other] = countryNames().filter((name) => namesPlace(whole, name));
  if (country === undefined || other !== undefined || !OF_A_PLACE.test(whole)) return undefined;
  return scopeOf(
    `outside ${WITH_ARTICLE.test(country) ? 'the ' : ''}${country}`,
    abstract.find(
      ({ text }) => namesPlace(text, country) && STUDIED.test(text) && !hasCitation(text),
    ),
  );
}

/** “In Norway spruce” names a tree. */
const namesPlace = (text: string, name: string): boolean =>
  new RegExp(
    `\\b(?:in|across|within|throughout) (?:the |[\\p{L}-]+,? )?${name}(?! spruce)\\b`,
    'u',
  ).test(text);
