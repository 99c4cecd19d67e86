/** "these results show that …" and "this study" point to the paper itself, which a reader of it knows. */
export const TO_THE_PAPER =
  /\b(?:th(?:is|e present|e current)|our|these|those) (?:[\p{L}-]+ )?(?:piece of work|stud(?:y|ies)|paper|article|work|survey|review|trial|analys[ei]s|meta-analysis|cohort|sample|results?|data|findings|observations|experiments)\b/giu;
/** "In this regard, the expansion may …": leads over from the sentence before and says nothing. */
const TRANSITION =
  /^(?:\p{L}+, )?(?:in this (?:sense|regard|respect|context|light|vein|line)|in these respects|along these lines|to this end|in this way),\s/iu;
/** "It may be due to the rain", "These findings could be related to age": what is explained stands in the sentence before. */
const EXPLAINS =
  /^(?:(?:however|thus|therefore|hence|moreover|furthermore|similarly|indeed|so|but|and|also),?\s+)?(?:it|(?:these|those|our|such|the (?:present|current)) (?:results?|findings?|observations?|data)) (?:(?:may|might|could|can|would|is|was|are|were) (?:also |possibly |probably |likely |partly )*(?:be (?:\p{L}+ )?)?(?:due to|because|related to|explained by|attributed to|attributable to|caused by|ascribed to|associated with|the (?:result|consequence) of|a (?:result|consequence) of)|(?:may|might|could) (?:also )?(?:reflect|result from|arise from|stem from))\b/iu;
/** "The underlying mechanism remains to be determined", "A possible explanation is age": of what, it does not say. */
const OF_WHAT =
  /^(?:(?:however|but|yet|nevertheless|still|thus|also),? )*(?:(?:the|its?) (?:(?:exact|precise|underlying|molecular|biological|specific|detailed|responsible) )*mechanisms? (?:\p{L}+ly )?(?:remains?|(?:is|are|has|have|needs?) (?:not|still|yet|to|un\p{L}+|been|further|poorly|largely)\b)|(?:an?|one|another|the) (?:other |second |further )?(?:possible |potential |likely |plausible |alternative )?(?:explanation|reason|cause)s? (?:is|are|could be|may be|might be|would be|can be) (?!that\b))/iu;
const POINTING_START =
  /^(?:\p{L}+,\s)?(?:(?:however|thus|therefore|hence|moreover|furthermore|finally|consequently|additionally|also|similarly|nevertheless|instead|but|and|so|yet|indeed|for example|for instance|in particular|as such|if so|if true|even so),?\s+)*(?:it (?!(?:(?:also|thus|therefore|still|however|then|further) )?(?:is|was|remains?|(?:would|will|may|might|could) (?:also |thus |therefore |then )?be|has been|appears|seems)\b)\p{L}+|they|them|he|she|an? similar|its|their|his|her|both|each|neither|either|another (?:is|was|one|of)|others|some of|one of|such\b|here|there it|the (?:former|latter|other|same|two|three|resulting)\b|in (?:that|this|these|those|such)\b|for (?:this|that|these|those)\b|if so\b|in (?:contrast|other words|either case|both cases)\b)\b/iu;
const POINTING_WITHIN =
  /\b(?:this|these|those(?! (?:who|whose|with|without|at|in|of|from|on|that|having|under|most)\b)|such (?!as\b)|the other (?:two|three)|the (?:former|latter|above|aforementioned)|thereof|therein|as (?:described|mentioned|noted|discussed) (?:above|below))\b/iu;
/** A pointing word is clear where its noun comes earlier in the sentence: "nectar and how these sugars …". */
const MIN_CHARACTERS_BEFORE = 110;
/** "in this case", "of this laboratory": which one only another sentence says, also late in a sentence. */
const ONE_OF_MANY =
  /\b(?:(?:this|that) (?:patient|laboratory|region|area|country|village|hospital|strain|isolate|residue|mutant|compound|group)|the (?:two|three) (?:species|strains|isolates|groups|regions|countries|genes|proteins|enzymes)\b(?! (?:of|with|in|that|from))|(?:(?<!\bin )this case|in this case(?=\W*$)))\b/giu;

/** Whether a sentence points to something outside of it, so that it says little without the sentences around it. */
export function leansOnContext(sentence: string): boolean {
  const text = sentence.replace(TRANSITION, '').replace(TO_THE_PAPER, 'the study');
  if ([EXPLAINS, OF_WHAT].some((cue) => cue.test(sentence)) || POINTING_START.test(text))
    return true;
  const pointing = POINTING_WITHIN.exec(text);
  if (pointing !== null && pointing.index < MIN_CHARACTERS_BEFORE) return true;
  return [...text.matchAll(ONE_OF_MANY)].some(
    ({ 0: found, index }) => !names(text.slice(0, index), found),
  );
}

const names = (before: string, pointing: string): boolean => {
  const noun = pointing.toLowerCase().split(' ').at(-1) ?? '';
  return before.toLowerCase().includes(noun.replace(/y$/u, ''));
};
