import { ApiError, createApiClient, type ApiRequest, type DocumentType } from '@spinout/api-client';
import {
  exampleCompany,
  exampleReplies,
  jsonReply,
  scriptedTransport,
  type Script,
} from '@spinout/api-client/testing';
import { draftCompany } from '@spinout/domain/venture';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { testRuntime } from '@spinout/flow-kit/testing';
import { companyActors } from './company.actors.js';
import { companyMachine } from './company.machine.js';
import type { CompanyDraft, CompanyInput } from './company.types.js';

const open = (script: Script = {}, input: Partial<CompanyInput> = {}) => {
  const runtime = testRuntime();
  const saved: { name: string; file: Blob }[] = [];
  const transport = scriptedTransport({ ...exampleReplies, ...script });
  const actor = createActor(
    companyMachine.provide({
      actors: companyActors(createApiClient({ transport }), (name, file) =>
        saved.push({ name, file }),
      ),
    }),
    {
      input: {
        runtime,
        journeyId: 'journey-1',
        topic: 'Sleep and memory',
        blueprint: null,
        researchArea: 'Neuroscience & Brain Research',
        budgetEstimate: 240_000,
        ...input,
      },
    },
  );
  actor.start();
  return { actor, runtime, transport, saved, draft: () => actor.getSnapshot().context.draft };
};

const formCompany = async (script: Script = {}) => {
  const opened = open(script);
  await waitFor(opened.actor, (state) => state.matches('forming'));
  return opened;
};

const FOUNDER = { name: 'Bo', email: 'nomail', role: 'CTO', ownership: '75' };

const typeFounder = (
  { actor }: Awaited<ReturnType<typeof formCompany>>,
  change: Partial<typeof FOUNDER> = {},
) => {
  for (const [field, text] of Object.entries({ ...FOUNDER, ...change })) {
    actor.send({ type: 'founder.typed', field: field as keyof typeof FOUNDER, text });
  }
  actor.send({ type: 'founder.added' });
};

