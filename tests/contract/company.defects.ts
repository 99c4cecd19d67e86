import { jsonReply } from '@spinout/api-client/testing';
import {
  corruptJson,
  createFileReply,
  replaceReply,
  replaceRefusal,
  getSentBody,
  type Defect,
} from './defects.js';

interface Company {
  companyStructure: {
    founders: unknown[];
    capTable: { founders: { shares: number; percentage: number } };
  };
}

/** Defects of experiments, companies and documents. */
export const companyDefects: readonly Defect[] = [
  {
    name: 'whose sample size is not a whole number',
    rows: ['API-06'],
    call: 'experiment.design',
    corrupt: corruptJson((value: { design: { sampleSize: number } }) => {
      value.design.sampleSize += 0.5;
    }),
  },
  {
    name: 'whose budget exceeds the sum of its lines',
    rows: ['API-06'],
    call: 'experiment.design',
    corrupt: corruptJson((value: { design: { budget: number } }) => {
      value.design.budget += 5_000;
    }),
  },
  {
    name: 'whose groups have more people than the sample',
    rows: ['API-06'],
    call: 'experiment.design',
    corrupt: corruptJson(
      ({ design }: { design: { power_analysis?: { group_sizes?: number[] } } }) => {
        design.power_analysis?.group_sizes?.push(1);
      },
    ),
  },
  {
    name: 'that accepts malformed design requests',
    rows: ['API-06'],
    call: 'experiment.design',
    corrupt: replaceRefusal(() => jsonReply(200, { success: true })),
  },
  {
    name: 'whose cap table lacks one share',
    rows: ['API-07'],
    call: 'company.create',
    corrupt: corruptJson(({ companyStructure: { capTable } }: Company) => {
      capTable.founders.shares -= 1;
    }),
  },
  {
    name: 'whose percentages sum to 99',
    rows: ['API-07'],
    call: 'company.create',
    corrupt: corruptJson(({ companyStructure: { capTable } }: Company) => {
      capTable.founders.percentage -= 1;
    }),
  },
  {
    name: 'whose company has no founders',
    rows: ['API-07'],
    call: 'company.create',
    corrupt: corruptJson(({ companyStructure }: Company) => {
      companyStructure.founders = [];
    }),
  },
  {
    name: 'that refuses unknown fields',
    rows: ['API-07'],
    call: 'company.create',
    corrupt: (reply, request) =>
      'conformance_extra' in getSentBody(request)
        ? jsonReply(400, { error: 'Unknown field conformance_extra' })
        : reply,
  },
  {
    name: 'whose documents lack the success flag',
    rows: ['API-08'],
    call: 'company.generateDocument',
    corrupt: corruptJson((value: { success?: boolean }) => delete value.success),
  },
  {
    name: 'whose reports are of another type',
    rows: ['API-09'],
    call: 'pdf.generate',
    corrupt: replaceReply((reply) => ({ ...reply, contentType: 'application/octet-stream' })),
  },
  {
    name: 'whose research papers are empty',
    rows: ['API-10'],
    call: 'pdf.researchPaper',
    corrupt: replaceReply(() => createFileReply('application/pdf', '')),
  },
  {
    name: 'that returns JSON for a summary',
    rows: ['API-11'],
    call: 'pdf.summary',
    corrupt: replaceReply(() => jsonReply(200, { success: true })),
  },
  {
    name: 'whose articles end too early',
    rows: ['API-18'],
    call: 'pdf.article',
    corrupt: replaceReply(() => createFileReply('application/pdf', '%PDF-1.4\n1 0 obj')),
  },
];
