const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Nouns of what can be counted or measured, in the singular. */
const QUANTITIES = words(`
  abundance accumulation accuracy activity affinity age alignment amount amplitude area availability bandwidth biomass bleeding budget capacity
  centimeter charge coefficient coherence concentration conductance conductivity consumption content correlation cost count cover
  coverage craving current damage death debt deficit degree density depth diameter dose duration effort
  earnings efficacy efficiency emission employment energy entry error expenditure export expression
  fertility fitness flux fluorescence fraction frequency friction gain gap grade growth half-life height hour import incidence income
  index induction inflation intake intensity interval investment latency leakage length level lifespan lifetime likelihood literacy load loss
  luminosity magnitude mass membership meter ownership mobility mood mortality number odds output overhead payment percent percentage performance
  permeability perplexity potency power precision prevalence pressure price probability production productivity profit rent
  proliferation proportion quantity range rate ratio recall recovery reduction replication resistance response retention
  return revenue richness risk runtime saving score secretion sensitivity severity share shortening size specificity speed spending stability
  strength stress success survival susceptibility swelling synthesis tax temperature thickness threshold throughput time titer trade
  transcription turnout turnover unemployment uptake usage utilization value variance velocity viability voltage volume voting wage wavelength
  weight width yield
  anxiety appetite bias arousal attention cognition curiosity depression distress empathy engagement fatigue fear happiness
  hope hunger insomnia intelligence loneliness memory motivation pain prejudice rumination satisfaction self-control self-esteem
  trust vigilance well-being wellbeing working-memory
  aggregation agitation asthma blindness burnout cancer delirium diabetes dementia disease disorder edema fever hypertension
  infection inflammation injury migraine obesity relapse seizure stroke syndrome symptom thrombosis
  absorption adhesion aging bleaching browsing cleavage clearance corrosion decay decomposition degradation denitrification
  differentiation diffusion dispersal drought dropout erosion evaporation fecundity fibrosis flowering fracture freezing
  germination grazing hatching herbivory hydrolysis hysteresis inequality migration mixing mutation nesting nitrification
  nucleation oxidation parasitism photosynthesis polarization pollination porosity poverty predation radiation recombination
  recruitment respiration roughness runoff sedimentation segregation signaling shrinkage stiffness
  superconductivity transmission transport turbulence urbanization viscosity wear
`);
/** Events and things whose number is what counts; only in the plural. */
const COUNTED = words(`
  accident admission arrest attack baptism birth bug casualty cell citation click collision colony complaint conflict
  conviction crash crime cycle day defect download egg emigrant failure falsehood fall fight fire hospitalization
  incident layoff lesion marriage mistake mutant offspring parasite particle patent positive pathogen photon pinhole publication
  attempt default dispute error exit judgment lawsuit loss migrant miss order petition product protest purchase rebellion refusal report revolt riot sale seed seedling strike suicide transaction tumor uprising vacancy visit vote vortex war
`);
/** Nouns made of adjectives and verbs: what has a degree or a rate. */
const HAS_DEGREE =
  /(?:[^aeiou]ity|ness|[^s]tion|sion|ance|ence|ment|[bcdfghjklmnpqrstvwxz]ing|width|ability|ibility|iency|ancy|uency|racy|emia|uria|algia|meter|osis|lysis|genesis|tropy|philia|phobia)$/u;
/** They end like the others, or are measurable only as something else. */
const HAS_NONE = words(`
  awareness business city community duty entity eternity fairness deity goodness humanity identity infinity infancy majority minority modernity morality nationality
  necessity opportunity personality possibility priority reality witness spirituality university wilderness totality illness
  responsibility christianity antiquity masculinity femininity facility charity democracy aristocracy consciousness
  action addition animation apprehension application attribution audience being building caption ceiling civilization collection
  combination commission communication component composition conception conclusion condition conference constitution convention creation definition
  department description dimension discussion document education element environment equation evidence evolution examination existence
  experience experiment explanation expression extension fashion finding foundation function generation government grouping
  imagination importance influence information installation instance institution instrument integration intention
  interpretation intuition invention judgement king location meaning mention mission morning motion nation notion observation
  occasion operation opinion option organization painting passion position proposition question reasoning region relation
  religion representation revolution ring sanction science section segment sentence sequence significance
  situation solution spring statement station string substance testament thing tradition tuition
  understanding version vision wing absence document apartment moment monument element argument
  parameter perimeter authenticity universality eternity beingness otherness holiness
`);
/** "the meaning of recall": what is asked for cannot be measured, whatever it is about. */
const NOT_MEASURED = words(`
  art aspect basis beauty being belief character concept consciousness culture destiny essence existence explanation fate future
  goodness idea ideal implication importance insight interpretation justice knowledge legacy life logic meaning mechanism
  message mystery narrative nature notion origin perspective philosophy picture principle process purpose reality reason
  relevance religion role sense significance soul spirit story thing thought truth understanding universe view way wisdom world
`);
const UNIT = /\d\s?(?:%|°|µ|mm|cm|km|mg|kg|ms|nm|hz|kb|ml|g\b|l\b|m\b|s\b|v\b|k\b)/iu;
const WORD = /[\p{L}\p{N}-]+/gu;
/** Where the name of a thing ends and what belongs to it begins. */
const JOINT =
  /(?<!\s)\s+(?:of|in|on|at|for|from|to|with|by|among|between|within|during|after|before|near|across|per|that|which|who|under|over|about|into|through|and|or)\s+|[,;:()]/iu;
const ARTICLE = /^(?:the|an?|this|that|its|their)\s+/iu;
/** A level or a change: "longer stays", "an increase in". */
const COMPARED =
  /^(?:more|fewer|less|longer|shorter|higher|lower|greater|smaller|faster|slower|better|worse|increased|decreased|reduced|elevated)\s+\p{L}/iu;
const MEASURED_BY =
  /\b(?:measured|assessed|rated|scored|counted|quantified|expressed) (?:by|with|as|on|in|per)\b|\b(?:questionnaire|inventory|scale|rating|test score|survey)s?\b/iu;

const toSingular = (word: string): string =>
  word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : /(?:ss|sh|ch|x)es$/u.test(word)
      ? word.slice(0, -2)
      : word.replace(/(?<!s)s$/u, '');

const isQuantity = (word: string): boolean =>
  [word, toSingular(word), word.split('-').at(-1) ?? word].some((form) => QUANTITIES.has(form));

/** The last word of a name: "density" of "bone mineral density in women". */
const headOf = (phrase: string): string =>
  phrase.trim().replace(ARTICLE, '').split(JOINT)[0]?.match(WORD)?.at(-1) ?? '';

/**
 * Whether a phrase names something that can be counted or measured: a quantity such as a rate or a score, a state or a
 * process that has a degree, or events that can be counted. The phrase's first noun decides: "the meaning of recall" names
 * nothing measurable. English only; an unusual measure may be missed.
 */
export const namesMeasurable = (phrase: string): boolean => {
  const text = phrase.trim().toLowerCase();
  if (UNIT.test(text) || MEASURED_BY.test(text)) return true;
  const head = headOf(text);
  if (NOT_MEASURED.has(head) || NOT_MEASURED.has(toSingular(head))) return false;
  const all = text.match(WORD) ?? [];
  if (all.some(isQuantity) || COMPARED.test(text.replace(ARTICLE, ''))) return true;
  if (head.endsWith('s') && COUNTED.has(toSingular(head))) return true;
  return head.length > 5 && HAS_DEGREE.test(toSingular(head)) && !HAS_NONE.has(toSingular(head));
};
