const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const WEEKS_PER: Readonly<Record<string, number>> = {
  h: 1 / 168,
  d: 1 / 7,
  w: 1,
  m: 365.25 / 12 / 7,
  y: 365.25 / 7,
};
const DURATION =
  /\b(\d+(?:\.\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[\s-](h(?:ours?)?|d(?:ays?)?|weeks?|months?|years?)\b(?! (?:old|of age))/giu;
const MAX_WEEKS = 520;

/**
 * How many whole weeks a study takes from a start to its last measurement, by the longest time that its parts state: 0 for hours.
 * @returns undefined where they state none
 */
export function statedWeeks(text: string): number | undefined {
  const weeks = [...text.matchAll(DURATION)].map(([, amount = '', unit = '']) => {
    const number = NUMBERS[amount.toLowerCase()] ?? Number(amount);
    return number * (WEEKS_PER[unit.charAt(0).toLowerCase()] ?? 0);
  });
  if (weeks.length === 0) return undefined;
  const longest = Math.min(MAX_WEEKS, Math.max(...weeks));
  return longest < 1 / 2 ? 0 : Math.ceil(longest);
}
