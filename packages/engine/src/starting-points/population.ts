import type { NamedSpan } from './name-part.js';

/** "in older adults", "among bees": living groups, at the end of a phrase. */
const GROUP = String.raw`(?:patients|mice|rats|humans|adults|women|men|girls|boys|children|infants|newborns|individuals|participants|volunteers|carriers|recipients|survivors|yeast|plants|seedlings|students|adolescents|populations?|embryos|larvae|pigs|monkeys|primates|zebrafish|people|households|firms|schools|countries|communities|bees|honeybees|bats|birds|fish|fishes|insects|ants|flies|mosquitoes|dogs|cats|sheep|cattle|cows|chickens|workers|nurses|teachers|farmers|athletes|smokers|drivers|families|employees|consumers|voters)`;
const IN_GROUP = new RegExp(
  String.raw`\b(?:in|among|amongst) ((?:(?:the|an?) )?(?:(?:[\p{L}-]+ ){0,3}(?:cohort|sample|group|series|population)s? of )?(?!\b(?:a|the)?\s?(?:number|proportion|subset|majority)\b)(?:[\p{L}\p{N}-]+ ){0,5}?${GROUP})(?![\p{L}'’-])`,
  'giu',
);
/** "with diabetes", "aged 60 to 75", "without such co-morbidities": which of them. */
const QUALIFIED =
  /^ (?:with(?:out)?|from|aged|who|undergoing|receiving|harbou?ring|carrying|lacking|expressing|infected|exposed|treated|taking|living|at risk of|over|under)\b(?:(?!\b(?:may|might|could|can|is|are|was|were|has|have|had|will|would|and|than|compared|which|that)\b)[^,;.()]){2,80}/iu;
const PREPOSITION_WITHIN =
  /\b(?:of|and|or|to|by|for|from|that|which|may|is|are|was|were|in|on)\b/iu;

/** "a cohort of middle aged and elderly": how they were found, and adjectives with "and". */
const COLLECTIVE =
  /^(?:an? )?(?:[\p{L}-]+ ){0,3}(?:cohort|sample|group|series|population)s? of | and (?=(?:elderly|old(?:er)?|young(?:er)?|healthy|middle-aged|female|male) \p{L}+$)/giu;

/** "in patients": says too little. */
const BARE = /^(?:individuals|people|populations?|participants|patients|subjects)$/iu;

const isCollective = (group: string): boolean =>
  /^an? (?:[\p{L}-]+ ){0,3}(?:cohort|sample|group|series|population)s? of /iu.test(group);

interface FoundPopulation {
  readonly span: NamedSpan;
  /** The part that ends with it, and where that part ends without it. */
  readonly cutFrom: NamedSpan | undefined;
  readonly cutAt: number;
}

/** Finds the people, animals or places that a sentence names with "in" or "among". */
export function findPopulation(
  text: string,
  parts: readonly (NamedSpan | undefined)[],
): FoundPopulation | undefined {
  const found = [...text.matchAll(IN_GROUP)].flatMap((match) => {
    const group = match[1] ?? '';
    const lead = isCollective(group) ? 0 : (/^(?:the|an?)\s+/iu.exec(group)?.[0].length ?? 0);
    const name = group.slice(lead);
    if (
      PREPOSITION_WITHIN.test(name.replace(COLLECTIVE, '')) ||
      /^(?:these|those|this|such|our|other|both|some|many|all|most|several|which)$/iu.test(name)
    )
      return [];
    if (/^(?:these|those|this|such|our|other|most|many|some|all|several|both)\s/iu.test(name))
      return [];
    const start = match.index + match[0].length - name.length;
    const rest = text.slice(start + name.length);
    const more = QUALIFIED.exec(rest)?.[0] ?? '';
    if (more === '' && BARE.test(name)) return [];
    const end = start + name.length + more.trimEnd().length;
    return [{ start, end, at: match.index, text: text.slice(start, end).replace(/\s+/gu, ' ') }];
  });
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  const span: NamedSpan = { start: only.start, end: only.end, text: only.text };
  const [factor, outcome] = parts;
  // Within the factor it belongs to the name.
  if (factor && only.at >= factor.start && only.at < factor.end)
    return { span, cutFrom: undefined, cutAt: 0 };
  const isAtEnd =
    outcome && only.at > outcome.start && only.at < outcome.end && only.end >= outcome.end;
  return {
    span,
    cutFrom: isAtEnd ? outcome : undefined,
    cutAt: isAtEnd ? text.slice(0, only.at).trimEnd().length : 0,
  };
}
