import type { ReferenceAuthor } from './reference.types.js';

/** The authors at the beginning of an entry. */
export interface AuthorBlock {
  readonly authors: readonly ReferenceAuthor[];
  readonly hasMoreAuthors: boolean;
  readonly end: number;
}

const PARTICLE = String.raw`(?:van['’]t|van|von|vom|der|den|dem|de|del|della|di|da|dos|do|du|la|le|ten|ter|te|tot|op|el|al|bin|ibn|ben|zu|zur|zum|af|av|St\.?|Van|Von|Der|Den|De|Del|Della|Di|Da|Dos|Du|La|Le|Ten|Ter|Te|El|Al|Bin|Ibn|Ben|d['’]|['’]t|in['’]t)`;
const WORD = String.raw`(?:\p{Ll}{1,4}(?=\p{Lu}\p{Ll})|d['’]|['’]t )?\p{Lu}[\p{L}\p{M}'’ʼ´]{1,30}(?:[-‐–][\p{L}\p{M}'’]{1,30}){0,3}`;
const FAMILY = String.raw`(?:${PARTICLE}\s\p{Lu}\s(?=\p{Lu}\p{Ll})|(?:${PARTICLE}[\s-]){0,3})${WORD}(?:[ ](?:(?:de|del|da|dos|la|y|e|i|van|von|der|zu)\s){0,2}${WORD}){0,2}`;
const SHORT_FAMILY = String.raw`(?:${PARTICLE}\s){0,3}${WORD}`;
const INITIAL = String.raw`(?:\p{Lu}\p{Ll}?|-\p{L})`;
const DOTTED = String.raw`${INITIAL}\.(?:[\s-]{0,2}${INITIAL}\.){0,5}`;
const PLAIN = String.raw`\p{Lu}{1,4}(?:-\p{Lu}{1,2}){0,2}(?:\s\p{Lu}(?!\p{L}|\.\p{Lu})){0,3}(?![\p{L}\p{N}'’])`;
const MIXED = String.raw`(?:\p{Lu}{1,2}(?:\.\s?-?\p{Lu}){1,4}\.?|\p{Lu}\p{Ll}?\.)(?=\s*(?:,|;|\(|et al|and\b|&))`;
const SUFFIX = String.raw`(?:,?\s(?:Jr|Sr|II|III|IV|2nd|3rd)\b\.?|(?:2nd|3rd|Jr))?`;
const GIVEN = String.raw`(?:\p{Lu}\.\s){0,2}${WORD}(?:[\s-]${WORD}){0,2}(?:\s\p{Lu}\.(?=[\s,.;]|$)|\s\p{Lu}(?=[,.;]|\sand)){0,3}`;

const sticky = (pattern: string) => new RegExp(pattern, 'uy');

/** The forms in which a name is printed, in the order in which they are tried, with family and given names as groups. */
const FORMS = {
  /** "LeCun, Y." */
  familyCommaInitials: sticky(
    String.raw`(?<family>${FAMILY}),\s?(?<given>${DOTTED}(?:\s${PARTICLE}(?![\p{L}.])){0,2}|${PLAIN}(?!\.\p{Lu}))${SUFFIX}`,
  ),
  /** "LeCun Y", "Morse H D", "Visvader J. E", "LeCun Y., Bengio Y." */
  familyInitials: sticky(String.raw`(?<family>${FAMILY})\s(?<given>${MIXED}|${PLAIN})${SUFFIX}`),
  /** "LeCunY", as some sources of full texts print it */
  familyGluedInitials: sticky(
    String.raw`(?<family>(?:${PARTICLE}\s?){0,3}\p{Lu}[\p{L}\p{M}'’-]{0,30}[\p{Ll}\p{M}])(?<given>\p{Lu}{1,4}(?:-\p{Lu})?)${SUFFIX}(?=\s*(?:,|\(|\.|;|et al))`,
  ),
  /** "Y. LeCun" */
  initialsFamily: sticky(String.raw`(?<given>${DOTTED})\s?(?<family>${FAMILY})${SUFFIX}`),
  /** "Yann LeCun", "James D. Watson" */
  givenFamily: sticky(
    String.raw`(?<given>(?:${WORD}|\p{Lu}\.)(?:[\s-](?:${WORD}(?=\s)|(?:\p{Lu}\.-?){1,3}|\p{Lu}(?=\s))){0,3}?)\s(?<family>${SHORT_FAMILY})${SUFFIX}(?=,|\.|;|\sand\s|\s&|\s\(|\s[“"]|$|\set al)`,
  ),
  /** "LeCun, Yann" */
  familyCommaGiven: sticky(
    String.raw`(?<family>${FAMILY})(?<!\p{Ll}\p{Lu}{1,4}),\s(?<given>${GIVEN})${SUFFIX}`,
  ),
} as const;

