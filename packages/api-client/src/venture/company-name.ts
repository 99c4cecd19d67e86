import type { CompanyStructure } from '../schemas/flow-company.js';
import { defaultCompany } from './default-company.js';

/** An ending that states the legal form, with what separates it from the name. */
const LEGAL_FORM =
  /,?\s+(?:inc|incorporated|corp|corporation|llc|ltd|limited|pbc|gmbh|ag|plc)\.?$/iu;

const normalizeLetters = (text: string): string => text.replace(/\P{L}/gu, '').toLowerCase();

/** The ending of a company's legal name, such as `, Inc.`; empty when there is none. */
function getLegalForm({ name, legalName }: CompanyStructure): string {
  const rest = legalName.startsWith(name) ? legalName.slice(name.length) : '';
  return rest || (LEGAL_FORM.exec(legalName)?.[0] ?? '');
}

/**
 * Gives a company another name. The legal name follows with its legal form, and so does a trademark that was
 * the name; a legal form that is typed with the name is not repeated.
 */
export function renameCompany(company: CompanyStructure, name: string): CompanyStructure {
  const form = getLegalForm(company);
  const [typed = ''] = LEGAL_FORM.exec(name) ?? [];
  const isRepeated = typed !== '' && normalizeLetters(typed) === normalizeLetters(form);
  const { ipStrategy } = company;
  return {
    ...company,
    name,
    legalName: `${isRepeated ? name.slice(0, -typed.length) : name}${form}`,
    ipStrategy: {
      ...ipStrategy,
      trademarkProtection: ipStrategy.trademarkProtection.map((mark) =>
        mark === company.name ? name : mark,
      ),
    },
  };
}

/** What a company may be named after. */
export interface CompanySubject {
  /** Title of the topic. */
  readonly topic: string;
  readonly researchArea: string | null;
}

/**
 * Names a company after its topic. The company call is not told the topic, so the standard company it
 * answers with is named after the research area; a name that is anything else stays.
 */
export function nameByTopic(company: CompanyStructure, subject: CompanySubject): CompanyStructure {
  const { id } = company;
  const byArea = defaultCompany({ topic: subject.researchArea ?? '', researchArea: null, id });
  if (company.name !== byArea.name) return company;
  const byTopic = defaultCompany({ ...subject, id });
  const patents = byArea.ipStrategy.patentStrategy.provisionalPatents;
  const renamed = renameCompany(company, byTopic.name);
  const { ipStrategy, description } = renamed;
  return {
    ...renamed,
    description: description.startsWith(byArea.description)
      ? byTopic.description + description.slice(byArea.description.length)
      : description,
    ipStrategy: {
      ...ipStrategy,
      patentStrategy: {
        ...ipStrategy.patentStrategy,
        provisionalPatents: ipStrategy.patentStrategy.provisionalPatents.map((title) => {
          const at = patents.indexOf(title);
          return byTopic.ipStrategy.patentStrategy.provisionalPatents[at] ?? title;
        }),
      },
    },
  };
}
