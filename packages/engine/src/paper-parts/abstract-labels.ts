/** What the parts of a structured abstract are called. */
export const ABSTRACT_PART =
  '(?:background|context|rationale|importance|introduction|objectives?|aims?|purpose|hypothesis|design|setting|participants|patients|subjects|materials?|methods?|methodology|interventions?|exposures?|measurements?|main outcomes?|outcomes?(?: measures?)?|(?:principal |main |key )?findings|(?:main )?results?|discussion|limitations?|conclusions?|interpretation|significance|implications|relevance|trial registration|registration|funding)';
/** A heading of one part, or of several: "Background", "Methods and Results". */
export const ABSTRACT_LABEL = new RegExp(
  String.raw`^${ABSTRACT_PART}(?:(?:\s*[/&,]\s*|\s+and\s+|\s+of\s+the\s+)(?:\w+\s+)?${ABSTRACT_PART})*\s*[.:]?$`,
  'iu',
);
/** What follows an abstract. */
export const ABSTRACT_END =
  /^(?:\d{1,2}[.)]?\s+)?(?:(?:key\s?words?|index terms|abbreviations|(?:jel|msc)\s+class\w*)\b|(?:author|editor|editor['’]s|editors['’]?|plain[- ]language|lay|non-?technical)\s+(?:summary|abstract)\b|significance statement|graphical abstract|highlights?\s*:?$|introduction\s*[.:]?$|table of contents|contents\s*$)/iu;
