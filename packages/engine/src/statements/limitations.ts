import { standalonePassage, type Passage } from './passage.js';
import { isRunningText } from './running-text.js';
import type { PaperSentence, PageText } from './statement.types.js';

const STUDY =
  '(?:(?:this|our|the present|the current) (?:[\\p{L}-]+ ){0,2}(?:study|work|analys[ei]s|approach|survey|review|trial|sample|data|dataset|results|findings|estimates|model|method|design|cohort|paper|investigation|assembly|experiments?))';

const CUES: readonly RegExp[] = [
  `\\b(?:limitations?|weakness(?:es)?|shortcomings?|drawbacks?) (?:of|in|to) ${STUDY}`,
  `\\b${STUDY} (?:[\\p{L}]+ ){0,3}(?:has|had|have) (?:[\\p{L}]+ ){0,3}limitations?\\b`,
  `\\b${STUDY} (?:is|are|was|were) (?:[\\p{L}]+ ){0,2}(?:limited|restricted|constrained|underpowered|confined|not (?:designed|powered|able))\\b`,
  String.raw`\b(?:another|one|a (?:further|second|third|major|key|potential|possible)|the (?:main|major|first|second|third|primary)|additional|potential|important|several|some|further) (?:\p{L}+ )?limitations?\b`,
  String.raw`\bwe (?:did|could|can|were|have) not (?:\p{L}+ly )?(?:able to (?:\p{L}+ )?)?(?:attempted to )?(?:assess|adjust|account|address|ascertain|collect|compare|consider|control|correct|cover|determine|differentiate|directly|distinguish|establish|estimate|evaluate|examine|exclude|follow|include|incorporate|investigate|measure|model|obtain|rule out|search|separate|study|take|test|verify|analy[sz]e|have (?:data|information|access|records))(?:d|ed)?\b`,
  String.raw`\bthe (?:study|trial|review|survey) (?:is|was) (?:\p{L}+ ){0,2}(?:limited|restricted|underpowered|not (?:designed|powered|able|blinded|randomi[sz]ed))\b|\bin terms of limitations\b|\bpublication bias (?:may|might|could|cannot)\b`,
  String.raw`\bwe (?:were|are) unable to (?!find|detect|identify|observe|recover)\p{L}+|\bwe (?:cannot|can ?not|could not) (?:\p{L}+ly )?(?:rule out|exclude|establish|infer|draw|be (?:certain|sure))\b|\bwe (?:lacked|had no (?:data|information|access))\b`,
  String.raw`\b(?:small|limited|modest) (?:number of (?:patients|participants|subjects|animals|samples|cases|individuals|studies|sites)|sample sizes?|samples?)\b`,
  String.raw`\bself-?report(?:ed|s)?\b.{0,80}\b(?:bias(?:es|ed)?|limitations?|inaccura\p{L}+|may|might|could)\b|\b(?:rel(?:y|ied|ies) on|based on|limited to) self-?reports?\b|\b(?:recall bias|selection bias|cross-sectional (?:nature|design|study)|(?:at|from|in) (?:a|one|only one) (?:single )?(?:cent(?:er|re)|site|institution|hospital|clinic|school|city|company)|single[- ](?:cent(?:er|re)|site|institution|hospital)|lack of (?:follow-up|a control|blinding|randomi[sz]ation)|no follow-up|not (?:randomi[sz]ed|blinded|generali[sz]able)|residual confounding|unmeasured confound\p{L}+|under-?powered)\b`,
  String.raw`\b(?:should be|must be|are to be) (?:\p{L}+ )?(?:interpreted|treated|viewed|taken) (?:\p{L}+ )?with (?:\p{L}+ )?(?:caution|care)\b|\b(?:may|might|can|could) not (?:be )?(?:generali[sz]e|generali[sz]ed|generali[sz]able|representative|extend)\b`,
  String.raw`\b(?:may|might) not have (?:recovered|captured|detected|included|identified|reached|represented)\b`,
  String.raw`\bonly (?:in )?(?:(?:fe)?male|one|a single|two) (?:\p{L}+ )?(?:mice|rats|animals|participants|subjects|patients|sex|cent(?:er|re)|site|species|strain|country|population|cell line)\b`,
].map((cue) => new RegExp(cue, 'iu'));
/** "First, …", "Second, …" after a sentence that announces limitations. */
const ENUMERATED =
  /^(?:first|firstly|second|secondly|third|thirdly|fourth|fourthly|fifth|sixth|finally|lastly),/iu;
