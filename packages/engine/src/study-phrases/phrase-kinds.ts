import { isMeasureName } from './measure-names.js';

/** Living beings and other units in whom or in which something is studied. */
const GROUP =
  'patients|outpatients|inpatients|participants|students|pupils|children|adults|women|men|girls|boys|volunteers|respondents|households|physicians|nurses|workers|mothers|residents|adolescents|infants|neonates|newborns|travell?ers|donors|survivors|carriers|recipients|people|individuals|humans|mice|rats|rabbits|hamsters|ferrets|macaques|monkeys|pigs|piglets|sheep|goats|cattle|cows|calves|chickens|broilers|hens|dogs|cats|horses|mares|zebrafish|fish|mosquitoes|larvae|bees|plants|seedlings|trees|schools|villages|farmers|FSWs|HCWs|CHWs|MSM|PLWH';
/** "Patients with asthma", "tall or heavy patients": whom a study is done with. */
const UNITS = new RegExp(
  String.raw`^(?:[\p{L}-]+ or )?(?:(?!(?:of|in|on|for|with|to|from|and|or|by)\b)[\p{L}\d/-]+ ){0,4}(?:${GROUP})(?: (?:with|without|who|from|of|in|at|aged|on|under|undergoing|receiving|living|exposed|infected|taking|attending|carrying|that|and)\b.*)?$`,
  'iu',
);
/** " in people with knee pain", at the end of a phrase. */
const WITHIN = new RegExp(
  String.raw`(?<!proportions?|numbers?|majority|groups?|percentages?|cohorts?|populations?|samples?) (?:in|among|of|for) ((?:the )?(?:(?!(?:of|in|on|for|with|to|from|and|or|by)\b)[\p{L}\d/-]+ ){0,4}(?:${GROUP})(?: (?:with|without|who|from|aged|undergoing|receiving|living|infected|on)\b.*)?)$`,
  'iu',
);
/** Words of a group without what says which. */
const BARE =
  /^(?:the |other |all |these |such |some |many |most |more |heterogeneous |infected |affected |human |male |female )*(?:patients|people|individuals|humans|participants|subjects|residents|carriers|donors|survivors|adults|fish|plants|women|men)$/iu;

/** What can be given, done or withheld, or in which units differ. */
const GIVEN =
  /\b(?:therap(?:y|ies)|treatments?|trainings?|programs?|programmes?|interventions?|supplementation|vaccin(?:es?|ation)|diets?|screening|exercises?|antibiotics?|inhibitors?|probiotics?|corticosteroids?|statins?|immunotherapy|chemotherapy|radiotherapy|prophylaxis|fertili[sz]ers?|irrigation|injections?|infusions?|doses?|lockdowns?|restrictions|policies|campaigns?|measures|activities|messages|genotypes?|polymorphisms?|mutations?|overexpression|knock-?down|knock-?out|silencing|deletion|deficiency|exposure|lack|absence|presence|status|scenarios?|regimens?|formulations?|surgery|transplantation|scaffolds?|stress|seasonality|temperatures?|rainfall|climate|lineages?|horizon|assistance|education|heterogeneity|smoking|\w{3,}(?:mab|nib|mib|vir|cillin|mycin|statin|formin|sartan|prazole|parin|xaban))$/iu;
const GIVEN_FIRST =
  /^(?:(?:the|an?) )?(?:series of |doses? of )?(?:[\p{L}-]+ )?(?:injections?|administration|application|use|inclusion|overexpression|knock-?down|knock-?out|silencing|deletion|inhibition|loss|lack|absence|presence|shortage|deficiency|exposure|addition|introduction|combination|mutations?|removal|supplementation|treatment|therapy|vaccination|prophylaxis|interruptions?|introducing|adding|combining|prioriti[sz]ing|applying|implementing|targeting) (?:of|to|in|with|by|for|from|against|(?:an? |the )?[\p{L}-]+)\b/iu;
const MEASURED =
  /\b(?:durations?|lengths?|rates?|levels?|concentrations?|survival|mortality|incidence|prevalence|severity|yields?|uptake|adherence|weights?|heights?|anxiety|depression|distress|pain|quality of life|(?:OH|HR)*QoL|viral load|abundance|biomass|fecundity|viability|proliferation|accuracy|throughput|sensitivity|specificity|pathogenicity|virulence|infectivity|bioactivity|regeneration|risks?|volumes?|thickness|failures?|success|progression|recurrence|remission|transmissib\w+|transmission|spread|outcomes?|behaviou?rs?|symptoms?|losses|structure|morphology|size|competence|impairment|hyperperfusion|response|activity|toxicity|complications?|burden|numbers?|costs?|prices?|performance|efficiency|tumorigenesis|growth|expansion|defen[sc]e|immunity|dynamics|identifications?|errors?|origins?|sources?|hosts?|reservoirs?)\b/iu;

/** Whether a name is that of units of a study. */
export const isUnitsName = (name: string): boolean => UNITS.test(name);

/** Units that say which: "patients with asthma", not "patients". */
export const isSpecificUnits = (name: string): boolean => UNITS.test(name) && !BARE.test(name);

/** A phrase without the units at its end, and these. */
export function separateUnits(phrase: string): {
  readonly name: string;
  readonly units?: string;
} {
  const match = WITHIN.exec(phrase);
  const units = match?.[1]?.replace(/^the /iu, '');
  return match === null || units === undefined
    ? { name: phrase }
    : { name: phrase.slice(0, match.index), units };
}

/** Presence, molecules and traits may be what a study varies or what it measures. */
const MAY_BE_BOTH =
  /\b(?:expression|activit(?:y|ies)|levels?|concentrations?|lack|absence|presence|status|deficiency|deletions?|mutations?|polymorphisms?|genotypes?|function|structure|immunity|defen[sc]e|dynamics|hosts?|origins?|sources?|reservoirs?|responses?|behaviou?rs?|expansion|failures?|success|transmission|spread|losses|stress|heterogeneity|temperatures?|identifications?|numbers?|density|content|distribution|composition|abundance|exposure|size|resistance|sensitivity|susceptibility)\b/iu;

/** "High-risk karyotype": no risk is measured. */
const AT_RISK = /\b(?:high|higher|low|lower)[- ]risk\b/giu;

/** What the words of a name say of its role; undefined where they say nothing. */
export function roleOfName(name: string): 'factor' | 'outcome' | undefined {
  const isGiven =
    GIVEN.test(
      name.split(
        / (?:of|in|for|on|to|with|against|between|requiring|containing|using|from) /iu,
      )[0] ?? '',
    ) || GIVEN_FIRST.test(name);
  const isMeasured = isMeasureName(name) || MEASURED.test(name.replace(AT_RISK, ''));
  if (isGiven === isMeasured || MAY_BE_BOTH.test(name)) return undefined;
  return isGiven ? 'factor' : 'outcome';
}
