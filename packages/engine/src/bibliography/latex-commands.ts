import { wordTable } from '../text/word-lists.js';

/** Commands that only leave a space. */
const SPACES = ['quad', 'qquad', 'newline', 'par', ',', ';', ':', ' ', '\n', '\\'];
/** Characters, or another command, for commands that the library does not know; measured with version 0.7.21. */
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ...wordTable(`
    ocirc=\\r AA=Å aa=å ldots=… dots=… cdots=⋯ times=× cdot=· pm=± mp=∓ leq=≤ le=≤ geq=≥ ge=≥ neq=≠ ne=≠ approx=≈ sim=∼
    simeq=≃ equiv=≡ propto=∝ ll=≪ gg=≫ degree=° circ=° infty=∞ partial=∂ sqrt=√ sum=∑ prime=′ ell=ℓ hbar=ℏ rightarrow=→
    to=→ leftarrow=← leftrightarrow=↔ rightleftharpoons=⇌ euro=€ langle=⟨ rangle=⟩ slash=/
  `),
  ...SPACES.map((command) => [command, ' '] as const),
]);
/** Commands that the library knows only within formulas, where they change the font. */
const FONTS = new Set(['mathrm']);
const COMMAND = /\\([A-Za-z]+|[^A-Za-z])(\{\})?/g;

/**
 * Prepares LaTeX for the library: replaces commands that it does not know by their characters, and removes the others,
 * such as `\text` and `\noopsort`, without their arguments.
 * @param isKnown whether the library knows a command, without its backslash
 */
export const replaceUnknownCommands = (
  latex: string,
  isKnown: (command: string) => boolean,
): string =>
  latex.replace(COMMAND, (whole, command: string) => {
    const character = CHARACTERS.get(command);
    return character ?? (isKnown(command) && !FONTS.has(command) ? whole : '');
  });

/** What is left of LaTeX that cannot be parsed. */
export const stripLatex = (latex: string): string =>
  latex.replace(/\\[A-Za-z]+ ?|\\/g, '').replace(/[{}$]/g, '');
