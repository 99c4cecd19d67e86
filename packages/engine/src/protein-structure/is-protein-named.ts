import type { Protein } from '../providers/uni-prot.js';

const FILLERS = new Set(
  'the a an of in on and for human protein proteins gene genes enzyme structure structures role function'.split(
    ' ',
  ),
);

const extractWords = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !FILLERS.has(word));

const startsWith = (words: readonly string[], start: readonly string[]) =>
  start.length > 0 && start.every((word, at) => words[at] === word);

const contains = (words: readonly string[], part: readonly string[]) =>
  words.some((_, at) => startsWith(words.slice(at), part));

/**
 * Whether a topic names the protein that was found for it. Matches by accession or gene symbol are reliable; otherwise the
 * topic must be the beginning of the protein name ("hemoglobin" of "Hemoglobin subunit alpha") or contain the full name.
 * One common word is not enough.
 */
export function isProteinNamed(
  topic: string,
  { query, name }: Pick<Protein, 'query' | 'name'>,
): boolean {
  if (/^(?:accession|gene_exact):/.test(query)) return true;
  const [asked, named] = [extractWords(topic), extractWords(name)];
  return startsWith(named, asked) || contains(asked, named);
}
