import type { PipelineLiterature, ResearchBundle } from '@spinout/api-client';
import { fill, formatNumber } from '@spinout/design-system';
import type { TwelveStepMessages } from './twelve-step.messages.js';
import type { StepResult } from './twelve-step.types.js';

/** Fields that summarize an object, best first. */
const SUMMARIES = ['summary', 'hypothesis', 'statement', 'title', 'abstract'] as const;

const RESULT_CHARACTERS = 100;

/** Exactly the first 100 characters, without splitting one. */
const firstCharacters = (text: string): string =>
  // A character has at most two code units, so the rest need not be split.
  [...text.slice(0, 2 * RESULT_CHARACTERS)].slice(0, RESULT_CHARACTERS).join('');

/** Formats a text unchanged, an object by its summary, anything else as JSON. */
const formatValue = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const summary = SUMMARIES.map((name): unknown => Reflect.get(value, name)).find(
    (text) => typeof text === 'string' && text.trim() !== '',
  );
  return typeof summary === 'string' ? summary : JSON.stringify(value);
};

/** Whether a search found no papers. */
export const isEmptyLiterature = (literature: PipelineLiterature | null | undefined): boolean =>
  !literature || (literature.key_papers.length === 0 && literature.papers_analyzed === 0);

const formatResearch = (
  { literature, structure }: ResearchBundle,
  messages: TwelveStepMessages,
  locale: string,
): string => {
  if (!literature || isEmptyLiterature(literature)) return messages.researchResultEmpty;
  const papers = formatNumber(literature.papers_analyzed, locale);
  const protein = structure?.protein_id ?? '';
  return protein === ''
    ? fill(messages.researchResult, { papers })
    : fill(messages.researchResultWithProtein, { papers, protein });
};

const wholeText = (result: StepResult, messages: TwelveStepMessages, locale: string): string => {
  switch (result.kind) {
    case 'text':
      return result.text;
    case 'research':
      return formatResearch(result.research, messages, locale);
    case 'value':
      return formatValue(result.value);
    case 'drawing':
      return result.residues === null
        ? messages.illustration
        : fill(messages.drawingResult, {
            protein: result.protein,
            residues: formatNumber(result.residues, locale),
          });
    case 'skipped':
      return result.reason === 'noProtein' ? messages.skippedNoProtein : messages.skippedTurnedOff;
    case 'file':
      return fill(messages.fileResult, { name: result.name });
    case 'dataInstead':
      return messages.dataInstead;
    case 'simulated':
      return messages.simulatedResult;
  }
};

export const formatStepResult = (
  result: StepResult,
  messages: TwelveStepMessages,
  locale: string,
): string => firstCharacters(wholeText(result, messages, locale));
