import { fill } from '@spinout/domain/text';
import type { HypothesisStructure } from '@spinout/api-client';
import { directionOfVerb } from '../statements/verbs.js';
import type { FactorKind } from './factor-kind.js';
import { asWritten } from './named-comparator.js';
import { MAX_NAME_CHARACTERS, namePhrase, withoutLevel } from './name-phrase.js';
import { structuredMessages as messages } from './structured-design.messages.js';

/** How the texts of a design call what a hypothesis relates. */
export interface DesignNames {
  readonly factor: string;
  readonly outcome: string;
  /** What lies between them; null where it is not named in a few words. */
  readonly mechanism: string | null;
  /** The hypothesis speaks of a fall of what is measured: "raises a decrease in X". */
  readonly isReversed: boolean;
  /** What is measured is said to change, but not which way. */
  readonly isUndirected: boolean;
  /** Defines what the texts call "the factor" and "the outcome"; empty where both are named in full. */
  readonly opening: string;
}

const POPULATION_FIRST =
  /^(?:individuals|patients|people|participants|adults|children|women|men|carriers|mice|rats|animals)\b/iu;
/** "Patients with asthma" and "mice" are groups; "patients recover" is a clause. */
const GROUP_ONLY =
  /^(?:[\p{L}-]+)(?:\s(?:with|without|who|whose|of|in|from|on|at|aged|living|undergoing|receiving|taking|suffering|carrying|lacking|treated|exposed|infected|and|or)\b.*)?$/iu;
/** "The harmful effects of fasting": what is compared is fasting. */
const EFFECT_OF =
  /^(?:the |an? )?(?:[\p{L}-]+ ){0,2}(?:effects?|impact|influence|role) of\s+(?=\S)/iu;
/** "A group with mild impairment": what is compared is the impairment. */
const GROUP_OF = /^(?:the |an? )?(?:sub)?groups? (?:with|of)\s+/iu;
/** "Raising the rate through a drug": the means is not known yet. */
const MEANS = /(?<=.{21})(?<!\s)\s+(?:through|by means of) an?\s.*$/iu;
/** "Less pain than usual care": what is measured is pain. */
const THAN = /(?<!\s)\s+(?:(?:better|worse|more|less|faster|slower|earlier|later)\s+)?than\s.*$/iu;
/** "At least indirectly the response". */
const HEDGE =
  /^(?:at least (?:partly|partially|indirectly|directly|in part|to some extent)|to some extent|in part|partly|directly|indirectly|significant(?:ly)?|substantial(?:ly)?)\s+/iu;
/** "By youth": who does something is no mechanism. */
const DOERS =
  /^(?:the )?(?:[\p{L}-]+ )?(?:youths?|people|patients|participants|adults|children|women|men|students|researchers|users|firms|companies|governments|authors|others)$/iu;

const isShort = (phrase: string | undefined): phrase is string =>
  phrase !== undefined && phrase.length <= MAX_NAME_CHARACTERS;

/** "R1 homozygotes" differ from others in their zygosity, "carriers of R1" in what they carry. */
const ZYGOTES = /^(?:the\s+)?(\S(?:.*?\S)?)\s+(homo|hetero)zygotes$/iu;
const CARRIERS = /^(?:the\s+)?(?:carriers of\s+(\S.*)|(\S(?:.*?\S)?)\s+carriers)$/iu;

const nameTrait = (group: string): string =>
  group
    .replace(
      ZYGOTES,
      (_, allele: string, kind: string) => `${kind.toLowerCase()}zygosity for ${allele}`,
    )
    .replace(MUTANTS, (_, genotype: string) => `the ${genotype} genotype`)
    .replace(CARRIERS, (_, one?: string, other?: string) => `carriage of ${one ?? other ?? ''}`);

/** "A major goal of mapping": what a text is up to, no factor. */
const AIM =
  /^(?:the |an? |our )?(?:[\p{L}-]+ ){0,2}(?:goals?|aims?|purposes?|objectives?|steps?|challenges?|tasks?|questions?)(?:\s(?:of|in|is|for|will)\b.*)?$|^(?:the )?(?:exact|precise|underlying)\s(?:[\p{L}-]+ ){0,4}mechanisms?\b/iu;

