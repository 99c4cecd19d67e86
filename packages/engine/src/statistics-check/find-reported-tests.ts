import type {
  Comparison,
  ReportedNumber,
  ReportedTest,
  TestKind,
} from './statistics-check.types.js';

const MINUS = '[-−–‐‑]';
const WHOLE_OR_DECIMAL = String.raw`\d{1,6}(?:\.\d{1,4})?`;
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,8})?|\d{1,7}(?:\.\d{1,16})?|\.\d{1,16})`;
const COMPARISON = String.raw`(?:=\s?[<>]|[=<>≤≥⩽⩾])`;
const SAMPLE = String.raw`(?:\s?[,;]\s?[Nn]\s?=\s?[\d,]{1,9})?`;
const BEFORE = String.raw`(?<![\p{L}\p{N}_.*/-])`;
const DF = String.raw`(?:df\s?=\s?)?`;

/** Statistic, degrees of freedom in brackets or as a subscript. */
const HEADS: Readonly<Record<TestKind, string>> = {
  t: String.raw`t\s?(?:[([]\s?${DF}(?<df>\d{1,3}(?:,\d{3}){1,2}|${WHOLE_OR_DECIMAL})\s?[)\]]|_?(?<sub>[1-9]\d{0,3})(?=\s?${COMPARISON}))?`,
  F: String.raw`F\s?(?:[([]\s?${DF}(?<df>${WHOLE_OR_DECIMAL}\s?[,;/]\s?${WHOLE_OR_DECIMAL})\s?[)\]]|_?(?<sub>\d{1,3}\s?,\s?\d{1,5}(?:\.\d{1,3})?)(?=\s?${COMPARISON}))?`,
  chiSquare: String.raw`(?:[χΧ𝜒Xx]|[Cc]hi)\s?[-_^]?\s?(?:2|²|[Ss]quared?)\s?(?:[([]\s?${DF}(?<df>\d{1,4})${SAMPLE}\s?[)\]])?`,
  r: String.raw`r\s?(?:[([]\s?${DF}(?<df>\d{1,5})${SAMPLE}\s?[)\]])?`,
  z: String.raw`[zZ]`,
  Q: String.raw`Q\s?(?:_?(?:[BbWwMmEeTt]|between|within)\s?)?(?:[([]\s?${DF}(?<df>\d{1,4})\s?[)\]])`,
};
const VALUE = String.raw`\s?(?<comparison>${COMPARISON})\s?(?<value>${MINUS}?\s?${NUMBER})`;
const DF_BEHIND = String.raw`(?:\s?[,;:]?\s?\(?(?:d\.?f\.?|degrees\sof\sfreedom)\s?=\s?(?<dfBehind>${WHOLE_OR_DECIMAL}(?:\s?[,;/]\s?${WHOLE_OR_DECIMAL})?)\)?)?`;
/** What may stand between the statistic and its own p-value. */
const EXTRAS = String.raw`(?:\s?[,;]\s(?:MSE|MSe|SE|SEM|[Nn]|(?:Cohen['’]?s\s)?[dg]|(?:partial\s)?[ηω]p?(?:2|²)p?|R2|R²)\s?[=<]\s?${MINUS}?${NUMBER}|\s?[,;]\s9\d%\sCI\s?[:=]?\s?[[(][^\])]{3,30}[\])]){0,3}`;
const TO_P = String.raw`\s?[,;:]?\s?\(?(?:(?:and|with|at|two[- ](?:tailed|sided)|one[- ](?:tailed|sided))\s){0,2}`;
const POWER = String.raw`\s?(?:[×x·∗*]\s?10\s?\^?\s?|[eE])${MINUS}\s?\d{1,3}`;
const P = String.raw`(?:[pP𝑝](?:\s?[-–]?\s?[Vv]alues?)?\s?(?<pComparison>${COMPARISON})\s?(?<p>10\s?\^?${MINUS}\d{1,3}|(?:\d(?:\.\d{1,16})?|\.\d{1,16})(?:${POWER})?)|(?<ns>n\.?s\.?)(?![\p{L}\p{N}]))`;

const PATTERNS = (Object.entries(HEADS) as [TestKind, string][]).map(
  ([kind, head]) =>
    [kind, new RegExp(`${BEFORE}${head}${VALUE}${DF_BEHIND}${EXTRAS}${TO_P}${P}`, 'gu')] as const,
);

/**
 * Finds t, F, χ², r, z and Q tests that are reported with degrees of freedom and a p-value, in the forms of APA and of
 * common journals: "t(28) = 2.20, p = .03", "F1,24 = 4.3; P < 0.05", "t = 2.1, df = 14, p < 0.05".
 * @returns in the order of the text
 */
export function findReportedTests(text: string): readonly ReportedTest[] {
  const decimal = text.replace(RAISED_POINT, '.');
  return PATTERNS.flatMap(([kind, pattern]) =>
    [...decimal.matchAll(pattern)].flatMap((match) => readTest(kind, match, decimal) ?? []),
  ).toSorted((a, b) => a.start - b.start);
}

/** "0·05": a raised decimal point, not the sign of "3·10−5". */
const RAISED_POINT = /(?<=\d)[·∙](?=\d)(?!10\s?\^?[-−–])/gu;

const readTest = (
  kind: TestKind,
  match: RegExpExecArray,
  text: string,
): ReportedTest | undefined => {
  const groups = match.groups ?? {};
  const df = readDf(kind, groups);
  const statistic = readNumber(groups.value ?? '', groups.comparison ?? '=');
  const p =
    groups.ns === undefined ? readP(groups.p ?? '', groups.pComparison ?? '=') : NOT_SIGNIFICANT;
  const end = match.index + match[0].length;
  if (!df || !statistic || !p || p.value > 1 || isCutOff(text, end)) return undefined;
  // "p < 0 .05": a blank of the file within the number.
  if (p.value === 0 && (p.comparison !== '=' || p.tolerance >= 0.5)) return undefined;
  if (kind === 'r' && Math.abs(statistic.value) > 1) return undefined;
  if (/^(?:F|chiSquare|Q)$/u.test(kind) && statistic.value < 0) return undefined;
  if (kind === 'z' && isCoordinate(text, match.index)) return undefined;
  return { kind, df, statistic, p, start: match.index, end };
};

const NOT_SIGNIFICANT: ReportedNumber = { value: 0.05, tolerance: 0, comparison: '>' };

/** The p-value goes on: "p = 0,03" with a decimal comma, "p = 0. 03" with a blank, "p = .03–.20". */
const isCutOff = (text: string, end: number): boolean => {
  const after = text.slice(end, end + MAX_AFTER);
  if (/\d/u.test(text.charAt(end - 1))) {
    if (/^,\d/u.test(after) && !text.slice(end - 6, end).includes('.')) return true;
    if (/^\s?[.·]\s?\d|^\d|^\s?[-−–]\s?\d?\.?\d|^ to \d?\.\d/u.test(after)) return true;
    // Several p-values in a row belong to several statistics.
    if (/^(?:,? and|,| or| ?\/) ?\d?\.\d/u.test(after)) return true;
  }
  return /^[^.;]*\brespectively\b/u.test(after.replace(/\d\.\d/gu, ''));
};

const MAX_AFTER = 80;

/** "x = 4, y = 12, z = 3": a place in the brain. */
const isCoordinate = (text: string, start: number) =>
  /y\s?=\s?[-−–]?\d[\d.]*\s?[,;]?\s?$/u.test(text.slice(Math.max(0, start - 20), start));

const LEAST_SUBSCRIPT_DF = 3;

const readDf = (
  kind: TestKind,
  groups: Readonly<Record<string, string | undefined>>,
): readonly number[] | undefined => {
  if (kind === 'z') return [];
  const printed = groups.df ?? groups.sub ?? groups.dfBehind;
  if (printed === undefined) return undefined;
  const numbers =
    kind === 'F' ? printed.split(/[,;/]/u).map(Number) : [Number(printed.replaceAll(',', ''))];
  const count = kind === 'F' ? 2 : 1;
  // "t1 = 2.3" may be a time.
  const isLabel = kind === 't' && Number(groups.sub) < LEAST_SUBSCRIPT_DF;
  const isPlausible = numbers.length === count && numbers.every((df) => df > 0 && df < Infinity);
  return isPlausible && !isLabel ? numbers : undefined;
};

const readComparison = (printed: string): Comparison => {
  if (/[<≤⩽]/u.test(printed)) return '<';
  return /[>≥⩾]/u.test(printed) ? '>' : '=';
};

const readNumber = (printed: string, comparison: string): ReportedNumber | undefined => {
  const plain = printed.replace(new RegExp(`${MINUS}\\s?`, 'u'), '-').replaceAll(',', '');
  const value = Number(plain);
  if (!Number.isFinite(value)) return undefined;
  const decimals = plain.split('.')[1]?.length ?? 0;
  return { value, tolerance: 0.5 * 10 ** -decimals, comparison: readComparison(comparison) };
};

const POWER_PARTS = new RegExp(
  String.raw`^(?<mantissa>[\d.]*?)\s?(?:[×x·∗*]?\s?10\s?\^?\s?|[eE])(?<power>${MINUS}\s?\d{1,3})$`,
  'u',
);

const readP = (printed: string, comparison: string): ReportedNumber | undefined => {
  const parts = POWER_PARTS.exec(printed)?.groups;
  if (!parts) return readNumber(printed, comparison);
  const mantissa = readNumber(parts.mantissa === '' ? '1' : (parts.mantissa ?? '1'), comparison);
  const power = 10 ** -Number((parts.power ?? '').replace(/\D/gu, ''));
  if (!mantissa) return undefined;
  const { value, tolerance } = mantissa;
  return { ...mantissa, value: value * power, tolerance: tolerance * power };
};
