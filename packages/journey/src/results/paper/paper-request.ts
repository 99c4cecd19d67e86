import type { ResearchPaperPdfRequest } from '@spinout/api-client';
import { parseDoi } from '@spinout/api-client/doi';
import { NoPaperError } from '../download-error.js';
import { simulationNotice, partSource } from '../provenance.js';
import type { PdfOrder } from '../results.types.js';
import { createFigures } from './paper-figures.js';
import { createTables } from './paper-tables.js';

type Printed = PdfOrder['bundle'];

/** The sections of a paper, in their order and under these titles in every language. */
const SECTIONS = [
  ['Introduction', 'introduction'],
  ['Methods', 'methods'],
  ['Results', 'results'],
  ['Discussion', 'discussion'],
  ['Conclusion', 'conclusion'],
] as const;

const withPeriod = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** The papers that a run rests on, as references; none of a simulated run, whose papers do not exist. */
const keyPaperReferences = (bundle: Printed): string[] =>
  partSource(bundle, 'literature')?.origin === 'simulated'
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
 * The request for a research paper: title, authors, abstract and the five sections, and whatever of figures, tables,
 * references, data source and notice the run has. A server that knows only the first four still prints the notice:
 * it ends the methods.
 * @throws {NoPaperError} when the run has no paper
 */
export function paperRequest(order: PdfOrder): ResearchPaperPdfRequest {
  const { bundle, messages } = order;
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
    ...some('figures', createFigures(order)),
    ...some('tables', createTables(order)),
    ...some('references', given.length > 0 ? [...given] : keyPaperReferences(bundle)),
  };
}
