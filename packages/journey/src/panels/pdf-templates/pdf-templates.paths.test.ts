import {
  FULL_COVERAGE,
  testRuntime,
  assertRandomWalks,
  exploreMachine,
} from '@spinout/flow-kit/testing';
import { describe, expect, it } from 'vitest';
import { pdfTemplatesMachine, getTitle, type PdfTemplatesEvent } from './pdf-templates.machine.js';
import { pdfTemplatesMessages as messages } from './pdf-templates.messages.js';

const events: readonly PdfTemplatesEvent[] = [
  { type: 'template.chosen', template: 'researchPaper' },
  { type: 'template.chosen', template: 'businessPlan' },
  { type: 'title.changed', title: 'Sleep and memory' },
  { type: 'title.changed', title: '  ' },
  { type: 'title.changed', title: 'x'.repeat(201) },
  { type: 'generation.requested', messages, locale: 'en-US' },
  { type: 'dialog.closed' },
];

const dependencies = {
  machine: pdfTemplatesMachine,
  inputs: [{ runtime: testRuntime() }],
  events,
  outcomes: { savePdf: { done: ['a.pdf'], error: [new Error('no answer')] } },
};

describe('all paths of the templates', () => {
  it('reaches every state by every transition without dead ends', () => {
    const walk = exploreMachine({
      ...dependencies,
      facts: ({ context }) => [context.template, getTitle(context).length],
    });
    expect(walk).toMatchObject(FULL_COVERAGE);
  });

  it('survives any order of clicks and replies, and clears a title only by saving it', () => {
    let before: Readonly<Record<string, string>> = {};
    return assertRandomWalks({
      ...dependencies,
      typed: () => null,
      getExpectedInput: () => null,
      beforeSequence: () => {
        before = {};
      },
      check: ({ context: { titles, savedName } }, event) => {
        for (const [template, title] of Object.entries(before)) {
          const now = titles[template as keyof typeof titles];
          if (event?.type !== 'title.changed' && savedName === null) expect(now).toBe(title);
        }
        before = { ...titles };
      },
      problem: ({ context }) => context.error,
      clearingEvents: [
        { type: 'dialog.closed' },
        { type: 'dialog.closed' },
        { type: 'template.chosen', template: 'researchPaper' },
      ],
    });
  });
});