type Form = keyof typeof FORMS;
const FORMS_IN_ORDER = Object.keys(FORMS) as Form[];

/** Which forms may follow a first author in the given form. */
const FOLLOWING: Readonly<Record<Form, readonly Form[]>> = {
  familyCommaInitials: ['familyCommaInitials', 'initialsFamily'],
  familyInitials: ['familyInitials', 'familyGluedInitials', 'familyCommaInitials'],
  familyGluedInitials: ['familyGluedInitials', 'familyInitials'],
  initialsFamily: ['initialsFamily'],
  familyCommaGiven: ['givenFamily', 'initialsFamily', 'familyCommaGiven'],
  givenFamily: ['givenFamily', 'initialsFamily'],
};

const MAX_AUTHORS = 400;
const SEPARATOR =
  /\s*(?:[,;]\s*(?:…|\.\s?\.\s?\.|and|&|und|et(?! al))?\s*|\s(?:and|&|und|y|et(?! al))\s)\s*/uy;
const ET_AL = /\s*(?:[,;]\s*)?(?:…\s*)?(?:and\s|&\s?)?(?:et\.?\s?al\b\.?|and others\b|others\b)/uy;
const EDITORS = /\s*(?:,\s*)?\(?(?:eds?|editors?)\b\.?\)?/uy;

/** Words that names of organizations contain. */
export const ORGANIZATION_WORDS =
  /(?:Organi[sz]ation|Association|Society|Committee|Consortium|Group|Institutes?|Agency|Council|Ministry|Department|Collaboration|Network|Foundation|Cent(?:er|re)s?|Bank|Commission|Team|Program(?:me)?|Investigators|Collaborators|Commissioners|Collaborative|Project|Union|Nations|Office|Bureau|Administration|Academy|College|Federation|Initiative|Panel|Task Force|Government|UNICEF|WHO|UNESCO|OECD)\b/u;
