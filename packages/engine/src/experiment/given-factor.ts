/** What a paper says right before what it gives: "treated with X", "the addition of X". */
const BEFORE =
  /\b(?:treat(?:ed|ment) with|administration of|administered|supplement(?:ed|ation) with|supplementation of|fed|application of|applied|sprayed with|spraying of|inject(?:ed|ion) (?:with|of)|inoculat(?:ed|ion) with|incubated with|exposed to|exposure to|received|doses? of|exogenous|pretreat(?:ed|ment) with)\s+(?:[\p{L}\d%/-]+(?:\.\d+)?\s+){0,2}$/iu;
/** What it says right after: "X treatment", "X (10 mg/kg)". */
const AFTER =
  /^(?:[-\s](?:treat(?:ed|ment)s?|administration|supplement(?:ed|ation)|application|injections?|inoculat(?:ed|ion)|exposure|fed|doses?)\b|\s?\(?\s?\d+(?:\.\d+)?\s?(?:mg|µg|μg|µM|μM|mM|nM|g\b|ml|mL|%|ppm))/iu;
const MAX_MENTIONS = 200;
const WINDOW = 60;

/** "velorin-6-yne (VLY)" */
const ABBREVIATION = /\((\p{Lu}[\p{Lu}\d-]{1,9})\)/u;

/** Whether the papers give or apply what a factor names, in full or by its abbreviation: a substance, an extract, a strain. */
export function isGivenIn(factor: string, papers: readonly string[]): boolean {
  const name = factor.replace(/^(?:the|an?)\s+/iu, '').replace(/\s?\([^()]{0,60}\)/gu, '');
  const names = [name, ABBREVIATION.exec(factor)?.[1] ?? ''].filter(({ length }) => length >= 3);
  return papers.some((text) => names.some((each) => isGivenInText(each, text)));
}

const isGivenInText = (name: string, text: string): boolean => {
  const [lower, sought] = [text.toLowerCase(), name.toLowerCase()];
  let at = lower.indexOf(sought);
  for (let mention = 0; at >= 0 && mention < MAX_MENTIONS; mention += 1) {
    const end = at + sought.length;
    const isWord = !/[\p{L}\d]/u.test(text.charAt(at - 1) + text.charAt(end));
    const isGiven =
      BEFORE.test(text.slice(Math.max(0, at - WINDOW), at)) ||
      AFTER.test(text.slice(end, end + WINDOW));
    if (isWord && isGiven) return true;
    at = lower.indexOf(sought, end);
  }
  return false;
};
