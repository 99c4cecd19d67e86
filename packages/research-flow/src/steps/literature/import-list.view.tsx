import { Cluster, Stack, Text, fill, formatNumber } from '@spinout/design-system';
import { UncontrolledDisclosure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../view/note.view.js';
import { RuledList } from '../../view/ruled-list.styles.js';
import { literatureMessages, type LiteratureMessages } from './literature.messages.js';
import type { LiteratureViewProps } from './literature-step.model.js';
import type { ReadSource, SavedImport } from './own-sources.types.js';
import { RemoveImport } from './remove-import.view.js';
import { ProblemList, SourceRow } from './own-sources.styles.js';

/** What the last file added, the imported files, and the papers that were added in this step. */
export function ImportList({ model, send }: LiteratureViewProps) {
  const messages = useMessages(literatureMessages);
  const { imports, documents, lastRead } = model.sources;
  return (
    <>
      <Text role="status" size="ui">
        {lastRead ? describeRead(lastRead, messages) : ''}
      </Text>
      {lastRead?.kind === 'bibliography' && lastRead.problems.length > 0 && (
        <Problems {...lastRead} />
      )}
      {imports.length > 0 && (
        <RuledList role="list" aria-label={messages.importList}>
          {imports.map((each) => (
            <SourceRow key={each.id}>
              <Stack gap={1}>
                <Text as="span" weight="medium">
                  {each.file_name}
                </Text>
                <Counts imported={each} />
              </Stack>
              <RemoveImport
                imported={each}
                disabled={model.searching || model.reviewing}
                onRemove={() => send({ type: 'import.removed', id: each.id })}
              />
            </SourceRow>
          ))}
        </RuledList>
      )}
      {documents.length > 0 && (
        <RuledList role="list" aria-label={messages.paperList}>
          {documents.map(({ id, title }) => (
            <SourceRow key={id}>{title}</SourceRow>
          ))}
        </RuledList>
      )}
    </>
  );
}

const describeRead = (read: ReadSource, messages: LiteratureMessages): string =>
  read.kind === 'bibliography'
    ? fill(messages.importDone, { name: read.imported.file_name })
    : fill(messages.paperDone, { name: read.document.title });

function Counts({ imported }: { readonly imported: SavedImport }) {
  const messages = useMessages(literatureMessages);
  const locale = useLocale();
  if (imported.missing === true)
    return (
      <Text as="span" size="sm">
        {messages.importMissing}
      </Text>
    );
  const counts = [
    [messages.importRecords, imported.records],
    [messages.importDuplicates, imported.duplicates],
    [messages.importKnown, imported.already_imported],
    [messages.importWithoutAbstract, imported.without_abstract],
    [messages.importProblems, imported.problem_count],
  ] as const;
  return (
    <Cluster rowGap={1}>
      {counts
        .filter(([, count], at) => at === 0 || count > 0)
        .map(([text, count]) => (
          <Note key={text} as="span" figures="tabular">
            {fill(text, { count: formatNumber(count, locale) })}
          </Note>
        ))}
    </Cluster>
  );
}

function Problems({ imported, problems }: Extract<ReadSource, { readonly kind: 'bibliography' }>) {
  const messages = useMessages(literatureMessages);
  const rest = imported.problem_count - problems.length;
  return (
    <UncontrolledDisclosure label={messages.problemList}>
      <ProblemList>
        {problems.map(({ line, reason }, index) => (
          <li key={index}>
            {line === undefined ? reason : fill(messages.problemLine, { line, reason })}
          </li>
        ))}
        {rest > 0 && <li>{fill(messages.problemRest, { count: rest })}</li>}
      </ProblemList>
    </UncontrolledDisclosure>
  );
}
