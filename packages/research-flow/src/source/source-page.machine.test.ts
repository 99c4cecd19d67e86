import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { exampleClaims } from '../evidence/evidence.fixtures.js';
import { createSourcePageActors } from './source-page.actors.js';
import { sourcePageMachine } from './source-page.machine.js';
import { sourcePageModel } from './source-page.model.js';
import type { OpenPdf } from './pdf-pages.js';
import type { DrawPageInput } from './source-page.types.js';

const [evidence] = exampleClaims.supported.evidence;
const pdf = new File(['%PDF'], 'paper.pdf', { type: 'application/pdf' });
const word = new File(['PK'], 'paper.docx');
const PAGES = 3;

const start = async (file: File | null, fails = false) => {
  const drawn: Omit<DrawPageInput, 'file'>[] = [];
  const opened: File[] = [];
  let closed = 0;
  const openPdf = async (each: File): Promise<OpenPdf> => {
    opened.push(each);
    if (fails) throw new Error('damaged');
    return {
      drawPage: async (page) => {
        drawn.push(page);
        const canvas = {} as HTMLCanvasElement;
        return { canvas, number: page.number, count: PAGES, marks: [], text: '' };
      },
      close: () => (closed += 1),
    };
  };
  const { actors, close } = createSourcePageActors(openPdf);
  const actor = createActor(sourcePageMachine.provide({ actors }), { input: { evidence, file } });
  actor.start();
  const waitUntilIdle = () => waitFor(actor, (state) => !state.hasTag('busy'));
  await waitUntilIdle();
  const model = () => sourcePageModel(actor.getSnapshot());
  return { actor, waitUntilIdle, model, drawn, opened, close, closedCount: () => closed };
};

describe('the source of a passage', () => {
  it('is the page of the PDF with the quote to mark, and other pages without', async () => {
    const source = await start(pdf);
    expect(source.model()).toMatchObject({ number: 2, count: PAGES, isText: false });
    source.actor.send({ type: 'page.changed', number: 3 });
    await source.waitUntilIdle();
    source.actor.send({ type: 'page.changed', number: 2 });
    await source.waitUntilIdle();
    expect(source.drawn).toEqual([
      { number: 2, quote: evidence.quote },
      { number: 3, quote: null },
      { number: 2, quote: evidence.quote },
    ]);
    expect(source.opened).toEqual([pdf]);
  });

  it('goes back to the page before while the next one is being drawn', async () => {
    const source = await start(pdf);
    source.actor.send({ type: 'page.changed', number: 3 });
    source.actor.send({ type: 'page.changed', number: 2 });
    await source.waitUntilIdle();
    expect(source.model()).toMatchObject({ number: 2, isText: false });
  });

  it.each([0, 4, 2])(
    'stays where it is when page %i of 3 is requested from page 2',
    async (number) => {
      const source = await start(pdf);
      source.actor.send({ type: 'page.changed', number });
      expect(source.model().isBusy).toBe(false);
      expect(source.drawn).toHaveLength(1);
    },
  );

  it('is text without a file, and says that the file is gone', async () => {
    const source = await start(null);
    expect(source.model()).toMatchObject({ isText: true, isFileGone: true, hasFailed: false });
  });

  it('is text for a file without pages', async () => {
    const source = await start(word);
    expect(source.model()).toMatchObject({ isText: true, isFileGone: false });
    expect(source.opened).toEqual([]);
  });

  it('is text if the PDF cannot be opened', async () => {
    const source = await start(pdf, true);
    expect(source.model()).toMatchObject({ isText: true, hasFailed: true, drawn: null });
  });

  it('says if the passage was not found on its page', async () => {
    const source = await start(pdf);
    expect(source.model().isPassageMissing).toBe(true);
    source.actor.send({ type: 'page.changed', number: 3 });
    await source.waitUntilIdle();
    expect(source.model().isPassageMissing).toBe(false);
  });

  it('ends the worker of its file', async () => {
    const source = await start(pdf);
    source.close();
    await Promise.resolve();
    await Promise.resolve();
    expect(source.closedCount()).toBe(1);
  });
});
