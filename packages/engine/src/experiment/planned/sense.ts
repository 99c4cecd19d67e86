import { canBeMeasured } from '../study/study-measures.js';

/** What nobody gives, sets or compares: classes of living beings, people, places, times, documents, uses and advances. */
const NO_FACTOR =
  /^(?:mrnas?|dna|rna|proteins?|genes?|gene expression|cells|expression|medication|treatments?|therap(?:y|ies))$|treatment options?|\b(?:lockdowns?|pandemics?|quarantines?)\b|^(?:do|does|did|can|is|are|more|less|effective|better|role|whether|how|why|pathways?)\b|\bpathways?$|^(?:the |other |many |some |all |various |recent )*(?:use of|usage of|advances?|developments?|associations?|relationships?|correlations?|governments?|authors?|vertebrates?|invertebrates?|mammals?|animals?|species|hosts?|humans?|people|individuals|patients|populations?|countries|studies|research|data|analys[ie]s|literature|articles?|reports?|results?|findings|january|february|march|april|may|june|july|august|september|october|november|december|strateg(?:y|ies)|efforts|attention|approaches|methods|factors|mechanisms?|processes|conditions|non-medical factors|these|those|such)\b(?! levels?)|\b(?:in (?:the|this|our) (?:present )?study|advances in|associations between|use of|as a consequence of|may|might)\b/iu;
const NO_OUTCOME =
  /^(?:the |recent |other )*(?:use of|advances?|developments?|associations?|relationships?|governments?|role|importance|knowledge of|ability|conditions that|january|february|march|april|june|july|august|september|october|november|december|possibility|origin|studies|research|data|function|functions|study)\b|\b(?:in the present study|advances in|as a consequence of|deployed|functions and)\b|\b(?:prevention|treatment|therapy|management|strategy|strategies|pathways?)$/iu;
const MAX_CHARACTERS = 90;

/** Whether a phrase can stand for what is varied or compared. */
export const isFactor = (phrase: string | undefined): phrase is string =>
  phrase !== undefined && phrase.length <= MAX_CHARACTERS && !NO_FACTOR.test(phrase.trim());

/** Whether a phrase can stand for what is measured: it varies, and it is no use, advance or association. */
export const isOutcome = (phrase: string | undefined): phrase is string =>
  phrase !== undefined &&
  phrase.length <= MAX_CHARACTERS &&
  !NO_OUTCOME.test(phrase.trim()) &&
  canBeMeasured(phrase);