const ANNOUNCES =
  /\b(?:ha[sd]|have|with) (?:\p{L}+ ){0,2}(?:limitations|weaknesses|caveats|shortcomings)\b|\b(?:limitations|weaknesses|caveats|shortcomings) (?:of|in|to) (?:this|our|the present)\b|\b(?:several|some|important|potential|number of) (?:limitations|weaknesses|caveats|shortcomings)\b/iu;
const SELF =
  /\b(?:we|our|us|the (?:study|trial|review|survey) (?:is|was)|this (?:study|work|analysis|survey|trial|review|approach)|the (?:present|current) (?:study|analysis|work)|every model)\b/iu;
/** What others could not show is no limitation of this study. */
const OTHERS =
  /\b(?:previous|prior|earlier|other|existing|most|many|these|those|current|epidemiological) (?:[\p{L}-]+ )?(?:stud(?:y|ies)|methods?|methodolog(?:y|ies)|approaches|models?|surveys|trials|algorithms|techniques|screens)\b[^.]{0,40}\b(?:was|were|is|are|did|do|have|has|had|lack)\b/iu;
const OVERCOME =
  /\b(?:overcomes?|overcame|avoids?|circumvents?|despite|in spite of|strengths?|mindful|to (?:minimi[sz]e|reduce|avoid|overcome)|we (?:plan to|measured)|can be addressed)\b/iu;
/** "There are a number of limitations to this review." says none of them. */
const ANNOUNCES_ONLY = [
  /\b(?:a number of|several|some|many|certain|important|potential|possible|various|two|three|four|five|the following)\b[^,;:]{0,200}\b(?:limitations|weaknesses|shortcomings|caveats)\b(?![^.]*\b(?:including|such as|because|due to|namely|(?:is|are) that|prevent\p{L}*|arise|concern\p{L}*|includ\p{L}+)\b)[^,;:]{0,60}[.:]$/iu,
  /\b(?:limitations|weaknesses|caveats) (?:of|in|to) (?:\p{L}+ )?(?:study|analysis|approach)\.$/iu,
];
const SECTIONS = new Set(['abstract', 'discussion', 'conclusion', 'open']);
/** Papers without usual headings discuss in their last part. */
const LATE = 0.6;
const MIN_WORDS = 7;
const MAX_WORDS = 70;
/** So many sentences after an announcement its list goes on. */
const LIST_LENGTH = 16;
/** The sentence that announces a list and is too short to be read as one of the running text. */
const MAX_SHORT = 120;
const MAX_ANNOUNCEMENT = 170;

export const statesLimitation = (text: string): boolean =>
  CUES.some((cue) => cue.test(text)) && !OTHERS.test(text) && !OVERCOME.test(text);

const announces = (text: string) =>
  text.length <= MAX_ANNOUNCEMENT &&
  ANNOUNCES.test(text) &&
  SELF.test(text) &&
  !OTHERS.test(text) &&
  !OVERCOME.test(text);

/** Finds what a study says it could not show, in the order of the paper; limitations of other methods are left out. */
export function findLimitations(
  sentences: readonly PaperSentence[],
  pageText: PageText,
  limit: number,
): readonly Passage[] {
  const found: Passage[] = [];
  let listEnd = -1;
  for (const [index, sentence] of sentences.entries()) {
    const { text, section } = sentence;
    const isDiscussed =
      SECTIONS.has(section) || (section === 'body' && index > sentences.length * LATE);
    if (!isDiscussed) continue;
    const before = sentences[index - 1];
    if (announces(text) || announces(skippedText(before, sentence, pageText)))
      listEnd = index + LIST_LENGTH;
    const isListed = index <= listEnd && ENUMERATED.test(text) && !OVERCOME.test(text);
    const isOwn =
      index <= listEnd || section === 'open' || SELF.test(text) || /\blimitations?\b/iu.test(text);
    const isStated = isOwn && statesLimitation(text);
    if ((!isListed && !isStated) || !isSuitable(text)) continue;
    const passage = isListed ? sentence : standalonePassage(sentence, before, pageText);
    if (!passage) continue;
    // A passage with the sentence before it replaces that sentence.
    if ((found.at(-1)?.end ?? 0) > passage.start) found.pop();
    found.push({ page: passage.page, start: passage.start, end: passage.end });
    if (found.length === limit) break;
  }
  return found;
}

const isSuitable = (text: string): boolean => {
  const words = text.split(/\s+/).length;
  return (
    words >= MIN_WORDS &&
    words <= MAX_WORDS &&
    isRunningText(text) &&
    !ANNOUNCES_ONLY.some((form) => form.test(text))
  );
};

const skippedText = (
  before: PaperSentence | undefined,
  { page, start }: PaperSentence,
  pageText: PageText,
): string =>
  before?.page === page && start - before.end <= MAX_SHORT
    ? pageText(page).slice(before.end, start)
    : '';
