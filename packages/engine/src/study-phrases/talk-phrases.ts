import type { TextRange } from '../text/text-range.js';
import type { PhraseRole, RolePhrase } from './phrase-role.types.js';

/** Words in front of a head that say nothing of what is studied. */
const FRONT = String.raw`^(?:(?:the|an?|any|all|both|some|each|these|those|this|that|its|their|our|such|other|further|additional|possible|potential|more|long-term|relative|direct|indirect|or|and|respective|exact|precise|specific|current|present|significant(?:ly)?|greater|overall|positive|negative|beneficial|adverse|harmful|protective|therapeutic|causal|key|important|major|main|critical|crucial|clinical|biological|underlying|full|actual|strong|clear|complex|combined|observed|consequent|successful|weakening|higher|highest|greatest|lower|increased|reduced)\s+)*`;
const ARTICLE = String.raw`(?:(?:the|an?|any|its|their|these|those)\s+)?`;

interface Split {
  readonly pattern: RegExp;
  /** The roles of the groups of the pattern, in order. */
  readonly roles: readonly PhraseRole[];
}

const split = (source: string, ...roles: readonly PhraseRole[]): Split => ({
  pattern: new RegExp(`${FRONT}(?:[\\p{L}-]+ly )?(?:[\\p{L}-]+ )?${source}`, 'diu'),
  roles,
});

const EFFECT =
  '(?:effects?|impacts?|influences?|efficacy|effectiveness|contributions?|benefits?|advantages?|superiority|safety|tolerability|bioactivity|importance)';
const LINK =
  '(?:associations?|relationships?|relations?|correlations?|links?|interactions?|interplay|connections?|trade-?offs?)';
const DIFFERENCE = '(?:differences?|comparisons?|discrepanc(?:y|ies)|contrasts?|distinctions?)';

/** Phrases that say how two things are related, and what they relate. */
const RELATING: readonly Split[] = [
  split(
    String.raw`${EFFECT} of ${ARTICLE}(\S.*?) (?:up)?on ${ARTICLE}(\S.*)$`,
    'factor',
    'outcome',
  ),
  split(
    String.raw`(?:roles?|involvement|functions?|importance|significance|use|efficacy|effectiveness) (?:of|for) ${ARTICLE}(\S.*?) in ${ARTICLE}(\S.*)$`,
    'factor',
    'outcome',
  ),
  split(
    String.raw`${LINK}(?: (?:observed|found|seen|reported))? between ${ARTICLE}(\S.*?) and ${ARTICLE}(\S.*)$`,
    'either',
    'either',
  ),
  split(String.raw`${LINK} between ${ARTICLE}(\S(?:(?! and ).)*)$`, 'either'),
  split(String.raw`${LINK} of ${ARTICLE}(\S.*?) (?:with|to) ${ARTICLE}(\S.*)$`, 'either', 'either'),
  split(
    String.raw`${DIFFERENCE} in ${ARTICLE}(\S.*?) between ${ARTICLE}(\S.*?) and ${ARTICLE}(\S.*)$`,
    'outcome',
    'factor',
    'comparator',
  ),
  split(
    String.raw`${DIFFERENCE} between ${ARTICLE}(\S.*?) and ${ARTICLE}(\S.*)$`,
    'factor',
    'comparator',
  ),
  split(
    String.raw`comparison of ${ARTICLE}(\S.*?) (?:with|to) ${ARTICLE}(\S.*)$`,
    'factor',
    'comparator',
  ),
  split(String.raw`${EFFECT} (?:up)?on ${ARTICLE}(\S.*)$`, 'outcome'),
  split(String.raw`${EFFECT} of ${ARTICLE}(\S.*)$`, 'factor'),
  split(String.raw`${DIFFERENCE} in ${ARTICLE}(\S.*)$`, 'outcome'),
  split(
    String.raw`(?:increases?|decreases?|reductions?|improvements?|declines?|rises?|drops?|changes?|alterations?|variations?|shifts?|weakening|strengthening) (?:in|of) ${ARTICLE}(\S.*)$`,
    'either',
  ),
  split(String.raw`(?:results?|consequences?) of ${ARTICLE}(\S.*)$`, 'factor'),
  split(
    String.raw`(?:contributing factors?|risk factors?|causes?|determinants?|predictors?|drivers?) (?:for|of|in) ${ARTICLE}(\S.*)$`,
    'outcome',
  ),
  {
    pattern: /^(?:the )?([^\s-]\S*?)-(?:mediated|induced|dependent|driven|stimulated) (\S.*)$/diu,
    roles: ['factor', 'outcome'],
  },
  split(String.raw`(?:roles?|involvement) (?:of|for) ${ARTICLE}(\S.*)$`, 'factor'),
  split(String.raw`(?:roles?|involvement|part) (?:in|for) ${ARTICLE}(\S.*)$`, 'outcome'),
  split(String.raw`(?:risks?|odds|likelihood|probability) of ${ARTICLE}(\S.*)$`, 'outcome'),
];
/** Phrases that talk about a thing, and the thing. */
const TALK =
  /^(?:(?:the|an?|any|our|this|better|full|further|more|deeper|novel|new|possible|potential|underlying|exact|precise|molecular|current|growing|clinical|important|key|great|clear|main)\s+)*(?:understanding|knowledge|evidence|use|usage|application|importance|relevance|significance|possibility|need|context|process|mechanisms?|aspects?|kinds?|types?|range|variety|series|number|implications?|details?|nature|concept|idea|field|investigation|investigations|study|studies|analysis|analyses|evaluation|assessment|examination|exploration|determination|identification|characteri[sz]ation|confirmation|description|development|occurrence|degree|extent|majority|case|cases|form|forms|group|groups|set|representative|role (?:served|played)|values?|trials?|experiments?|tests?|measurements?|lack of (?:data|evidence|information|studies|knowledge)|status) (?:of|on|for|about|in|into|behind|regarding|underlying|by) (?:the |an? |any |how )?(?=\S)/iu;

