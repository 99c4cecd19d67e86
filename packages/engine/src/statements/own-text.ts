/** Future work may have an aim: "the goal of future trials is to …". */
const LATER_WORK = /\b(?:future|further|next|subsequent|ongoing)\b/iu;
/** "The secondary objective is to assess …": what the study set out to do. */
const AIM =
  /^(?:[^,]{0,40},\s)?(?:(?:the|our|an?|one|its) )?(?:\p{L}+ ){0,3}(?:objectives?|aims?|purposes?|end ?points?)(?: of [^,;]{3,80}?)? (?:is|are|was|were) (?:to \p{L}|the\b|an?\b)/iu;
/** "as will be confirmed by the simulations below", "in the last section": another part of the same text. */
const OTHER_PART =
  /\b(?:as|which) will be \p{L}+ed\b|\bin (?:the|our) (?:last|final|previous|preceding|subsequent|next|following) (?:sub)?(?:section|part|chapter|paragraph)s?\b|\b(?:sub)?section \d/iu;
/** "Figures 4 and 5 show …", "To illustrate the model, we …" */
const SHOWS =
  /\b(?:fig(?:ure|s|\.)?s?|tables?) ?S?\d[\p{L}\d\s,–-]{0,24} (?:also )?(?:shows?|illustrates?|depicts?|presents?|displays?|compares?|summari[sz]es?|lists?|reports?|gives?)\b|^(?:in order )?to (?:illustrate|visuali[sz]e|exemplify)\b/iu;
/** Whether a sentence speaks of its own paper: its aim, another section, or what a figure shows. */
export const isAboutOwnText = (sentence: string): boolean =>
  OTHER_PART.test(sentence) ||
  SHOWS.test(sentence) ||
  (AIM.test(sentence) && !LATER_WORK.test(sentence));
