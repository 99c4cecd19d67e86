/** "… in trawling bats", "… among older adults": the end of a title that names the system. */
const SYSTEM = /\b(in|among) ((?:the )?[\p{L}\p{N}][^:;?.()–—,]{2,70})$/iu;
/** Such an end is about more than the system. */
const MORE_THAN_A_SYSTEM =
  /\b(?:and (?:its|their|the)|for|by|with|using|through|via|on|to|from|during|after|between|role|effects?|analysis|study|review)\b/iu;
/** Only living systems and groups of people are named: "belief in a personal God" names none. */
const LIVING =
  /\b(?:patients|mice|rats|humans|adults|women|men|girls|boys|children|infants|individuals|participants|volunteers|carriers|macrophages|neurons|cells|yeast|plants|students|adolescents|embryos|larvae|pigs|monkeys|zebrafish|people|households|firms|schools|communities|bats|birds|fish|fishes|bees|honeybees|ants|insects|worms|flies|mosquitoes|frogs|dogs|cats|sheep|cattle|chickens|primates|bacteria|fungi|viruses|phages|trees|forests|crops|workers|nurses|survivors|caregivers|athletes)$/iu;
const MAX_WORDS = 7;

const splitTitle = (title: string): readonly string[] =>
  title.split(/(?<!\s)\s*[:?–—]\s+/u).filter(Boolean);

/** A capitalized word of a title, in lower case if the text has it so. */
export const asInText = (phrase: string, lowerCaseWords: ReadonlySet<string>): string =>
  phrase.replace(/(?<![\p{L}])\p{Lu}\p{Ll}+(?!\p{L})/gu, (word) =>
    lowerCaseWords.has(word.toLowerCase()) ? word.toLowerCase() : word,
  );

export const findLowerCaseWords = (text: string): ReadonlySet<string> =>
  // "et al" makes no word of the symbol of aluminium.
  new Set(text.match(/(?<![\p{L}-])(?!al\b)\p{Ll}+(?![\p{L}])/gu));

/**
 * The system that a title names at its end, so that a sentence of the paper can be read by itself.
 * @param text the paper's text, which tells names from words that only the title capitalizes
 * @returns for example "in trawling bats"; undefined if the title names none
 */
export function findTitleContext(title: string, text: string): string | undefined {
  const lowerCaseWords = findLowerCaseWords(text);
  for (const part of splitTitle(title.replace(/(?<![.\s])[.\s]+$/u, ''))) {
    const start = Math.max(
      part.toLowerCase().lastIndexOf(' in '),
      part.toLowerCase().lastIndexOf(' among '),
    );
    const match = start < 0 ? null : SYSTEM.exec(part.slice(start + 1));
    if (!match || MORE_THAN_A_SYSTEM.test(match[2] ?? '')) continue;
    if ((match[2] ?? '').split(/\s+/).length > MAX_WORDS || !LIVING.test(match[2] ?? '')) continue;
    return asInText(match[0], lowerCaseWords)
      .replace(/^In\b/u, 'in')
      .replace(/^Among\b/u, 'among');
  }
  return undefined;
}