/** "The difference between high and low doses": both are doses. */
const IS_ADJECTIVE =
  /^(?:high(?:er)?|low(?:er)?|young(?:er)?|old(?:er)?|small|large|mild|severe|early|late|male|female|urban|rural|wild|inner|outer|upper|new)$/iu;

type Part = Omit<RolePhrase, 'isCertain'>;

const readGroups = (match: RegExpExecArray, roles: readonly PhraseRole[]): readonly Part[] =>
  roles.flatMap((role, at) => {
    const [start, end] = match.indices?.[at + 1] ?? [];
    return start === undefined || end === undefined ? [] : [{ start, end, role }];
  });

/** "High and low doses" as one factor. */
function joinAdjective(phrase: string, parts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex(({ role }) => role === 'comparator');
  const [first, second] = [parts[at - 1], parts[at]];
  return first && second && IS_ADJECTIVE.test(phrase.slice(first.start, first.end))
    ? [...parts.slice(0, at - 1), { start: first.start, end: second.end, role: 'factor' }]
    : parts;
}

/** What a phrase says once its talk is taken away, as stretches of the same text with their roles. */
export function splitTalk(text: string, { start, end }: TextRange): readonly RolePhrase[] {
  const phrase = text.slice(start, end);
  for (const { pattern, roles } of RELATING) {
    const match = pattern.exec(phrase);
    if (match)
      return joinAdjective(phrase, readGroups(match, roles)).flatMap(({ role, ...part }) =>
        splitTalk(text, { start: start + part.start, end: start + part.end }).map((found) =>
          found.role === 'either'
            ? { ...found, role, isCertain: role !== 'either' || roles.length > 1 }
            : found,
        ),
      );
  }
  const talk = TALK.exec(phrase)?.[0].length ?? 0;
  return talk > 0
    ? splitTalk(text, { start: start + talk, end })
    : [{ start, end, role: 'either', isCertain: false }];
}
