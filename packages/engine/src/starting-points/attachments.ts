import type { MarkedSentence } from './marked-sentence.js';
import { namePart, type NamedSpan } from './name-part.js';
import { wordOf } from './noun-phrase.js';
import { readObject } from './read-object.js';

interface Attachments {
  readonly mechanism?: NamedSpan | undefined;
  readonly comparator?: NamedSpan | undefined;
  readonly conditions?: NamedSpan | undefined;
}

/** Reads what stands after the last part of a relation: through what, compared with what, under which condition. */
export function readAttachments(
  { tokens, text, start }: MarkedSentence,
  from: number,
): Attachments {
  const [link, next] = [tokens[from], tokens[from + 1]];
  const word = wordOf(link);
  const name = (at: number) => namePart(tokens, readObject(tokens, at), text, start, 'associated');
  if (/^(?:by|through|via)$/u.test(word)) {
    const isMeans = word === 'by' && wordOf(next) === 'means' && wordOf(tokens[from + 2]) === 'of';
    return { mechanism: name(from + (isMeans ? 3 : 1)) };
  }
  // "related to A or to B"
  if (word === 'or' && /^(?:to|by|on)$/u.test(wordOf(next))) return { comparator: name(from + 2) };
  if (word === 'compared' && /^(?:with|to)$/u.test(wordOf(next)))
    return { comparator: name(from + 2) };
  if (/^(?:during|under|after|following|upon|without)$/u.test(word) && link) {
    const named = name(from + 1);
    if (!named) return {};
    const at = link.start - start;
    return {
      conditions: {
        start: at,
        end: named.end,
        text: text.slice(at, named.end).replace(/\s+/gu, ' '),
      },
    };
  }
  return {};
}
