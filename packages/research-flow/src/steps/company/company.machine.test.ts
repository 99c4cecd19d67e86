import { ApiError, createApiClient } from '@spinout/api-client';
import {
  exampleCompany,
  exampleReplies,
  jsonReply,
  scriptedTransport,
} from '@spinout/api-client/testing';
import { draftCompany } from '@spinout/domain/venture';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { testRuntime } from '@spinout/flow-kit/testing';
import { companyActors } from './company.actors.js';
import { companyMachine } from './company.machine.js';
import type { CompanyDraft } from './company.types.js';
import { open, formCompany, typeFounder } from './company.test-tools.js';

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

  it('brings back the founder who was removed last, in place, and reports them after completion', async () => {
    const { actor, draft } = await formCompany();
    const before = draft().structure?.founders ?? [];
    actor.send({ type: 'formation.completed' });
    actor.send({ type: 'founder.removed', index: 0 });
    actor.send({ type: 'name.typed', name: 'Dormio' });
    actor.send({ type: 'undo.requested' });
    expect(draft().structure).toMatchObject({ name: 'Dormio', founders: before });
    expect(actor.getSnapshot().context.result?.founders).toEqual(before);
    actor.send({ type: 'founder.removed', index: 0 });
    actor.send({ type: 'undo.dismissed' });
    actor.send({ type: 'undo.requested' });
    expect(draft().structure?.founders).toEqual(before.slice(1));
  });

  it('does not change the cap table with the founders (T-63)', async () => {
    const step = await formCompany();
    typeFounder(step);
    step.actor.send({ type: 'founder.removed', index: 0 });
    expect(step.draft().structure?.founders.map(({ name }) => name)).toEqual(['Bo']);
    expect(step.draft().structure?.capTable).toEqual(exampleCompany.capTable);
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
