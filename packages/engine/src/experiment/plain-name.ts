const MAX_WORDS = 12;
/** A count, a share or a quantifier names no single thing. */
const QUANTIFIED =
  /^(?:\d|about|approximately|none|all|most|some|many|each|only|several|both|any|few|more than|less than|up to|one|two|three|four|five|six|seven|eight|nine|ten|twenty|in|on|at|an? (?:minority|majority|element|number|proportion|percentage|significant)|the (?:minority|majority|number of|proportion|percentage))\b/iu;
const NUMBERS = /[%±=<>]|\b\d+(?:\.\d+)?\s?(?:of|out of|n?m|g|mg|μm|mm|nM)\b/iu;
const CLAUSE =
  /[;:—?]|\.\p{L}|\b(?:whereby|whether|which|that|who|how|why|when|than|as compared|compared (?:to|with)|consistent with|between|remains?|however|taken together)\b/iu;
/** What a study is done with or says. */
const OF_STUDIES =
  /\b(?:analys[ei]s|data|stud(?:y|ies)|results?|models?|algorithms?|findings|evidence|experiments?|research|investigations?|literature|hypothes[ie]s|methods?|approach(?:es)?|exact mechanisms?)\b/iu;
const WHO =
  /^(?:the |these |those |our )?(?:[\p{L}-]+ )?(?:individuals|participants|patients|animals|mice|subjects|authors|groups?|companies|whistleblowers|countries|we|it|they|this|these)$/iu;
const CUT_OFF =
  /(?:,|\b(?:and|or|of|in|to|the|an?|with|by|for|on|significantly|characterized|measured))$/iu;
const COMPARED =
  /^(?:[\p{L}]+ly )?(?:higher|lower|better|worse|more|less|greater|fewer|larger|smaller)\b/iu;

/** Whether a phrase that was read from a free sentence names one thing that a study can compare or measure. */
export const isPlainName = (phrase: string): boolean =>
  phrase.split(/\s+/u).length <= MAX_WORDS &&
  ![QUANTIFIED, NUMBERS, CLAUSE, OF_STUDIES, WHO, CUT_OFF, COMPARED].some((pattern) =>
    pattern.test(phrase),
  );
