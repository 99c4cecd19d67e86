import type { CompanyStructure } from '@spinout/api-client';
import { defaultCompany } from './default-company.js';

/** A suffix that states the legal form, including the separator. */
const LEGAL_FORM =
  /(?:,\s+|(?<![,\s])\s+)(?:inc|incorporated|corp|corporation|llc|ltd|limited|pbc|gmbh|ag|plc)\.?$/iu;

const normalizeLetters = (text: string): string => text.replace(/\P{L}/gu, '').toLowerCase();

/** Returns the suffix of a company's legal name, such as `, Inc.`; empty if there is none. */
function getLegalForm({ name, legalName }: CompanyStructure): string {
  const rest = legalName.startsWith(name) ? legalName.slice(name.length) : '';
  return rest || (LEGAL_FORM.exec(legalName)?.[0] ?? '');
}

/**
 * Renames a company. The legal name keeps its legal form, which is not repeated if it is part of the new name. A
 * trademark that was the old name is renamed too.
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

/** What a company is named after. */
export interface CompanySubject {
  /** Title of the topic. */
  readonly topic: string;
  readonly researchArea: string | null;
}

/**
 * Names a company after its topic. The company call does not receive the topic, so the server names the default
 * company after the research area. Any other name is preserved.
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
