import { doiCandidates, parseDoi } from '@spinout/api-client/doi';
import type { Material } from '../language-model/language-model.types.js';

/** Patterns of references to other works; each captures what the material must contain. */
const REFERENCES: readonly RegExp[] = [
  /\bPMID:?\s*(\d{4,9})\b/gi,
  /\barXiv:?\s*(\d{4}\.\d{4,5}|[a-z-]{1,30}\/\d{7})/gi,
  /\bhttps?:\/\/[^\s<>"]+/gi,
  /(\p{Lu}[\p{L}’'-]{1,60})\s+et\s+al\b/gu,
  /(\p{Lu}[\p{L}’'-]{1,60})(?:\s+(?:and|&)\s+\p{Lu}[\p{L}’'-]{1,60})?,?\s*\(?\b(?:1[89]|20)\d\d[a-z]?\)/gu,
];

/** Names and numbers are compared as whole words: "Li" does not match "liver". */
const WORD = /[\p{L}\p{N}’'-]+/gu;

const foldCase = (text: string) => text.normalize('NFC').toLowerCase();

/** Finds DOIs, PMIDs, arXiv ids, URLs, and authors with a year or "et al." that the material does not contain. */
export function findForeignReferences(
  sentence: string,
  material: readonly Material[],
): readonly string[] {
  const others = REFERENCES.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(([whole, part]) => part ?? whole),
  );
  const named = [...doiCandidates(sentence), ...others].map((name) => parseDoi(name)?.doi ?? name);
  if (named.length === 0) return [];
  const known = foldCase(
    material.map(({ id, title, text }) => `${id}\n${title}\n${text}`).join('\n'),
  );
  const words = new Set(known.match(WORD) ?? []);
  return named.filter((name) => {
    const wanted = foldCase(name);
    const isWord = wanted.match(WORD)?.[0] === wanted;
    return isWord ? !words.has(wanted) : !known.includes(wanted);
  });
}
