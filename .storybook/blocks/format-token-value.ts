const ROOT_PX = 16;
const SIZE = /^max\(([\d.]+)rem,/;

/** A value as a designer reads it: `12.2 px · 0.761 rem` for a size that grows with the text, else as it is. */
export function formatTokenValue(value: string): string {
  const [, rem] = SIZE.exec(value) ?? [];
  if (rem === undefined) return value;
  const px = Math.round(Number(rem) * ROOT_PX * 10) / 10;
  return `${px} px · ${Number(rem)} rem`;
}
