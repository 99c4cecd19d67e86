const PREPOSITION =
  /^(?:in|among|during|under|after|before|at|within|following|upon|without|with|on|over|by|across|throughout|beyond|outside|against|above|below|near|between|since|until|for|from|to|when|where|while|if|along|inside|despite|given|per|through|around)\b/iu;

/** The noun that a preposition goes with: what comes before "of", "in" or the end. */
const headOf = (text: string): string =>
  (
    /^.*?(?=\s(?:of|in|on|at|for|from|with|by|near|that|which|who)\s|[,;(]|$)/iu.exec(text)?.[0] ??
    ''
  )
    .split(/\s/u)
    .at(-1)
    ?.toLowerCase() ?? '';

const ON =
  /^(?:farms?|farmland|islands?|plantations?|ranch(?:es)?|campus(?:es)?|coasts?|slopes?|plots?)$/u;
const IN =
  /^(?:absence|presence|dark|darkness|field|greenhouses?|laborator(?:y|ies)|winter|summer|spring|autumn|seasons?|vitro|vivo|silico|soils?|water|seawater|air|media|medium|buffer|(?:1[5-9]|20)\d\d)$/u;
const DURING =
  /^(?:pregnancy|exams?|childhood|adolescence|lactation|flowering|germination|growth|sleep|anesthesia|surgery|follow-up|storage|lockdowns?|pandemic)$/u;
/** "30 °C", "pH 5", "an altitude of 900 m". */
const AT =
  /^(?:(?:an? )?pH \d|(?:an? )?(?:temperature|altitude|elevation|depth|pressure|speed)s? of\b|[-−–]?\d[\d.,–-]* ?(?:°|K\b|m\b|km\b|bar\b|[kM]?Pa\b|V\b|[kMG]?Hz\b))/u;
const OVER =
  /^(?:\d[\d.,–-]*|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:h|hours?|days?|weeks?|months?|years?)(?: of follow-up)?$/iu;

/** Whom or what a hypothesis is about, with its preposition: "in mice", "on farms"; as it is if it has one. */
export const toPopulationPhrase = (text: string): string =>
  PREPOSITION.test(text) ? text : `${ON.test(headOf(text)) ? 'on' : 'in'} ${text}`;

/** Under what conditions, with a preposition: "in the field", "at 30 °C"; as it is if it has one. */
export const toConditionPhrase = (text: string): string => {
  if (PREPOSITION.test(text)) return text;
  if (AT.test(text)) return `at ${text}`;
  if (OVER.test(text)) return `over ${text}`;
  const head = headOf(text);
  if (IN.test(head)) return `in ${text}`;
  return `${DURING.test(head) ? 'during' : ON.test(head) ? 'on' : 'under'} ${text}`;
};
