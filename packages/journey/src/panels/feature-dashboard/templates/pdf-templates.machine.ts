import { assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import { MAX_TITLE_CHARACTERS, type TemplateId } from './pdf-templates.constants.js';
import type { PdfTemplatesMessages } from './pdf-templates.messages.js';
import type { TemplateDocument } from './template-text.js';

/** Validation error of a title. */
export type TitleProblem = 'titleBlank' | 'titleTooLong';

/** Messages and locale of a document. */
export interface DocumentOptions {
  readonly messages: PdfTemplatesMessages;
  /** Language tag for the date. */
  readonly locale: string;
}

export interface PdfTemplatesContext {
  readonly runtime: Runtime;
  /** The last chosen template; null initially. */
  readonly template: TemplateId | null;
  /** Typed titles by template. */
  readonly titles: Readonly<Partial<Record<TemplateId, string>>>;
  readonly titleProblem: TitleProblem | null;
  /** Error of the last attempt; null if it succeeded. */
  readonly error: unknown;
  /** Name of the last saved file. */
  readonly savedName: string | null;
}

export type PdfTemplatesEvent =
  | { readonly type: 'template.chosen'; readonly template: TemplateId }
  | { readonly type: 'title.changed'; readonly title: string }
  | (DocumentOptions & { readonly type: 'generation.requested' })
  | { readonly type: 'dialog.closed' };

/** The title typed for the chosen template. */
export const getTitle = ({ template, titles }: Pick<PdfTemplatesContext, 'template' | 'titles'>) =>
  (template === null ? undefined : titles[template]) ?? '';

/** State machine of the templates: choose a template, enter a title, create and save the PDF. */
export const pdfTemplatesMachine = setup({
  types: {
    input: {} as { readonly runtime: Runtime },
    context: {} as PdfTemplatesContext,
    events: {} as PdfTemplatesEvent,
    tags: {} as 'asking' | 'busy',
  },
  actors: {
    /** Creates and saves the document; returns its file name. */
    savePdf: actorSlot<string, TemplateDocument>('savePdf'),
  },
  guards: {
    isBlank: ({ context }) => getTitle(context).trim() === '',
    isTooLong: ({ context }) => getTitle(context).trim().length > MAX_TITLE_CHARACTERS,
  },
  actions: {
    choose: assign({
      template: (_, { template }: { template: TemplateId }) => template,
      titleProblem: null,
      error: null,
      savedName: null,
    }),
    setTitle: assign({
      titles: ({ context: { template, titles } }, { title }: { title: string }) =>
        template === null ? titles : { ...titles, [template]: title },
      titleProblem: null,
    }),
    reportTitle: assign({ titleProblem: (_, { problem }: { problem: TitleProblem }) => problem }),
    clear: assign({ titleProblem: null, error: null }),
    setFileName: assign({
      savedName: (_, { output }: { output: string }) => output,
      titles: ({ context: { template, titles } }) =>
        template === null ? titles : { ...titles, [template]: '' },
    }),
    setError: assign({ error: (_, { error }: { error: unknown }) => error }),
  },
}).createMachine({
  id: 'pdfTemplates',
  context: ({ input: { runtime } }) => ({
    runtime,
    template: null,
    titles: {},
    titleProblem: null,
    error: null,
    savedName: null,
  }),
  initial: 'listing',
  states: {
    listing: {
      on: {
        'template.chosen': {
          target: 'asking',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    asking: {
      tags: 'asking',
      on: {
        'title.changed': { actions: { type: 'setTitle', params: ({ event }) => event } },
        'generation.requested': [
          {
            guard: 'isBlank',
            actions: { type: 'reportTitle', params: { problem: 'titleBlank' } },
          },
          {
            guard: 'isTooLong',
            actions: { type: 'reportTitle', params: { problem: 'titleTooLong' } },
          },
          {
            target: 'generating',
            actions: 'clear',
          },
        ],
        'dialog.closed': 'listing',
      },
    },
    generating: {
      tags: ['asking', 'busy'],
      // Input is preserved.
      on: { 'dialog.closed': 'asking' },
      invoke: {
        src: 'savePdf',
        input: ({ context, event }) => {
          const { template, runtime } = context;
          if (template === null || event.type !== 'generation.requested') {
            throw new Error('pdfTemplates: a document without a template');
          }
          const { locale, messages } = event;
          const title = getTitle(context).trim();
          return { template, title, locale, messages, date: runtime.now() };
        },
        onDone: {
          target: 'listing',
          actions: { type: 'setFileName', params: ({ event: { output } }) => ({ output }) },
        },
        onError: {
          target: 'asking',
          actions: { type: 'setError', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
  },
});

export type PdfTemplatesSnapshot = SnapshotFrom<typeof pdfTemplatesMachine>;
