/** A point in ångström. */
export type Point = readonly [x: number, y: number, z: number];

export interface Residue {
  readonly name: string;
  /** Number in the chain, with insertion code if present. */
  readonly number: string;
  /** Temperature factor of the Cα atom, which is the pLDDT in predictions; null if missing. */
  readonly temperature: number | null;
  readonly n: Point;
  readonly ca: Point;
  readonly c: Point;
  readonly o: Point;
}

const ATOMS = ['N', 'CA', 'C', 'O'] as const;
type AtomName = (typeof ATOMS)[number];

const isAtomName = (name: string): name is AtomName => (ATOMS as readonly string[]).includes(name);

/** Limit for chains; no predicted structure has more residues. */
const MAX_RESIDUES = 5000;
const MAX_CHARACTERS = 10_000_000;

interface PartialResidue {
  readonly key: string;
  readonly name: string;
  readonly atoms: Partial<Record<AtomName, Point>>;
  temperature: number | null;
}

/** The number in the given columns of a line; NaN if they are blank. */
const parseNumber = (line: string, start: number, end: number): number => {
  const text = line.slice(start, end);
  return text.trim() === '' ? NaN : Number(text);
};

const parsePoint = (line: string): Point | null => {
  const point = [
    parseNumber(line, 30, 38),
    parseNumber(line, 38, 46),
    parseNumber(line, 46, 54),
  ] as const;
  return point.every((value) => Number.isFinite(value)) ? point : null;
};

const parseTemperature = (line: string): number | null => {
  const value = parseNumber(line, 60, 66);
  return Number.isFinite(value) ? value : null;
};

/**
 * Parses the backbone of the first chain of the first model from PDB format (wwPDB, version 3.3). Residues without all
 * four backbone atoms are omitted.
 * @returns null if there is no chain or it is too long
 */
export function parseBackbone(pdb: string): readonly Residue[] | null {
  if (pdb.length > MAX_CHARACTERS) return null;
  const partialResidues: PartialResidue[] = [];
  let chain: string | undefined;
  for (const line of pdb.split('\n')) {
    if (/^(?:ENDMDL|TER)/.test(line) && partialResidues.length > 0) break;
    if (!line.startsWith('ATOM  ')) continue;
    const name = line.slice(12, 16).trim();
    const position = parsePoint(line);
    chain ??= line.charAt(21);
    const isFirstLocation = line.charAt(16) === ' ' || line.charAt(16) === 'A';
    if (line.charAt(21) !== chain || !isFirstLocation || !isAtomName(name) || !position) continue;
    const key = line.slice(22, 27);
    let residue = partialResidues.at(-1);
    if (residue?.key !== key) {
      residue = { key, name: line.slice(17, 20).trim(), atoms: {}, temperature: null };
      partialResidues.push(residue);
      if (partialResidues.length > MAX_RESIDUES) return null;
    }
    residue.atoms[name] ??= position;
    if (name === 'CA') residue.temperature ??= parseTemperature(line);
  }
  const residues = partialResidues.flatMap(({ key, name, temperature, atoms }): Residue[] => {
    const { N: n, CA: ca, C: c, O: o } = atoms;
    return n && ca && c && o ? [{ name, number: key.trim(), temperature, n, ca, c, o }] : [];
  });
  return residues.length > 0 ? residues : null;
}
