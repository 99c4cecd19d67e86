import type { CompanyStructure, DocumentType } from '@spinout/api-client';
import type { BundleFile } from '@spinout/domain/bundle';
import {
  documentNames,
  exportOcf,
  fundraisingMaterial,
  isDelaware,
  isPlainDate,
  listFormationEvents,
  writeCalendar,
  writeCsv,
  type FormationEvent,
} from '@spinout/domain/venture';
import { toExperimentPlan } from '../../steps/company/experiment-plan.js';
import { toFirstRound } from '../../steps/company/plan/round-plan.model.js';
import { DOCX_MEDIA_TYPE } from '../../documents/docx-file.js';
import { createDraftFile } from '../../documents/draft-file.js';
import type { BundleParts } from './bundle.types.js';
import { describeOrigin } from './bundle-notices.js';

const NOT_LEGAL_ADVICE = 'A draft by Spinout. Not legal advice.';

const toBytes = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

/** "articlesOfIncorporation" as the name of a file. */
const toFileName = (type: DocumentType): string =>
  `${documentNames[type].replaceAll(/[^A-Za-z0-9]+/g, '-').toLowerCase()}.docx`;

const createDrafts = (
  { saved: { drafts } }: BundleParts,
  company: CompanyStructure,
  date: Date,
): Promise<readonly BundleFile[]> =>
  Promise.all(
    Object.entries(drafts.company?.documents ?? {}).map(async ([name, { text, companyName }]) => {
      const type = name as DocumentType;
      const draft = { type, text, companyName: companyName ?? company.name };
      const file = await createDraftFile(
        { ...draft, origin: company.source?.origin },
        'docx',
        date,
      );
      return {
        path: `drafts/${toFileName(type)}`,
        mediaType: DOCX_MEDIA_TYPE,
        about: `${documentNames[type]}. ${NOT_LEGAL_ADVICE}`,
        content: await toBytes(file.content),
      };
    }),
  );

const describeEvent = ({ source, movedFrom }: FormationEvent, notices: readonly string[]): string =>
  [source, movedFrom === null ? null : `Moved from ${movedFrom}.`, NOT_LEGAL_ADVICE, ...notices]
    .filter((line) => line !== null)
    .join('\n');

/** The calendar and the cap table in the Open Cap Table Format; none without the date of the formation. */
function createDatedFiles(
  { saved: { drafts }, eventNames }: BundleParts,
  company: CompanyStructure,
  date: Date,
  notices: readonly string[],
): readonly BundleFile[] {
  const { formationDate = '', grantDate: granted = '' } = drafts.company?.plan ?? {};
  if (!isPlainDate(formationDate)) return [];
  const grantDate = isPlainDate(granted) ? granted : formationDate;
  const dates = { formationDate, grantDate };
  const events = listFormationEvents({ ...dates, isDelaware: isDelaware(company) });
  const calendar = writeCalendar({
    name: `Formation of ${company.name}`,
    stamp: date,
    events: events.map((event) => ({
      uid: `${company.id}-${event.id}@spinout`,
      date: event.date,
      summary: eventNames[event.kind],
      description: describeEvent(event, notices),
    })),
  });
  const ocf = exportOcf({ company, ...dates, generatedAt: date, comments: notices });
  return [
    {
      path: 'formation.ics',
      mediaType: 'text/calendar',
      about: `The dates that follow from the formation. ${NOT_LEGAL_ADVICE}`,
      content: calendar,
    },
    ...ocf.map(({ path, text }) => ({
      path: `cap-table-ocf/${path}`,
      mediaType: 'application/json',
      about: 'The cap table in the Open Cap Table Format.',
      content: text,
    })),
  ];
}

/** The last rows say what is simulated; a table starts with its head. */
const addNotices = (table: string, notices: readonly string[]): string =>
  `${table}${writeCsv(notices.map((notice) => [notice]))}`;

/** The company as drafts for Word, tables, a calendar and a cap table. */
export async function createCompanyFiles(
  contents: BundleParts,
  date: Date,
): Promise<readonly BundleFile[]> {
  const { companyStructure: company, budgetEstimate, operationalBlueprint } = contents.data;
  if (company === undefined) return [];
  const notice = describeOrigin('The company', company.source);
  const notices = notice === null ? [] : [notice];
  const plan = toExperimentPlan({
    budgetEstimate: budgetEstimate ?? null,
    blueprint: operationalBlueprint ?? null,
  });
  const firstRound = toFirstRound(company, contents.saved.drafts.company?.plan);
  const tables = (['capTable', 'financialModel'] as const).map((kind) => {
    const { text, mediaType } = fundraisingMaterial(kind, company, undefined, plan, firstRound);
    return {
      path: kind === 'capTable' ? 'cap-table.csv' : 'financial-model.csv',
      mediaType,
      about:
        kind === 'capTable'
          ? 'The planned cap table.'
          : 'The financial model, with its assumptions.',
      content: addNotices(text, notices),
    };
  });
  return [
    ...tables,
    ...createDatedFiles(contents, company, date, notices),
    ...(await createDrafts(contents, company, date)),
  ];
}
