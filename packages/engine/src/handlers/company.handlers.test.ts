import { createCompany, generateDocument, type ApiRequest } from '@spinout/api-client';
import * as schemas from '@spinout/api-client/schemas';
import { defaultCompany, documentNames } from '@spinout/domain/venture';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { memoryStore } from '../store/store.js';
import type { EngineDependencies } from '../dependencies/engine-dependencies.js';
import { companyHandlers } from './company.handlers.js';

const dependencies: EngineDependencies = {
  now: () => new Date(0),
  seed: 1,
  store: memoryStore(),
  library: () => Promise.resolve([]),
};

async function ask(endpoint: typeof createCompany | typeof generateDocument, value: unknown) {
  const { id, method, host, path } = endpoint;
  const handler = companyHandlers.find((candidate) => candidate.id === id);
  const signal = new AbortController().signal;
  const body = { kind: 'json', value } as const;
  const request: ApiRequest = { id, method, host, path, body, accept: 'json', signal };
  const reply = await handler?.answer(request, dependencies);
  if (reply?.body.kind !== 'json') throw new Error('no JSON reply');
  return { status: reply.status, value: reply.body.value };
}

const request = {
  journey_id: 'j-1',
  researchArea: 'Materials Science',
  operationalBlueprint: { methodology: 'm', duration: '29 weeks', timeline: [], equipment: [] },
  budgetEstimate: 166_000,
};

describe('the company handlers', () => {
  it('API-07 answer with a company for the research area, the blueprint and the budget', async () => {
    const { status, value } = await ask(createCompany, request);
    expect(status).toBe(200);
    const { success, companyStructure: company } = z.parse(schemas.CompanyReply, value);
    expect(success).toBe(true);
    expect(company).toMatchObject({
      id: 'company-j-1',
      name: 'Materials Science Labs',
      industry: 'Advanced Materials',
      source: { origin: 'standard', at: '1970-01-01T00:00:00.000Z' },
    });
    expect(company?.description).toContain('29 weeks');
  });

  it('API-07 answer a call that knows nothing', async () => {
    const { status } = await ask(createCompany, {
      journey_id: 'j-1',
      researchArea: null,
      operationalBlueprint: null,
      budgetEstimate: null,
    });
    expect(status).toBe(200);
  });

  it.each(Object.keys(documentNames))('API-08 answer with the text of %s', async (documentType) => {
    const companyData = defaultCompany({ topic: 'sleep', researchArea: null, id: 'c' });
    const { value } = await ask(generateDocument, { companyData, documentType, journeyId: 'j-1' });
    const reply = z.parse(schemas.GenerateDocumentReply, value);
    expect(reply.document?.text).toMatch(/^DRAFT - not legal advice\./);
    expect(reply.document?.file_name).toMatch(/^Sleep_Labs_.*\.txt$/);
    expect(reply.source?.origin).toBe('standard');
  });

  it('refuse a document that does not exist', async () => {
    const companyData = defaultCompany({ topic: 'sleep', researchArea: null, id: 'c' });
    const { status } = await ask(generateDocument, {
      companyData,
      documentType: 'will',
      journeyId: 'j',
    });
    expect(status).toBe(400);
  });
});
