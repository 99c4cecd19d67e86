import { ABSTRACT_END, ABSTRACT_LABEL } from './abstract-labels.js';

const CONCLUDES = /^(?:conclusions?|interpretation|significance|implications)\b/iu;
/** What may follow the conclusions of an abstract; other headings open the paper. */
const FOLLOWS = /^(?:(?:trial )?registration|funding|limitations?|relevance)\b/iu;
/** What is longer has the beginning of the paper in it, without a heading behind the abstract. */
const MAX_CHARACTERS = 4_000;

interface AbstractReader {
  /** Takes the next heading. @returns whether it is one of a part of the abstract */
  readonly readHeading: (heading: string, isOfAbstract: boolean) => boolean;
  /** Takes the next sentence. @returns whether an abstract that was followed has become too long for one */
  readonly readSentence: (sentence: string) => boolean;
}

/**
 * Follows the headings of a structured abstract ("Background", "Methods", "Results", "Conclusions"), which are those of the
 * paper too. It ends where a heading comes again, or where another one follows its conclusions.
 */
export function createAbstractReader(): AbstractReader {
  const labels = new Set<string>();
  let state: 'before' | 'opened' | 'within' | 'ended' = 'before';
  let length = 0;
  let hasConcluded = false;

  const isPart = (label: string): boolean =>
    ABSTRACT_LABEL.test(label) &&
    !labels.has(label) &&
    !(hasConcluded && !CONCLUDES.test(label) && !FOLLOWS.test(label)) &&
    !ABSTRACT_END.test(label);

  return {
    readHeading: (heading, isOfAbstract) => {
      if (isOfAbstract && (state === 'before' || state === 'opened')) {
        state = 'opened';
        return true;
      }
      if (state !== 'opened' && state !== 'within') return false;
      const label = heading.toLowerCase().replace(/(?<!\s)\s*[.:]$/u, '');
      if (!isPart(label)) {
        state = 'ended';
        return false;
      }
      state = 'within';
      labels.add(label);
      hasConcluded ||= CONCLUDES.test(label);
      return true;
    },
    readSentence: (sentence) => {
      // Text directly below "Abstract" is one without parts.
      if (state === 'opened') state = 'ended';
      if (state !== 'within') return false;
      length += sentence.length;
      if (length <= MAX_CHARACTERS) return false;
      state = 'ended';
      return true;
    },
  };
}
