const FIRST_LETTER = 65;
const LETTERS = 26;
const LETTER_CODES = Array.from({ length: LETTERS }, (_, at) =>
  String.fromCharCode(FIRST_LETTER + at),
);
/** Unassigned, private or no single country: "European Union", "Pseudo-Accents". */
const NO_COUNTRY = new Set(['EU', 'EZ', 'UN', 'XA', 'XB', 'ZZ', 'QO', 'AQ']);
/** Also names of people and other things. */
const AMBIGUOUS = new Set(['Georgia', 'Jordan', 'Chad', 'Jersey', 'Guinea']);

let names: readonly string[] | undefined;

/** English names of countries, from the runtime's own data. */
export function countryNames(): readonly string[] {
  if (names) return names;
  const display = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const found = LETTER_CODES.flatMap((first) =>
    LETTER_CODES.flatMap((second) => {
      const code = first + second;
      const name = NO_COUNTRY.has(code) ? undefined : display.of(code);
      return name === undefined || AMBIGUOUS.has(name) || /[^\p{L} -]/u.test(name) ? [] : [name];
    }),
  );
  names = [...new Set(found)];
  return names;
}
