import type { Section } from '../../paper-parts/sections.js';
import { loadLanguage } from '../../language/parse-text.js';
import type { PaperToRate } from './describe-sentences.js';
import { titleLemmas } from './paper-words.js';

const { parse } = await loadLanguage();

/** Parses a paper from its sections; paragraphs are parted by an empty line. */
export function paperOf(title: string, sections: readonly (readonly [Section, string])[]) {
  const text = sections.map(([, part]) => part).join('\n\n');
  const ends = sections.map(
    (_, at) =>
      sections
        .slice(0, at + 1)
        .map(([, part]) => part)
        .join('\n\n').length,
  );
  const sentences = parse(text).sentences.map((sentence) => ({
    ...sentence,
    page: 1,
    section: sections[ends.findIndex((end) => sentence.start < end)]?.[0] ?? 'body',
  }));
  return {
    sentences,
    pageText: () => text,
    titleLemmas: titleLemmas(title, parse),
  } satisfies PaperToRate;
}

const PLANTS = ['clover', 'thyme', 'sage', 'mint', 'lavender', 'borage'];

/** Sentences that report measurements, as many as a full paper has. */
export const RESULTS = PLANTS.flatMap((plant) => [
  `Nectar volume of ${plant} was measured at noon on ten flowers in each plot.`,
  `We found that bees visited ${plant} less often on warm days (Fig. 2).`,
  `Visits to ${plant} fell by 23% between June and August (p < 0.01).`,
  `The number of seeds of ${plant} did not differ between plots.`,
  `Soil moisture below ${plant} was lower in the heated plots than in the control plots.`,
  `Flowers of ${plant} opened four days earlier in the heated plots.`,
  `As expected, ${plant} had more flowers in the second year.`,
]).join(' ');

export const TITLE = 'Warm nights and the nectar of clover';