/** "A program delivered by nurses": a long name does without who gives it. */
const GIVEN_BY =
  /(?<=.{30})(?<!\s),?\s+(?:(?:delivered|provided|performed|given|administered|conducted|offered|led) by|such as)\s.*$/iu;

/** Words of the sentence before its subject. */
const LEAD =
  /^(?:once again|again|simultaneously|similarly|likewise|furthermore|moreover|in addition|in turn|consequently|presumably|interestingly),\s+/iu;
/** "Improvements to the vector": what is changed is the vector. */
const IMPROVEMENT = /^(?:further )?improvements? (?:to|in|of) (?=\S)/iu;
/** "ABC1-/- mice": what sets them apart is their genotype. */
const MUTANTS =
  /^(?:the\s+)?(\S*(?:[-−–+]\s?\/\s?[-−–+\p{L}]|mutant|knockout|null|deficient|transgenic)\S*(?:\s(?:mutant|knockout|null|deficient|transgenic))?|\S+\s(?:mutant|knockout|null|deficient|transgenic))\s(?:mice|rats|animals|flies|embryos|larvae|worms|zebrafish|fish)$/iu;

/** Names a factor as something that can be set or compared. */
export const nameFactor = (factor: string): string | undefined => {
  const named = namePhrase(
    factor
      .trim()
      .replace(LEAD, '')
      .replace(IMPROVEMENT, '')
      .replace(EFFECT_OF, '')
      .replace(HEDGE, '')
      .replace(GROUP_OF, '')
      .replace(MEANS, '')
      .replace(GIVEN_BY, ''),
  );
  return named === undefined || AIM.test(named) || WHOLE.test(named) ? undefined : nameTrait(named);
};

/** "Cells in the gonad": a whole that is studied; what varies in it is not named. */
const WHOLE =
  /^(?:the |these |all )?(?:cells|neurons|tissues|mice|rats|animals|patients|people|participants|individuals)(?:\s(?:in|of|from)\b.*)?$/iu;

/** "More sensitive to noise": what is measured is the sensitivity. */
const DEGREE =
  /^(?:more|less|highly)\s+(sensitive|susceptible|resistant|vulnerable|responsive|tolerant)\s+to\s+([^,;\s][^,;]*)/iu;
const QUALITIES: Readonly<Record<string, string>> = {
  sensitive: 'sensitivity',
  susceptible: 'susceptibility',
  resistant: 'resistance',
  vulnerable: 'vulnerability',
  responsive: 'responsiveness',
  tolerant: 'tolerance',
};

/** "Profound effects upon the cytoskeleton": what is measured is the cytoskeleton. */
const EFFECT_ON =
  /^(?:the |an? |any )?(?:[\p{L}-]+ ){0,2}(?:effects?|impact|influence) (?:up)?on (?=\S)/iu;
/** "The pathogenesis of renal damage": what is measured is the damage. */
const ORIGIN_OF = /^(?:the )?(?:pathogenesis|etiology|aetiology|pathophysiology) of (?=\S)/iu;
/** "Roles in the specification": what is measured is the specification. */
const ROLE_IN = /^(?:the |an? )?(?:[\p{L}-]+ ){0,2}(?:roles?|functions?|part) in (?=\S)/iu;
/** "Function as a repressor": what something is, nothing that is measured. */
const KIND_OF_MOLECULE =
  /^an? (?:[\p{L}-]+ ){0,2}(?:repressor|activator|regulator|inhibitor|mediator|receptor|ligand|transporter|substrate|sensor|marker|target)(?=$|,|\s(?:in|of|for|with|that|to|at|by)\b)/iu;
const TO_A_DEGREE =
  /(?<!\s)\s+to (?:some|a (?:certain|large|great(?:er)?|lesser)) (?:degree|extent)\b.*$/iu;
/** "More effective": a quality of no named thing. */
const BARE_QUALITY =
  /^(?:(?:more|less|most|highly|very|particularly|equally|clinically|much)\s+)+(?:[\p{L}-]+(?:ive|able|ible|ous|ful|less|ic|ed)|efficient|frequent|important|relevant|accurate|severe|likely|common|prevalent|different|similar|useful)$/iu;