const ORGANIZATION = /[\p{Lu}][^.()[\]“”"?:;]{1,150}/uy;
/** "Open Science Collaboration, Estimating …" */
const NAMED_ORGANIZATION = new RegExp(
  String.raw`\p{Lu}[^.,:;()“”"]{1,100}${ORGANIZATION_WORDS.source.replace('\\b', '')}(?=[,.:]\s)`,
  'uy',
);
const YEAR_AHEAD = /^[\s.,:;]{0,3}\(?(?:1[5-9]|20)\d\d/u;
const QUOTE_AHEAD = /^[\s.,:;]{0,3}[“"‘']/u;

/**
 * Reads the authors at the beginning of an entry, in any of the usual forms; organizations too.
 * @param hasGivenNames true when the list prints "Yann LeCun", so that "David P. Woodruff." is one person too
 */
export function parseAuthors(entry: string, hasGivenNames = false): AuthorBlock {
  const group = matchAt(LEADING_GROUP, entry, 0)?.[0];
  return group === undefined
    ? readAuthors(entry, hasGivenNames)
    : withGroup(group.replace(/;\s$/u, ''), group.length, readAuthors(entry.slice(group.length)));
}

/** "The RECOVERY Collaborative Group; Horby, P.; …" */
const LEADING_GROUP = new RegExp(
  String.raw`\p{Lu}[^.;,]{2,140}${ORGANIZATION_WORDS.source}(?:\s\([^()]{2,20}\))?(?:\s\p{Lu}\p{Ll}{2,20})?;\s(?=\p{Lu})`,
  'uy',
);

const withGroup = (
  family: string,
  at: number,
  { authors, ...block }: AuthorBlock,
): AuthorBlock => ({
  authors: [{ family, given: '' }, ...authors],
  hasMoreAuthors: block.hasMoreAuthors,
  end: at + block.end,
});

function readAuthors(entry: string, hasGivenNames = false): AuthorBlock {
  const found = FORMS_IN_ORDER.flatMap((form) => {
    const block = readPersons(entry, form);
    return block && !isOrganization(block) ? [{ form, block }] : [];
  });
  const marked = found.find(({ block }) => isFollowedByYearOrQuote(entry, block.end));
  const unmarked = found.find(({ form, block }) => canStandAlone(form, block, entry));
  const natural = found.find(
    ({ form, block }) => form === 'givenFamily' && isNatural(block, entry, hasGivenNames),
  );
  const isLonger = (natural?.block.authors.length ?? 0) > (unmarked?.block.authors.length ?? 0);
  const chosen = marked ?? (isLonger || hasGivenNames ? (natural ?? unmarked) : unmarked);
  return chosen?.block ?? readFamilyOnly(entry) ?? readOrganization(entry) ?? NO_AUTHORS;
}

const isFollowedByYearOrQuote = (entry: string, end: number): boolean => {
  const rest = entry.slice(end, end + 20);
  return YEAR_AHEAD.test(rest) || QUOTE_AHEAD.test(rest);
};

const isOrganization = ({ authors }: AuthorBlock) =>
  authors.length === 1 &&
  authors.some(({ family, given }) => ORGANIZATION_WORDS.test(`${given} ${family}`));

/** Full given names look like any capitalized words; without a year or a quoted title behind them they must be inverted. */
const canStandAlone = (
  form: Form,
  { end, hasMoreAuthors }: AuthorBlock,
  entry: string,
): boolean => {
  if (form === 'givenFamily') return hasMoreAuthors;
  if (form !== 'familyCommaGiven') return true;
  const rest = entry.slice(Math.max(0, end - 1), end + 3);
  return hasMoreAuthors || /^(?:.\.\s|\.\s\p{Lu})/u.test(rest);
};

/** "Yann LeCun and Geoffrey Hinton. Deep learning. …", "Yann LeCun, Geoffrey Hinton, Deep learning of speech, …" */
const isNatural = ({ authors, end }: AuthorBlock, entry: string, hasGivenNames: boolean): boolean =>
  ((hasGivenNames || authors.length > 1) &&
    /^\.\s[“"\p{L}\p{N}]/u.test(entry.slice(end, end + 3))) ||
  ((hasGivenNames || authors.length > 2) && isTitleAhead(entry.slice(end, end + 160)));

/** Whether words in small letters, which names lack, follow a comma. */
const isTitleAhead = (text: string): boolean =>
  (/^,\s[\p{Lu}\p{N}]([^,.]{3,})/u.exec(text)?.[1]?.match(/(?<=[\s-])\p{Ll}{2,}/gu)?.length ?? 0) >
  1;

const FAMILY_ONLY = sticky(String.raw`${SHORT_FAMILY}(?=,?\set al|,\s["“])`);

/** "Fang et al. …", "Krogh, “Efficient …”" */
const readFamilyOnly = (entry: string): AuthorBlock | undefined => {
  const match = matchAt(FAMILY_ONLY, entry, 0);
  return match ? withEnd(entry, [{ family: match[0], given: '' }], match[0].length) : undefined;
};

const NO_AUTHORS: AuthorBlock = { authors: [], hasMoreAuthors: false, end: 0 };

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const readName = (entry: string, at: number, forms: readonly Form[]) => {
  for (const form of forms) {
    const match = matchAt(FORMS[form], entry, at);
    const { family, given } = match?.groups ?? {};
    if (match && family !== undefined && given !== undefined) {
      return { author: { family, given: given.trim() }, end: at + match[0].length };
    }
  }
  return undefined;
};

const readPersons = (entry: string, form: Form): AuthorBlock | undefined => {
  const first = readName(entry, 0, [form]);
  if (!first) return undefined;
  const authors: ReferenceAuthor[] = [first.author];
  let { end } = first;
  while (authors.length < MAX_AUTHORS) {
    const separator = matchAt(SEPARATOR, entry, end);
    if (!separator) break;
    const at = end + separator[0].length;
    const isInverted = form === 'familyCommaGiven' && separator[0].includes(';');
    const forms = isInverted ? [form] : FOLLOWING[form];
    const next = readName(entry, at, forms) ?? readGroupName(entry, at);
    if (!next) break;
    authors.push(next.author);
    end = next.end;
  }
  return withEnd(entry, authors, end);
};

const IN_CAPITALS = /^(?:(?:\p{Lu}\S{0,40}|of|for|the|and|on|in|de|du|\d{1,4})(?:\s|$)){1,14}$/u;

/** "… Bucher P, The Gene Ontology Consortium (2000)" */
const readGroupName = (entry: string, at: number) => {
  const match = /^[\p{Lu}][\p{L}\p{N}\s'’-]{3,100}?(?=[.,;(]|$)/u.exec(entry.slice(at, at + 110));
  if (!match || !ORGANIZATION_WORDS.test(match[0]) || !IN_CAPITALS.test(match[0])) return undefined;
  const end = at + match[0].length;
  if (!/^\s*[.;(]/u.test(entry.slice(end, end + 3))) return undefined;
  return { author: { family: match[0].trim(), given: '' }, end };
};

/** "… et al.; Polaris Observatory Collaborators. Global prevalence …" */
const GROUP_BEHIND = new RegExp(
  String.raw`\.?;\s\p{Lu}[^.;()]{2,120}${ORGANIZATION_WORDS.source}(?=\.\s)`,
  'uy',
);

const withEnd = (entry: string, authors: readonly ReferenceAuthor[], from: number): AuthorBlock => {
  const more = matchAt(ET_AL, entry, from);
  const behind = from + (more?.[0].length ?? 0);
  const to = behind + (matchAt(GROUP_BEHIND, entry, behind)?.[0].length ?? 0);
  const end = to + (matchAt(EDITORS, entry, to)?.[0].length ?? 0);
  return { authors, hasMoreAuthors: more !== null, end };
};

/** Text before "(2009)" or ". 2009.", or a first sentence that names an organization. */
const readOrganization = (entry: string): AuthorBlock | undefined => {
  const match = matchAt(NAMED_ORGANIZATION, entry, 0) ?? matchAt(ORGANIZATION, entry, 0);
  if (!match) return undefined;
  const name = match[0].replace(/(?<![\s,])[\s,]+$/u, '');
  const rest = entry.slice(match[0].length, match[0].length + 20);
  const isBeforeYear =
    YEAR_AHEAD.test(rest) || YEAR_AHEAD.test(entry.slice(name.length, name.length + 20));
  const isNamed =
    ORGANIZATION_WORDS.test(name) && (/^[.:,]\s/u.test(rest) || QUOTE_AHEAD.test(rest));
  const isShort = name.split(/\s+/u).length <= 12;
  if (!isShort || !(isBeforeYear || isNamed) || /\d/u.test(name)) return undefined;
  return { authors: [{ family: name, given: '' }], hasMoreAuthors: false, end: name.length };
};
