import { fill } from '@spinout/domain/text';
import { NO_HYPOTHESIS_TITLE } from '@spinout/api-client';

/** Names of the sources, estimates of time, and what is said where there is no hypothesis. */
export const literatureMessages = {
  uploadedSource: 'your paper “{title}”',
  untitled: '{source} (the paper prints no title)',

  timelinePeople:
    'Estimate: 24-36 months, because studies with people need approval and recruitment',
  timelineLiving: 'Estimate: 12-18 months, because living systems must be prepared and observed',
  timelineSpace: 'Estimate: 18-30 months, because instruments or long observations are needed',
  timelineComputed:
    'Estimate: 6-9 months, because existing data and computation are enough for a first test',
  timelineBench: 'Estimate: 9-15 months, for a series of laboratory or field measurements',

  noneTitle: NO_HYPOTHESIS_TITLE,
  basisNone: 'No hypothesis was found, so there is no evidence to rate.',
  noneNoText:
    'We found no hypothesis because there are no sentences to quote in {papers}. Upload a paper with running text, or paste its text.',
  noneNoLink:
    'No sentence in {papers} states a complete hypothesis. Start from a sentence that comes close, or write your own. Try another paper on the same topic if neither works.',
  noneNoTopic:
    'We found no hypothesis: the library has too little about “{topic}”. Upload a paper or import a bibliography on this topic, search public sources where they are offered, or choose another topic.',
  noneNoQuestion:
    'The library has papers near “{topic}”, but none with an open question on all of it. Try a part of the topic or its usual name, write your own hypothesis, or upload a paper on it.',
  /** {papers} are in another language. */
  noneOtherLanguage:
    'Hypotheses can be found in English papers only, and {papers} {seem} to be in another language. Write your own hypothesis; the literature step then finds the works that {papers} {cite}.',
  seem: { one: 'seems', other: 'seem' },
  cite: { one: 'cites', other: 'cite' },
  yourPapers: { one: 'your paper', other: 'your papers' },
} as const;

/** The form of a phrase that goes with a number. */
export const counted = (
  forms: { readonly one: string; readonly other: string },
  count: number,
): string => fill(count === 1 ? forms.one : forms.other, { count: String(count) });
