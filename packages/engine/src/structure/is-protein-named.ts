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
 * Tells whether a topic truly names a protein that was found for it. By accession or gene symbol UniProt itself bears
 * it out; a name must be the beginning of the protein's name ("hemoglobin" of "Hemoglobin subunit alpha"), or stand
 * whole in the topic. A protein that merely has a word of the topic in its name is another matter.
 */
export function isProteinNamed(
  topic: string,
  { query, name }: Pick<Protein, 'query' | 'name'>,
): boolean {
  if (/^(?:accession|gene_exact):/.test(query)) return true;
  const [asked, named] = [extractWords(topic), extractWords(name)];
  return startsWith(named, asked) || contains(asked, named);
}
