import { MessagesProvider } from '@spinout/flow-kit/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paperExamples } from './paper.examples.js';
import { paperModels } from './paper.fixtures.js';
import { paperMessages } from './paper.messages.js';
import type { PaperModel } from './paper-step.model.js';
import { PaperStepView } from './paper-step.view.js';

const show = (model: PaperModel, locale = 'en-US') => {
  const send = vi.fn();
  render(
    <MessagesProvider locale={locale}>
      <PaperStepView model={model} send={send} />
    </MessagesProvider>,
  );
  return send;
};

const getAnalyzeButton = () => screen.getByRole('button', { name: 'Analyze Paper' });
const examples = [
  'Example: cancer gene-editing therapy',
  'Example: machine-learning drug discovery',
];

describe('the paper step', () => {
  it('PAPER-01 shows its title and three methods, with the file method selected', () => {
    show(paperModels.opened);
    expect(screen.getByRole('heading', { level: 2, name: 'Paper Upload' })).toBeVisible();
    const group = screen.getByRole('group', { name: 'Upload method' });
    const buttons = within(group).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual([
      'Upload File',
      'From URL',
      'Paste Text',
    ]);
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
      'false',
    ]);
  });

  it('PAPER-01 changes the method', async () => {
    const send = show(paperModels.opened);
    await userEvent.click(screen.getByRole('button', { name: 'From URL' }));
    expect(send).toHaveBeenCalledWith({ type: 'method.changed', method: 'url' });
  });

  it('PAPER-02 accepts four file types in the browser’s file picker', async () => {
    const send = show(paperModels.opened);
    const input = screen.getByLabelText('Paper file');
    expect(input).toHaveAttribute('type', 'file');
    expect(input).toHaveAttribute('accept', '.pdf,.doc,.docx,.txt');
    const file = new File(['text'], 'paper.txt', { type: 'text/plain' });
    await userEvent.upload(input, file);
    expect(send).toHaveBeenCalledWith({ type: 'file.chosen', file });
  });

  it('accepts several files at once, and shows the state and the error of each', async () => {
    const files = ['a.pdf', 'b.pdf'].map((name) => new File(['text'], name));
    const [first, second] = files;
    if (!first || !second) throw new Error('two files');
    const send = show({
      ...paperModels.fileChosen,
      fileNames: ['a.pdf', 'b.pdf'],
      batch: [
        { file: first, status: 'done' },
        { file: second, status: 'failed', error: new Error('damaged') },
      ],
      canContinue: true,
    });
    const list = screen.getByRole('list', { name: 'Chosen papers' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['a.pdf (0.00 MB)Analyzed', 'b.pdf (0.00 MB)Failed to analyze paper']);
    await userEvent.upload(screen.getByLabelText('Paper file'), files);
    expect(send).toHaveBeenLastCalledWith({ type: 'files.chosen', files });
    await userEvent.click(
      screen.getByRole('button', { name: 'Continue with the analyzed papers (1)' }),
    );
    expect(send).toHaveBeenLastCalledWith({ type: 'batch.accepted' });
  });

  it('shows the first results and what an analyzed paper itself leaves open', () => {
    show(paperModels.analyzed);
    const found = screen.getByRole('list', { name: 'What it found' });
    expect(within(found).getAllByRole('listitem')).toHaveLength(2);
    expect(found).toHaveTextContent('Longer spindles improved recall of word pairs.');
    expect(screen.getByRole('list', { name: 'What it leaves open' })).toHaveTextContent(
      'It remains open whether the effect lasts.',
    );
    expect(screen.queryByText(/^Earlier work did not say/)).toBeNull();
  });

  it('says that only the English abstract of a paper in another language was read', () => {
    const { analyzed } = paperModels;
    const text = 'This paper is not in English. We read only its English abstract.';
    show(analyzed);
    expect(screen.queryByText(text)).toBeNull();
    cleanup();
    if (!analyzed.analyzed) throw new Error('No paper was analyzed.');
    const language = { code: 'de', is_supported: false, has_english_part: true };
    const analysis = { ...analyzed.analyzed.analysis, language };
    show({ ...analyzed, analyzed: { ...analyzed.analyzed, analysis } });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('asks for several files again after a reload', () => {
    show({ ...paperModels.fileLost, fileNames: ['a.pdf', 'b.pdf'] });
    expect(screen.getByText(/^Choose the files again: a.pdf and b.pdf/)).toBeVisible();
  });

  it('PAPER-02 rejects a dropped file of another type (T-23)', () => {
    const send = show(paperModels.opened);
    const file = new File(['x'], 'picture.png', { type: 'image/png' });
    fireEvent.drop(screen.getByText(paperMessages.filePrompt), { dataTransfer: { files: [file] } });
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'file.refused' });
  });

  it('PAPER-03, PAPER-04, CONST-19 shows the file’s name and its size in MB with two decimals (S-13)', () => {
    show(paperModels.fileChosen);
    expect(screen.getByRole('status').textContent).toBe('spindles.pdf (2.50 MB)');
    expect(getAnalyzeButton()).toBeEnabled();
  });

  it('formats the size for the locale', () => {
    show(paperModels.fileChosen, 'de-DE');
    expect(screen.getByRole('status')).toHaveTextContent('spindles.pdf (2,50 MB)');
  });

  it('PAPER-10 shows no size limit', () => {
    show(paperModels.opened);
    expect(screen.queryByText(/\d+\s*MB/)).not.toBeInTheDocument();
  });

  it('asks for the file again after a reload (T-79)', () => {
    show(paperModels.fileLost);
    expect(
      screen.getByText(
        'Choose the file again: spindles.pdf. Browsers cannot reopen files after a reload.',
      ),
    ).toBeVisible();
    expect(getAnalyzeButton()).toBeDisabled();
  });

  it('PAPER-09 requests the analysis with Enter in the empty URL field, although the button is disabled (S-37)', async () => {
    const send = show(paperModels.addressEmpty);
    await userEvent.type(screen.getByRole('textbox', { name: 'Paper URL' }), '{Enter}');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'analysis.requested' });
    expect(getAnalyzeButton()).toBeDisabled();
  });

  it('PAPER-01 accepts pasted text', () => {
    const send = show(paperModels.textEmpty);
    const box = screen.getByRole('textbox', { name: 'Paper text' });
    expect(box.tagName).toBe('TEXTAREA');
    fireEvent.change(box, { target: { value: 'A paper' } });
    expect(send).toHaveBeenCalledWith({ type: 'text.changed', text: 'A paper' });
  });

  it.each([['opened'], ['addressEmpty'], ['textEmpty']] as const)(
    'PAPER-05 offers both examples in the state %s (S-15)',
    async (name) => {
      const send = show(paperModels[name]);
      for (const example of examples) {
        await userEvent.click(screen.getByRole('button', { name: example }));
      }
      expect(send.mock.calls).toEqual([
        [{ type: 'example.chosen', example: paperExamples[0] }],
        [{ type: 'example.chosen', example: paperExamples[1] }],
      ]);
    },
  );

  it.each([['opened'], ['addressEmpty'], ['textEmpty']] as const)(
    'PAPER-08 disables Analyze in the state %s',
    (name) => {
      show(paperModels[name]);
      expect(getAnalyzeButton()).toBeDisabled();
    },
  );

  it('PAPER-07 is disabled and busy during the analysis, shows it, and offers to cancel (S-16)', async () => {
    const send = show({ ...paperModels.text, busy: true, canAnalyze: false });
    expect(getAnalyzeButton()).toBeDisabled();
    expect(getAnalyzeButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Analyzing paper...');
    expect(screen.getByRole('textbox', { name: 'Paper text' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'analysis.cancelled' });
  });

  it('shows the progress as text and as a bar', () => {
    show(paperModels.reading);
    const bar = screen.getByRole('progressbar', { name: 'Analysis progress' });
    expect(bar).toHaveAttribute('aria-valuenow', '3');
    expect(bar).toHaveAttribute('aria-valuemax', '12');
    expect(bar).toHaveAttribute('aria-valuetext', 'Reading pages: 3 of 12');
  });

  it.each([
    ['Opening', 'Opening the paper'],
    ['Analyzing', 'Finding terms and claims'],
  ])('shows only the message of the stage %s, without a progress bar', (stage, message) => {
    show({ ...paperModels.opening, progress: { stage, done: 0, total: 1 } });
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('shows an unknown stage under its own name', () => {
    show({ ...paperModels.reading, progress: { stage: 'Looking at figures', done: 1, total: 2 } });
    expect(screen.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'Looking at figures: 1 of 2',
    );
  });
});
