/** What can be done or made, not what happens: "can be developed", "may be explored". */
const FEASIBLE =
  /\b(?:can|could|may|might|should|will|would) (?:\p{L}+ ){0,2}?be (?:\p{L}+ly )?(?:developed|manufactured|produced at|made available|approved|licensed|evaluated|explored|considered|investigated|implemented|adopted|offered|exploited|optimi[sz]ed|scaled|established|recommended)\b/iu;
/** What was done once cannot be tried: "was introduced", "may have originated". */
const ONCE =
  /^(?:(?!\b(?:may|might|could|can|will|would|that|which|who|whether)\b).)*\b(?:was|were|had)\b|\b(?:may|might|could) (?:\p{L}+ )?have (?:\p{L}+ly )?(?:been (?:\p{L}+ly )?)?(?:introduced|originated|imported|exported|spread|arisen|emerged|come|served|circulated|occurred|evolved|borne|brought|carried)\b/iu;
/** "… remains unknown": the end of a question that was not cut. */
const STILL_OPEN =
  /\b(?:remains?|is|are) (?:\p{L}+ly |still |yet )?(?:unknown|unclear|uncertain|undetermined|to be \p{L}+)\.?$/iu;
/** "A hints that B": what a result says is not what happens. */
const REPORTS =
  /\b(?:hints?|suggests?|indicates?|impl(?:y|ies)|shows?|demonstrates?|confirms?|supports?)(?: \p{L}+)? that\b/iu;
/** "could be a promising strategy": praise. */
const PRAISES =
  /\b(?:be|become|represents?|offers?|provides?|serves? as|opens?) (?:an? |the )?(?:[\p{L}-]+ ){0,4}(?:strateg(?:y|ies)|approach(?:es)?|tools?|candidates?|options?|avenues?|alternatives?|opportunit(?:y|ies)|frameworks?|starting points?)\b/iu;
const POLICY =
  /\b(?:made available|policy ?makers?|stakeholders?|legislation|guidelines?|feasib(?:le|ility)|in sufficient quantit(?:y|ies)|soon enough)\b|^in (?:the )?future\b|^it (?:is (?:\p{L}+ )?(?:possible|plausible|likely)|(?:may|might|could) be (?:\p{L}+ )?that)\b/iu;
/** "Any new drug": of all that there may be, nothing can be tested. */
const UNNAMED = /^(?:any|some)\b/iu;
const MIN_WORDS = 6;

const NOT_TESTABLE = [FEASIBLE, ONCE, STILL_OPEN, REPORTS, PRAISES, POLICY, UNNAMED];

/** Whether a sentence says what happens in the world, so that a study can test it: no feasibility, history, policy or praise. */
export const isTestable = (statement: string): boolean =>
  statement.split(/\s+/u).length >= MIN_WORDS && !NOT_TESTABLE.some((cue) => cue.test(statement));
