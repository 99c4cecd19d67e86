import { parseWords } from '../text/word-list.js';

/** Stop words of the search: function words and phrases common to all papers. */
export const SEARCH_STOPWORDS = parseWords(`
  a about above across after again against all also although always among an and another any are as at be because been
  before being below between both but by can cannot could did do does doing done down due during each either else ever
  every few for from further had has have having he her here hers him his how however i if in into is it its itself
  just less like many may me might more most much must my near neither no nor not now of off often on once one only or
  other others our out over own per perhaps please rather same shall she should since so some still such than that the
  their them themselves then there therefore these they this those though three through thus to together too toward
  towards two under until up upon us use used uses using very via was we were what when where whereas whether which
  while who whose why will with within without would yet you your
  approach approaches aim aims based can compare compared comparing demonstrate demonstrated demonstrates et al find
  finding findings found hypothesis hypotheses hypothesise hypothesize improve improved improves improving increase
  increased increases introduce investigate new novel paper papers present presents propose proposed proposes provide
  provides question research result results reveal reveals review show showed shown shows study studies suggest
  suggests test tested testing that thereby toward work works
`);
