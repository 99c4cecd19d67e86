import { exampleCompany } from '@spinout/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { companyMachine } from './company.machine.js';
import type { CompanyDraft } from './company.types.js';
import type { CompanyEvent } from './company.types.js';

const draft: CompanyDraft = {
  tab: 'legal',
  structure: exampleCompany,
  isCustomizing: true,
  form: { name: 'Bo', email: '', ownership: '', role: '' },
  documents: {},
  isCompleted: false,
};

const document = { file_name: 'Bylaws.txt', text: 'Bylaws' };

const events: readonly CompanyEvent[] = [
  { type: 'creation.requested' },
  { type: 'tab.changed', tab: 'ip' },
  { type: 'details.toggled', isOpen: true },
  { type: 'customization.toggled', isCustomizing: true },
  { type: 'name.typed', name: 'Dormio' },
  { type: 'name.typed', name: ' ' },
  { type: 'founder.typed', field: 'name', text: 'Ada' },
  { type: 'founder.typed', field: 'email', text: 'ada@example.org' },
  { type: 'founder.typed', field: 'role', text: 'CEO' },
  { type: 'founder.typed', field: 'ownership', text: '1e400' },
  { type: 'plan.typed', field: 'formationDate', text: '2026-11-26' },
  { type: 'plan.typed', field: 'poolOf', text: 'preMoney' },
  { type: 'founder.added' },
  { type: 'founder.removed', index: 0 },
  { type: 'founder.removed', index: 99 },
  { type: 'undo.requested' },
  { type: 'undo.dismissed' },
  { type: 'document.requested', documentType: 'bylaws' },
  { type: 'document.requested', documentType: 'ndaTemplate' },
  { type: 'document.generated', documentType: 'bylaws', document },
  { type: 'document.failed', documentType: 'ndaTemplate', document, error: new Error('no answer') },
  { type: 'documents.failed', error: new Error('disk full') },
  { type: 'document.downloaded', documentType: 'bylaws' },
  { type: 'material.requested', material: 'pitchDeck' },
  { type: 'trademark.requested', trademark: 'Example Sleep' },
  { type: 'patent.requested', patent: 'Spindle measurement method' },
  { type: 'calendar.requested', name: 'Calendar', events: [] },
  { type: 'ocf.requested', formationDate: '2026-11-26', grantDate: '2026-11-26' },
  { type: 'alert.closed' },
  { type: 'formation.completed' },
];

const input = {
  runtime: testRuntime(),
  journeyId: 'journey-1',
  topic: 'Sleep',
  blueprint: null,
  researchArea: null,
  budgetEstimate: null,
};

const dependencies = {
  machine: companyMachine,
  inputs: [
    input,
    { ...input, draft },
    { ...input, draft: { ...draft, isCompleted: true } },
    { ...input, draft: { ...draft, structure: null } },
  ],
  events,
  outcomes: {
    createCompany: { done: [exampleCompany, null], error: [new Error('no answer')] },
    prepareCompany: { done: [exampleCompany], error: [new Error('no code')] },
  },
};

const COMPLETED_FORM = [
  { type: 'founder.typed', field: 'name', text: 'Ada' },
  { type: 'founder.typed', field: 'email', text: 'ada@example.org' },
  { type: 'founder.typed', field: 'role', text: 'CEO' },
  { type: 'founder.added' },
] as const;

const isComplete = ({ name, email, role }: CompanyDraft['form']) =>
  [name, email, role].every((text) => text.trim() !== '');

describe('every path through the company step', () => {
  it('reaches every state and transition, without dead ends', () => {
    const walk = exploreMachine({
      ...dependencies,
      facts: ({ context: { draft, generating } }) => [
        [draft.form.name, draft.form.email, draft.form.role].map((text) => text === ''),
        generating.length > 0,
        draft.documents.bylaws !== undefined,
      ],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('loses no input and never fails, in any order of events and replies', () =>
    assertRandomWalks({
      ...dependencies,
      typed: ({ context: { draft } }) => ({
        tab: draft.tab,
        isCustomizing: draft.isCustomizing,
        form: draft.form,
        name: draft.typedName,
      }),
      getExpectedInput: (before, event) => {
        switch (event.type) {
          case 'tab.changed':
            return { ...before, tab: event.tab };
          case 'customization.toggled':
            return { ...before, isCustomizing: event.isCustomizing };
          case 'name.typed':
            return { ...before, name: event.name };
          case 'founder.typed':
            return { ...before, form: { ...before.form, [event.field]: event.text } };
          case 'founder.added':
            return isComplete(before.form)
              ? { ...before, form: { name: '', email: '', ownership: '', role: '' } }
              : before;
          default:
            return before;
        }
      },
      check: ({ context: { draft, generating, result } }) => {
        expect(draft.structure?.name.trim()).not.toBe('');
        expect(new Set(generating).size).toBe(generating.length);
        expect(
          draft.structure?.founders.every(({ ownership }) => Number.isFinite(ownership)) ?? true,
        ).toBe(true);
        if (draft.isCompleted && result !== null) expect(result).toBe(draft.structure);
      },
      problem: ({ context }) => context.problem,
      clearingEvents: COMPLETED_FORM,
    }));
});