describe('the company machine', () => {
  it('CO-03, CO-39, API-07 starts loading, sends the known data and shows the structure (S-27)', async () => {
    const { actor, transport, draft } = open({}, { blueprint: null });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await waitFor(actor, (state) => state.matches('forming'));
    expect(draft().structure).toEqual(exampleCompany);
    expect(transport.sentTo('company.create')).toEqual([
      {
        journey_id: 'journey-1',
        operationalBlueprint: null,
        researchArea: 'Neuroscience & Brain Research',
        budgetEstimate: 240_000,
      },
    ]);
  });

  it.each([
    ['an error status', () => jsonReply(500, {})],
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an unreadable reply', () => ({ success: true, companyStructure: 'soon' })],
  ])('CO-29..34, CONST-11..15 after %s logs it and uses the default (S-48)', async (_, reply) => {
    const { runtime, draft } = await formCompany({ 'company.create': reply });
    expect(runtime.log.error).toHaveBeenCalledExactlyOnceWith(
      expect.any(String),
      expect.any(ApiError),
    );
    expect(draft().structure).toMatchObject({
      name: 'Sleep Labs',
      businessType: 'C-Corp',
      state: 'Delaware',
      industry: 'Biotechnology',
      authorizedShares: 10_000_000,
      parValue: 0.001,
      capTable: {
        founders: { percentage: 65, shares: 6_500_000 },
        employeePool: { percentage: 20, shares: 2_000_000 },
        investorReserve: { percentage: 15, shares: 1_500_000 },
      },
      fundraisingStrategy: {
        seedRound: { amount: 2_000_000, valuation: 8_000_000, timeline: '6-9 months' },
        seriesA: { amount: 8_000_000, valuation: 25_000_000, timeline: '18-24 months' },
      },
      ipStrategy: { patentStrategy: { budget: 150_000, timeline: '12-18 months' } },
      source: { origin: 'fallback', by: 'Default structure (prepared locally)' },
    });
  });

  it.each([
    [{ success: false }],
    [{ success: true }],
    [{ companyStructure: exampleCompany }],
    [{}],
  ])('CO-02, CO-03 shows the error view for %j, and retry loads again (S-49)', async (reply) => {
    let isFirst = true;
    const { actor } = open({
      'company.create': () => {
        if (!isFirst) return exampleReplies['company.create'];
        isFirst = false;
        return reply;
      },
    });
    await waitFor(actor, (state) => state.matches('unavailable'));
    expect(actor.getSnapshot().context.problem).toBeNull();
    actor.send({ type: 'creation.requested' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await waitFor(actor, (state) => state.matches('forming'));
  });

  it('CO-28 rejects a founder without name, email or role (S-47)', async () => {
    const step = await formCompany();
    for (const field of ['name', 'email', 'role'] as const) {
      typeFounder(step, { [field]: '  ' });
      expect(step.actor.getSnapshot().context.problem).toEqual({ code: 'founderIncomplete' });
    }
    expect(step.draft().structure?.founders).toHaveLength(1);
  });

  it('CO-27 accepts any ownership and email; an unreadable number is 0 (S-47)', async () => {
    const step = await formCompany();
    typeFounder(step);
    typeFounder(step, { ownership: 'x' });
    typeFounder(step, { ownership: '12.5' });
    expect(step.draft().structure?.founders.map(({ ownership }) => ownership)).toEqual([
      65, 75, 0, 12.5,
    ]);
    expect(step.draft().structure?.founders[1]?.email).toBe('nomail');
    expect(step.actor.getSnapshot().context.problem).toBeNull();
  });

  it('T-63 names the default company after the topic, which the request does not contain', async () => {
    const researchArea = 'Neuroscience & Brain Research';
    const standard = { researchArea, blueprint: null, budgetUsd: 240_000, id: 'company-1' };
    const { draft, transport } = await formCompany({
      'company.create': { success: true, companyStructure: draftCompany(standard) },
    });
    expect(draft().structure).toMatchObject({
      name: 'Sleep Labs',
      legalName: 'Sleep Labs, Inc.',
      industry: 'Neurotechnology',
    });
    expect(Object.keys(transport.sentTo('company.create')[0] as object)).toEqual([
      'journey_id',
      'operationalBlueprint',
      'researchArea',
      'budgetEstimate',
    ]);
  });

  it('CO-40 requests and creates documents with the changed company name', async () => {
    const { actor, draft, transport, saved } = await formCompany();
    const alerts = () => actor.getSnapshot().context.alerts.length;
    actor.send({ type: 'document.requested', documentType: 'bylaws' });
    await waitFor(actor, () => alerts() === 1);
    actor.send({ type: 'name.typed', name: ' Dormio ' });
    expect(draft().structure).toMatchObject({ name: 'Dormio', legalName: 'Dormio, Inc.' });
    expect(draft().documents.bylaws).toMatchObject({ companyName: 'Example Sleep Technologies' });
    actor.send({ type: 'document.requested', documentType: 'bylaws' });
    await waitFor(actor, () => alerts() === 2);
    expect(transport.sentTo('company.generateDocument')[1]).toMatchObject({
      companyData: { name: 'Dormio', legalName: 'Dormio, Inc.' },
    });
    expect(draft().documents.bylaws).toMatchObject({ companyName: 'Dormio' });
    expect(draft().documents.bylaws?.text).toContain('of Dormio, Inc.');
    actor.send({ type: 'material.requested', material: 'dueDiligence' });
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^Dormio_/);
    expect(await saved[0]?.file.text()).toContain('Company: Dormio, Inc.');
  });

  it('keeps the name while the new one is blank, and reports a change after completion', async () => {
    const { actor, draft } = await formCompany();
    actor.send({ type: 'name.typed', name: '  ' });
    expect(draft()).toMatchObject({ typedName: '  ', structure: exampleCompany });
    actor.send({ type: 'formation.completed' });
    actor.send({ type: 'name.typed', name: 'Dormio' });
    expect(actor.getSnapshot().context.result).toMatchObject({ name: 'Dormio' });
  });

  it('does not change the cap table with the founders (T-63)', async () => {
    const step = await formCompany();
    typeFounder(step);
    step.actor.send({ type: 'founder.removed', index: 0 });
    expect(step.draft().structure?.founders.map(({ name }) => name)).toEqual(['Bo']);
    expect(step.draft().structure?.capTable).toEqual(exampleCompany.capTable);
  });

  it('CO-14, CO-37, CO-40, API-08 generates two documents concurrently and independently (S-31)', async () => {
    const answers: Partial<Record<DocumentType, () => void>> = {};
    const { actor, transport, draft } = await formCompany({
      'company.generateDocument': ({ body }: ApiRequest) =>
        new Promise((resolve) => {
          const { documentType } = (body as { value: { documentType: DocumentType } }).value;
          answers[documentType] = () => resolve({ success: true });
        }),
    });
    actor.send({ type: 'document.requested', documentType: 'ndaTemplate' });
    actor.send({ type: 'document.requested', documentType: 'ipAssignment' });
    actor.send({ type: 'document.requested', documentType: 'ndaTemplate' });
    expect(actor.getSnapshot().context.generating).toEqual(['ndaTemplate', 'ipAssignment']);
    await vi.waitFor(() => expect(Object.keys(answers)).toHaveLength(2));
    answers.ipAssignment?.();
    await waitFor(actor, ({ context }) => context.alerts.length === 1);
    expect(actor.getSnapshot().context.generating).toEqual(['ndaTemplate']);
    expect(draft().structure?.legalDocuments).toMatchObject({
      ipAssignment: true,
      ndaTemplate: false,
    });
    expect(draft().documents.ipAssignment?.text).toContain('Example Sleep Technologies');
    expect(transport.sentTo('company.generateDocument')[0]).toEqual({
      companyData: exampleCompany,
      documentType: 'ndaTemplate',
      journeyId: 'journey-1',
    });
    expect(transport.sentTo('company.generateDocument')).toHaveLength(2);
  });

  it('CO-38 after a failure stays Pending and offers a local draft (S-50)', async () => {
    const { actor, runtime, draft } = await formCompany({
      'company.generateDocument': () => jsonReply(500, {}),
      'company.create': {
        success: true,
        companyStructure: {
          ...exampleCompany,
          legalDocuments: { ...exampleCompany.legalDocuments, bylaws: false },
        },
      },
    });
    actor.send({ type: 'document.requested', documentType: 'bylaws' });
    await waitFor(actor, ({ context }) => context.alerts.length === 1);
    expect(actor.getSnapshot().context.alerts).toEqual([
      { documentType: 'bylaws', outcome: 'failed' },
    ]);
    expect(draft().structure?.legalDocuments.bylaws).toBe(false);
    expect(draft().documents.bylaws?.text).toMatch(/^DRAFT - prepared locally, not legal advice/);
    expect(actor.getSnapshot().context.generating).toEqual([]);
    expect(runtime.log.warn).toHaveBeenCalledTimes(1);
  });

  it('CO-17, CO-18, CO-35, CO-36, CONST-16 saves real documents with the company’s data (S-33)', async () => {
    const { actor, saved } = await formCompany();
    for (const material of [
      'pitchDeck',
      'executiveSummary',
      'financialModel',
      'capTable',
      'dueDiligence',
    ] as const) {
      actor.send({ type: 'material.requested', material });
    }
    actor.send({ type: 'trademark.requested', trademark: 'Example Sleep' });
    actor.send({ type: 'patent.requested', patent: 'Spindle measurement method' });
    actor.send({ type: 'document.requested', documentType: 'vestingSchedule' });
    await waitFor(actor, ({ context }) => context.alerts.length === 1);
    actor.send({ type: 'document.downloaded', documentType: 'vestingSchedule' });
    await vi.waitFor(() => expect(saved).toHaveLength(8));
    const texts = await Promise.all(saved.map(({ file }) => file.text()));
    for (const text of texts) {
      expect(text).toContain('Example Sleep');
    }
    for (const filing of texts.slice(5, 7)) expect(filing).toContain('Nothing has been filed');
    expect(texts[0]?.match(/^Slide \d+:/gm)).toHaveLength(12);
    expect(texts.at(-1)).toMatch(/4 years/);
    expect(texts.at(-1)).toMatch(/1-year cliff/);
    const names = saved.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^Example_Sleep.*_2026-03-02\.(?:txt|csv)$/);
  });

  it('saves a generated document as a Word file too', async () => {
    const { actor, saved } = await formCompany();
    actor.send({ type: 'document.requested', documentType: 'bylaws' });
    await waitFor(actor, ({ context }) => context.alerts.length === 1);
    actor.send({ type: 'document.downloaded', documentType: 'bylaws', format: 'docx' });
    await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 5000 });
    expect(saved[0]?.name).toMatch(/^Example_Sleep.*_Bylaws_2026-03-02\.docx$/);
    expect(saved[0]?.file.type).toContain('wordprocessingml');
  });

  it('CO-26 reports the structure and keeps running for documents (S-02)', async () => {
    const { actor, draft } = await formCompany();
    actor.send({ type: 'formation.completed' });
    expect(actor.getSnapshot().context.result).toEqual(exampleCompany);
    expect(actor.getSnapshot().status).toBe('active');
    actor.send({ type: 'document.requested', documentType: 'ndaTemplate' });
    await waitFor(actor, ({ context }) => context.alerts.length === 1);
    expect(actor.getSnapshot().context.result).toEqual(draft().structure);
    expect(actor.getSnapshot().context.result?.legalDocuments.ndaTemplate).toBe(true);
  });

  it('is restored after a reload during a request without sending it again (T-79)', async () => {
    const draft: CompanyDraft = { ...(await formCompany()).draft(), structure: null };
    const { actor, transport } = open({}, { draft });
    expect(actor.getSnapshot().value).toBe('interrupted');
    expect(transport.requests).toHaveLength(0);
  });

  it('is restored as completed (T-79)', async () => {
    const first = await formCompany();
    first.actor.send({ type: 'formation.completed' });
    const { actor } = open({}, { draft: first.draft() });
    expect(actor.getSnapshot().matches({ forming: 'completed' })).toBe(true);
    expect(actor.getSnapshot().context.result).toEqual(exampleCompany);
  });
});

describe('the document generator', () => {
  it('logs a file that could not be saved and continues', async () => {
    const runtime = testRuntime();
    const transport = scriptedTransport(exampleReplies);
    const failure = new Error('disk full');
    const actor = createActor(
      companyMachine.provide({
        actors: companyActors(createApiClient({ transport }), () => {
          throw failure;
        }),
      }),
      {
        input: {
          runtime,
          journeyId: 'journey-1',
          topic: 'Sleep',
          blueprint: null,
          researchArea: null,
          budgetEstimate: null,
        },
      },
    );
    actor.start();
    await waitFor(actor, (state) => state.matches('forming'));
    actor.send({ type: 'material.requested', material: 'pitchDeck' });
    await vi.waitFor(() =>
      expect(runtime.log.warn).toHaveBeenCalledWith(expect.any(String), failure),
    );
    actor.send({ type: 'document.requested', documentType: 'bylaws' });
    await waitFor(actor, ({ context }) => context.alerts.length === 1);
    expect(actor.getSnapshot().status).toBe('active');
  });
});
