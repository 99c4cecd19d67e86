import type { ApiRequest, DocumentType } from '@spinout/api-client';
import { exampleCompany, jsonReply } from '@spinout/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { formCompany } from './company.test-tools.js';

describe('the documents of a company', () => {
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
    await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 30_000 });
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
});
