const INSTITUTION =
  /\b(?:universit(?:y|ies|ät|é|à|eit|et|ario)|universi[dt]ad|universidade|departments?|dept|departamento|département|institut(?:e|es|o|ion)?|faculty|fakultät|school|college|hospital|clinic|laborator(?:y|ies|io)|division|academy|cent(?:er|re)s?|ministry|college|observatory|polytechnic|graduate program|inc|ltd|gmbh|LLC)\b/iu;
export const isInstitution = (text: string): boolean => INSTITUTION.test(text);

const ADDRESS = /\S@[^\s@]+\.\w|\bORCID\b|^\s*(?:https?:\/\/|www\.)\S+\s*$/iu;
const NOTE =
  /^[*†‡§¶#\s]*(?:e-?mails?\b|correspond(?:ence|ing)\b|(?:these|the) authors? contributed\b|(?:current|present) address|received\b|accepted\b|revised\b|published\b|edited by\b|(?:academic )?editors?\s*:|reviewed by\b|citation\s*:|copyright\b|©|funding\s*:|(?:competing|conflicts? of) interests?\b|data availability\b|(?:doi|issn|pmid|arxiv)\b|vol(?:ume)?\.?\s*\d|open access\b|running (?:title|head)\b|word count\b|preprint\b|submitted to\b|for correspondence\b|to whom\b)/iu;
/** What a license or a note about the authors says in sentences. */
const LICENSE =
  /\b(?:open[- ]access (?:this )?article|creative commons|contributed equally|all rights reserved)\b/iu;
/** Words that occur in sentences but not in addresses or lists of names. */
const VERB =
  /\b(?:is|are|was|were|be|been|has|have|had|does|do|did|can|could|may|might|will|would|should|we|our|it|they|this|these|that|which|show(?:s|ed|n)?|found|find|suggest(?:s|ed)?|report(?:s|ed)?|remain(?:s|ed)?)\b/iu;

const MAX_CHARACTERS = 5000;
const MIN_NAMES = 3;
const NAME_SHARE = 0.6;

/** Words of a title that no list of names has: "Mutation in Rice Results in Cell Death, …". */
const NOT_IN_NAMES =
  /(?:^|\s)(?:in|of|for|by|on|to|with|from|the|an?|at|as|under|between|during)\s/u;

/** Detects lists of names with initials and footnote marks: "Ada B. Example1,2", "van der Berg". */
export const isNameList = (text: string): boolean => {
  const words = text.match(/\p{L}[\p{L}'’.-]*/gu) ?? [];
  const names = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const separators = text.match(/[,;&·•|]|\band\b/gu)?.length ?? 0;
  if (NOT_IN_NAMES.test(text)) return false;
  return names >= MIN_NAMES && names >= NAME_SHARE * words.length && separators >= words.length / 6;
};

/** Whether a paragraph or sentence belongs to the front matter of a paper: authors, affiliations, addresses, dates and notes. */
export function isFrontMatter(paragraph: string): boolean {
  const text = paragraph.slice(0, MAX_CHARACTERS);
  if (NOTE.test(text) || ADDRESS.test(text) || LICENSE.test(text)) return true;
  if (VERB.test(text)) return false;
  return INSTITUTION.test(text) || isNameList(text);
}
