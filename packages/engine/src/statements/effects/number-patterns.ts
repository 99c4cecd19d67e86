import { normalQuantile } from '../../statistics/normal.distribution.js';

export const MINUS = '[-−–]';
export const NUMBER = String.raw`(?:\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})`;
const SIGNED = String.raw`${MINUS}?\s?${NUMBER}`;

/**
 * A 95% confidence interval after a number: "95% CI 1.1–2.0", "(CI: 1.1 to 2.0", "[95% CI, 1.1; 2.0]", with the groups
 * `level`, `low` and `high`.
 */
export const INTERVAL = String.raw`\s?[,;:]?\s?[([]?\s?(?:(?<level>90|95|99|99\.9)\s?%\s?)?(?:CIs?|CrIs?|[Cc](?:onfidence|redible)\s[Ii]ntervals?)(?:\s?[([]CI[)\]])?\s?[:=,]?\s?(?:of\s|from\s)?[([]?\s?(?<low>${SIGNED})\s?(?:-|–|−|to|,|;|and)\s?(?<high>${SIGNED})`;

/** The numbers of an interval in brackets without a name: "2.5 [1.6–3.9]", with the groups `bareLow` and `bareHigh`. */
export const BARE_INTERVAL = String.raw`\s?[([]\s?(?<bareLow>${NUMBER})\s?(?:-|–|−|to|,|;)\s?(?<bareHigh>${NUMBER})\s?[)\]]`;

/** "p = 0.008", "p < 0.01" shortly after a number, with the group `p`. */
export const P_VALUE = String.raw`\s?[,;]?\s?[([]?\s?[pP]\s?(?:value)?\s?(?:=\s?<|[=<])\s?(?<p>0?\.\d{1,6})`;

/** Reads a printed number; a minus sign may be a dash. */
export const readNumber = (printed: string | undefined): number =>
  printed === undefined ? Number.NaN : Number(printed.replace(/[−–]/u, '-').replace(/\s/gu, ''));

/** How many standard errors an interval of this level reaches to each side. */
export const reachOf = (level: string | undefined): number =>
  normalQuantile(1 - (1 - Number(level ?? 95) / 100) / 2);

const LEAST_P = 1e-6;

/**
 * The standard error of an estimate from its two-sided p-value, by the normal distribution. From an upper bound of p it
 * is the largest that fits, so the plan is on the safe side.
 */
export const standardErrorFromP = (
  size: number,
  printed: string | undefined,
): number | undefined => {
  const p = Number(printed);
  return p >= LEAST_P && p < 1 ? size / normalQuantile(1 - p / 2) : undefined;
};

/** Some journals print a decimal point as a raised dot. The length stays. */
export const withDecimalPoints = (text: string): string =>
  text.replace(/(?<=\d|[\s(=<>−–-])[·∙](?=\d)/gu, '.');

/** The sizes of two groups where a sentence names exactly two. */
export const groupSizesIn = (text: string): readonly [number, number] | undefined => {
  const [one, other, more] = sampleSizesIn(text);
  return one !== undefined && other !== undefined && more === undefined && one > 1 && other > 1
    ? [one, other]
    : undefined;
};

export const sampleSizesIn = (text: string): readonly number[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])[nN]\s?=\s?(\d{1,3}(?:,\d{3}){1,2}|\d{1,6})\b/gu)].map(
    (match) => Number(match[1]?.replaceAll(',', '')),
  );

/** Large-sample standard error of d. Source: Hedges and Olkin 1985, Statistical Methods for Meta-Analysis, p. 86. */
export const standardErrorOfD = (d: number, n1: number, n2: number): number =>
  Math.sqrt((n1 + n2) / (n1 * n2) + (d * d) / (2 * (n1 + n2)));
