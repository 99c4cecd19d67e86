import type { ResearchPaperPdfRequest } from '@spinout/api-client';
import { parseDoi } from '@spinout/api-client/doi';
import { NoPaperError } from '../download-error.js';
import { simulationNotice, getPartSource } from '../provenance.js';
import type { PdfOptions } from '../results.types.js';
import { createFigures } from './paper-figures.js';
import { createTables } from './paper-tables.js';

type Printed = PdfOptions['bundle'];

/** Sections of a paper in order; the titles are the same in every language. */
const SECTIONS = [
  ['Introduction', 'introduction'],
  ['Methods', 'methods'],
  ['Results', 'results'],
  ['Discussion', 'discussion'],
  ['Conclusion', 'conclusion'],
] as const;

const withPeriod = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** The cited papers; none for a simulated run, whose papers do not exist. */
const keyPaperReferences = (bundle: Printed): string[] =>
  getPartSource(bundle, 'literature')?.origin === 'simulated'
    ? []
    : (bundle.literature?.key_papers ?? [])
        .filter(({ title, source }) => title.trim() !== '' && source?.origin !== 'simulated')
        .map(({ authors, title, year, doi }) => {
          const parts = [authors.join(', '), title, year == null ? '' : String(year)]
            .filter((part) => part.trim() !== '')
            .map(withPeriod);
          const url = parseDoi(doi)?.url;
          return [...parts, ...(url === undefined ? [] : [url])].join(' ');
        });

const some = <Name extends string, Item>(name: Name, list: Item[]) =>
  (list.length === 0 ? {} : { [name]: list }) as { [Key in Name]?: Item[] };

/**
 * Creates the request for a research paper: title, authors, abstract, the five sections, and the run's figures, tables,
 * references, data source and notice. The notice is also appended to the methods, for servers that know only the first
 * four fields.
 * @throws {NoPaperError} if the run has no paper
 */
export function paperRequest(options: PdfOptions): ResearchPaperPdfRequest {
  const { bundle, messages } = options;
  const { paper } = bundle;
  if (!paper) throw new NoPaperError('The run has no paper.');
  const notice = simulationNotice(bundle, messages);
  const given = paper.references ?? [];
  return {
    title: paper.title.trim() === '' ? bundle.topic : paper.title,
    authors: paper.authors,
    abstract: paper.abstract,
    sections: SECTIONS.map(([title, name]) => {
      const content = paper.sections[name];
      const isNoted = name === 'methods' && notice !== null;
      return { title, content: isNoted ? `${content}\n\n${notice}`.trim() : content };
    }),
    ...(notice === null ? {} : { notice }),
    ...(bundle.dataSource === '' ? {} : { data_source: bundle.dataSource }),
    ...some('figures', createFigures(options)),
    ...some('tables', createTables(options)),
    ...some('references', given.length > 0 ? [...given] : keyPaperReferences(bundle)),
  };
}
