import { Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useRef } from 'react';
import { Note } from '../../view/note.view.js';
import { StepUndo } from '../../view/step-undo.view.js';
import { useIsWide } from '../../view/use-is-wide.js';
import { filterPapers } from './filter-papers.js';
import { LiteratureExport } from './literature-export.view.js';
import { LiteratureListHeader } from './literature-list-header.view.js';
import { LiteraturePapers } from './literature-papers.view.js';
import type { LiteratureViewProps } from './literature-step.model.js';
import { TermLinksSection } from './term-links.view.js';
import { LiteratureNextSteps } from './literature-next-steps.view.js';
import { FoldedLiteratureSummary, LiteratureSummary } from './literature-summary.view.js';
import { LiteratureTable } from './literature-table.view.js';
import { literatureMessages } from './literature.messages.js';
import { SearchLogDetails } from './search-log.view.js';

/** Width of the step from which a table has room for all of its columns. */
const TABLE_MIN_WIDTH_REM = 36;

/** Width of the step from which summary and papers can be shown in full with papers on the first screen. */
const SUMMARY_MIN_WIDTH_REM = 34;

/** What the last search found: a summary and the papers, as a list or, where there is room, as a table. */
export function LiteratureResults({ model, send }: LiteratureViewProps) {
  const messages = useMessages(literatureMessages);
  const root = useRef<HTMLDivElement>(null);
  const hasRoom = useIsWide(root, TABLE_MIN_WIDTH_REM);
  const isDense = !useIsWide(root, SUMMARY_MIN_WIDTH_REM, true);
  const Summary = isDense ? FoldedLiteratureSummary : LiteratureSummary;
  const { found, papers, foundCount } = model;
  if (found === null)
    return model.interrupted ? null : <Text tone="muted">{messages.notSearched}</Text>;
  const rows = filterPapers(papers, model.filter, found.analysis.theme_papers);
  const listed = { ...model, papers: rows.shown };
  const shown = papers.length > 0 && (
    <>
      {hasRoom && model.view === 'table' ? (
        <LiteratureTable model={listed} send={send} />
      ) : (
        <LiteraturePapers model={listed} send={send} isDense={isDense} />
      )}
      <LiteratureExport model={model} send={send} />
    </>
  );
  const links = found.termLinks && (
    <TermLinksSection found={found.termLinks} model={model} send={send} />
  );
  if (foundCount === 0)
    return (
      <Stack gap={2} ref={root}>
        <Text role="status">{messages.empty}</Text>
        <LiteratureNextSteps model={model} />
        {links}
        {shown}
        <SearchLogDetails model={model} send={send} />
      </Stack>
    );
  const onlyOwn = papers.every(({ paper, isEarlier }) => isEarlier || paper.uploaded === true);
  const hasPublicAbstracts = papers.some(
    ({ paper }) => paper.collection === 'public' && paper.abstract !== '',
  );
  return (
    <Stack gap={4} ref={root}>
      <Summary
        found={found}
        papers={papers.flatMap(({ paper, isEarlier }) => (isEarlier ? [] : [paper]))}
      />
      {links}
      <LiteratureListHeader rows={rows} model={model} send={send} hasTable={hasRoom} />
      <StepUndo undo={model.canUndoSelection ? { kind: 'selection' } : null} send={send} />
      {shown}
      <Note>{messages.relevanceNote}</Note>
      {onlyOwn && (
        <Stack gap={2}>
          <Text tone="muted">{messages.onlyOwn}</Text>
          <LiteratureNextSteps model={model} />
        </Stack>
      )}
      {hasPublicAbstracts && <Note>{messages.abstractLicense}</Note>}
      <SearchLogDetails model={model} send={send} />
    </Stack>
  );
}
