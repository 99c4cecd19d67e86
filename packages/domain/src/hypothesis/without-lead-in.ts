/** Words that join a sentence to the one before it. */
const LEAD_IN =
  /^(?:however|thus|therefore|hence|moreover|furthermore|in addition|additionally|nevertheless|nonetheless|interestingly|notably|consequently|accordingly|taken together|finally|alternatively|similarly|also|conversely|in contrast|by contrast|overall|collectively|indeed),\s+/iu;

/** A sentence without the word that joins it to the one before it: "However, …". */
export const withoutLeadIn = (text: string): string => {
  const rest = text.replace(LEAD_IN, '');
  return rest === text || /^\p{Ll}+\p{Lu}/u.test(rest)
    ? rest
    : rest.charAt(0).toUpperCase() + rest.slice(1);
};