/** Names an outcome as something that can be measured. */
export const nameOutcome = (outcome: string): string | undefined =>
  BARE_QUALITY.test(outcome.trim()) || KIND_OF_MOLECULE.test(outcome.trim())
    ? undefined
    : namedOutcome(outcome);

const namedOutcome = (outcome: string): string | undefined =>
  namePhrase(
    outcome
      .trim()
      .replace(HEDGE, '')
      .replace(EFFECT_ON, '')
      .replace(/^any\s+/iu, '')
      .replace(ORIGIN_OF, '')
      .replace(ROLE_IN, '')
      .replace(TO_A_DEGREE, '')
      .replace(
        DEGREE,
        (_, degree: string, rest: string) =>
          `${QUALITIES[degree.toLowerCase()] ?? degree} to ${rest}`,
      )
      .replace(THAN, ''),
  )?.replace(/^(?:significant|substantial|additional)\s+/iu, '');

/** "A conditional strategy" is a way of acting, which nothing measures. */
const MEANS_ONLY =
  /^(?:the |an? |another )?(?:[\p{L}-]+ ){0,3}(?:strateg(?:y|ies)|mechanisms?|manner|means|ways?|approach(?:es)?|processes?|process)$/iu;

/** "Altering the cytoskeleton" as "the cytoskeleton", which can be measured. */
const nameMechanism = (mechanism: string | undefined): string | null => {
  const named = namePhrase(mechanism?.replace(EFFECT_ON, ''));
  if (named === undefined || DOERS.test(named) || MEANS_ONLY.test(named)) return null;
  const [, verb = '', rest = ''] = /^(\p{L}+)ing\s+((?!of\b)\S.*)$/iu.exec(named) ?? [];
  const isChange =
    verb !== '' &&
    [verb, `${verb}e`, verb.replace(/(\p{L})\1$/u, '$1')].some(
      (form) => directionOfVerb(form.toLowerCase()) !== undefined,
    );
  const name = isChange ? rest : named;
  return isShort(name) ? name : null;
};

/** "Patients with asthma" have a trait that is measured; a clause about them names nothing. */
export const nameTraitOf = (outcome: string): string | undefined => {
  if (!POPULATION_FIRST.test(outcome)) return outcome;
  return GROUP_ONLY.test(outcome) ? fill(messages.traitIn, { people: outcome }) : undefined;
};

/** Whether both more and less of a factor is studied, whatever the hypothesis speaks of. */
const isVaried = (kind: FactorKind, comparator: string | undefined): boolean =>
  kind === 'observed' || ((kind === 'process' || kind === 'quantity') && comparator === undefined);

/** Names factor and outcome; what is too long or no name is quoted once and then referred to. */
export function designNamesOf(structure: HypothesisStructure, kind: FactorKind): DesignNames {
  const { factor, outcome, mechanism, comparator } = structure;
  // Of two sides that a person names, none loses a word.
  const written = comparator === undefined ? undefined : asWritten(structure, 'factor');
  const full = written ?? nameFactor(factor);
  const compared =
    full !== undefined && written === undefined && isVaried(kind, comparator)
      ? withoutLevel(full)
      : undefined;
  const a = compared?.name.replace(/^different\s+/iu, '') ?? full;
  const measured = nameOutcome(outcome);
  const level = measured === undefined ? undefined : withoutLevel(measured);
  const c = level && nameTraitOf(level.name);
  const opening = [
    isShort(a) ? '' : fill(messages.factorIs, { phrase: a ?? factor.trim() }),
    isShort(c)
      ? ''
      : c === undefined
        ? messages.outcomeUnnamed
        : fill(messages.outcomeIs, { phrase: c }),
  ].filter(Boolean);
  return {
    factor: isShort(a) ? a : messages.theFactor,
    outcome: isShort(c) ? c : messages.theOutcome,
    mechanism: nameMechanism(mechanism),
    isReversed: (level?.isLow ?? false) !== (compared?.isLow ?? false),
    isUndirected: (level?.isChange ?? false) || (compared?.isChange ?? false),
    opening: opening.join(' '),
  };
}

/** "a balance of" as "the balance of", after "differ in". */
export const withDefiniteArticle = (phrase: string) => phrase.replace(/^an?\s+/u, 'the ');
