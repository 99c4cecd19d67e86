/** A point in ångström. */
export type Point = readonly [x: number, y: number, z: number];

/** The backbone of one residue. */
export interface Residue {
  readonly name: string;
  readonly n: Point;
  readonly ca: Point;
  readonly c: Point;
  readonly o: Point;
}

const ATOMS = ['N', 'CA', 'C', 'O'] as const;
type AtomName = (typeof ATOMS)[number];

const isAtomName = (name: string): name is AtomName => (ATOMS as readonly string[]).includes(name);

/** Longer chains are not read: no predicted structure has so many residues. */
const MAX_RESIDUES = 5000;
const MAX_CHARACTERS = 10_000_000;

interface Started {
  readonly key: string;
  readonly name: string;
  readonly atoms: Partial<Record<AtomName, Point>>;
}

const pointOf = (line: string): Point | null => {
  const [x, y, z] = [line.slice(30, 38), line.slice(38, 46), line.slice(46, 54)].map((text) =>
    text.trim() === '' ? NaN : Number(text),
  );
  const isPoint = [x, y, z].every((value) => Number.isFinite(value));
  return isPoint && x !== undefined && y !== undefined && z !== undefined ? [x, y, z] : null;
};

/**
 * Reads the backbone of the first chain of the first model from a text in PDB format (wwPDB, version 3.3). Residues that
 * lack one of the four backbone atoms are left out.
 * @returns null for a text without a chain, or one too long to be read
 */
export function backboneOf(pdb: string): readonly Residue[] | null {
  if (pdb.length > MAX_CHARACTERS) return null;
  const started: Started[] = [];
  let chain: string | undefined;
  for (const line of pdb.split('\n')) {
    if (/^(?:ENDMDL|TER)/.test(line) && started.length > 0) break;
    if (!line.startsWith('ATOM  ')) continue;
    const name = line.slice(12, 16).trim();
    const place = pointOf(line);
    chain ??= line.charAt(21);
    const isFirstPlace = line.charAt(16) === ' ' || line.charAt(16) === 'A';
    if (line.charAt(21) !== chain || !isFirstPlace || !isAtomName(name) || !place) continue;
    const key = line.slice(22, 27);
    let residue = started.at(-1);
    if (residue?.key !== key) {
      residue = { key, name: line.slice(17, 20).trim(), atoms: {} };
      started.push(residue);
      if (started.length > MAX_RESIDUES) return null;
    }
    residue.atoms[name] ??= place;
  }
  const residues = started.flatMap(({ name, atoms: { N: n, CA: ca, C: c, O: o } }): Residue[] =>
    n && ca && c && o ? [{ name, n, ca, c, o }] : [],
  );
  return residues.length > 0 ? residues : null;
}
