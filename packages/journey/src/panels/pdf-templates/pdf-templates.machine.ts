import { assign, setup, type SnapshotFrom } from 'xstate';
import { actorSlot, type Runtime } from '@spinout/flow-kit';
import type { PdfTemplatesMessages } from './pdf-templates.messages.js';
import type { TemplateDocument, TemplateId } from './template-text.js';

/** Maximum length of a document title. */
export const MAX_TITLE_CHARACTERS = 200;

export interface PdfTemplatesContext {
  readonly runtime: Runtime;
  /** The last chosen template; null initially. */
  readonly template: TemplateId | null;
  /** Typed titles by template. */
  readonly titles: Readonly<Partial<Record<TemplateId, string>>>;
  readonly titleProblem: 'titleBlank' | 'titleTooLong' | null;
  /** Error of the last attempt; null if it succeeded. */
  readonly error: unknown;
  /** Name of the last saved file. */
  readonly savedName: string | null;
}

export type PdfTemplatesEvent =
  | { readonly type: 'template.chosen'; readonly template: TemplateId }
  | { readonly type: 'title.changed'; readonly title: string }
  | {
      readonly type: 'generation.requested';
      /** Texts of the document. */
      readonly messages: PdfTemplatesMessages;
      /** Language tag for its date. */
      readonly locale: string;
    }
  | { readonly type: 'dialog.closed' };

/** The title typed for the chosen template. */
export const getTitle = ({ template, titles }: Pick<PdfTemplatesContext, 'template' | 'titles'>) =>
  (template === null ? undefined : titles[template]) ?? '';

const setTitle = ({ template, titles }: PdfTemplatesContext, title: string) =>
  template === null ? titles : { ...titles, [template]: title };

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
          actions: assign({
            template: ({ event }) => event.template,
            titleProblem: null,
            error: null,
            savedName: null,
          }),
        },
      },
    },
    asking: {
      tags: 'asking',
      on: {
        'title.changed': {
          actions: assign({
            titles: ({ context, event }) => setTitle(context, event.title),
            titleProblem: null,
          }),
        },
        'generation.requested': [
          {
            guard: ({ context }) => getTitle(context).trim() === '',
            actions: assign({ titleProblem: 'titleBlank' }),
          },
          {
            guard: ({ context }) => getTitle(context).trim().length > MAX_TITLE_CHARACTERS,
            actions: assign({ titleProblem: 'titleTooLong' }),
          },
          { target: 'generating', actions: assign({ titleProblem: null, error: null }) },
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
          actions: assign({
            savedName: ({ event }) => event.output,
            titles: ({ context }) => setTitle(context, ''),
          }),
        },
        onError: { target: 'asking', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
  },
});

export type PdfTemplatesSnapshot = SnapshotFrom<typeof pdfTemplatesMachine>;
