/** How the papers of a hypothesis work: they sum up studies, reason with a model, present a method, or assign treatments. */
export type PaperKind = 'review' | 'model' | 'method' | 'trial';

const TITLE_CHARACTERS = 300;
const ABSTRACT_CHARACTERS = 4000;
const REVIEW =
  /\b(?:meta-analys[ie]s|systematic review|pooled analys[ie]s|individual patient data)\b/iu;
const TRIAL = /\b(?:randomi[sz]ed|controlled|clinical) trial\b/iu;
/** What a review did itself; an introduction cites the reviews of others. */
const SEARCHED =
  /\b(?:systematic(?:ally)? search\w*|this systematic review|we (?:\p{L}+ )?(?:searched|(?:conducted|performed|undertook|carried out) a systematic review)|databases were (?:\p{L}+ )?searched)\b/iu;
const MODEL =
  /\b(?:mathematical(?:ly)?|theoretical(?:ly)?|stochastic(?:ity)?|(?:numerical|computer|monte carlo) simulations?|simulations?|simulated|in silico|differential equations?|dynamical|(?:our|this|theoretical|computational|network) models?|parameter (?:space|values|estimation))\b/giu;
const MODEL_TITLE =
  /\b(?:theoretical analysis|(?:mathematical|computational|theoretical|stochastic) (?:\p{L}+ )?models?|model(?:l)?ing)\b/iu;
/** Titles and abstracts of papers on a computed method. */
const METHOD_TITLE =
  /\b(?:algorithms?|web ?server|software|toolbox|python package|cryptosystems?|deconvolution|clustering methods|likelihood-based methods?|statistical power|model selection)\b/iu;
const METHOD_ABSTRACT =
  /\b(?:we|paper|article|study) (?:\p{L}+ )?(?:present|propose|introduce|describe|develop(?:ed)?|implement(?:ed)?)s? (?:here )?(?:an?|two|our|the|new) (?:[\p{L}-]+ ){0,5}(?:algorithm|framework|software|tool(?:box|kit)?|package|scheme|web server|pipeline|computational method|statistical method|simulator)s?\b/iu;
const MIN_MODEL_WORDS = 4;
/** A paper that reports what it did to living things is no mere model. */
const EXPERIMENT =
  /\b(?:were (?:recruited|enrolled|randomi[sz]ed|cultured|injected|infected|housed|purchased|genotyped|collected|sampled|scanned)|(?:patients|participants|subjects|volunteers) (?:with|and|were|who)|informed consent|ethics committee)\b/giu;
const MAX_EXPERIMENT_WORDS = 3;

const isMethod = (text: string): boolean =>
  (METHOD_TITLE.test(text.slice(0, TITLE_CHARACTERS)) ||
    METHOD_ABSTRACT.test(text.slice(0, ABSTRACT_CHARACTERS))) &&
  (text.match(EXPERIMENT)?.length ?? 0) <= MAX_EXPERIMENT_WORDS;

const kindOf = (text: string): PaperKind | undefined => {
  if (REVIEW.test(text.slice(0, TITLE_CHARACTERS))) return 'review';
  if (TRIAL.test(text.slice(0, TITLE_CHARACTERS))) return 'trial';
  const abstract = text.slice(0, ABSTRACT_CHARACTERS);
  if (REVIEW.test(abstract) && SEARCHED.test(abstract)) return 'review';
  const isModel =
    (MODEL_TITLE.test(text.slice(0, TITLE_CHARACTERS)) ||
      (abstract.match(MODEL)?.length ?? 0) >= MIN_MODEL_WORDS) &&
    (text.match(EXPERIMENT)?.length ?? 0) <= MAX_EXPERIMENT_WORDS;
  if (isModel) return 'model';
  return isMethod(text) ? 'method' : undefined;
};

/** The kind of the first paper; undefined for a study of its own and for no paper. */
export const paperKindOf = ([first]: readonly string[]): PaperKind | undefined =>
  first === undefined ? undefined : kindOf(first);
