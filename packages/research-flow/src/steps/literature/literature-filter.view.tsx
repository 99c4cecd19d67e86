import { Checkbox, fill, Grid, NumberField, Select } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { hasWrongYears, type FilterChoices, type PaperKind } from './filter-papers.js';
import type { LiteratureViewProps } from './literature-step.model.js';
import { literatureMessages, type LiteratureMessages } from './literature.messages.js';

const KIND_NAMES = {
  uploaded: 'filterUploaded',
  references: 'filterReferences',
  imported: 'filterImported',
  library: 'library',
  public: 'filterPublic',
} as const satisfies Record<PaperKind, keyof LiteratureMessages>;

const ALL_KINDS = 'all';

interface LiteratureFilterProps extends LiteratureViewProps {
  readonly id: string;
  readonly choices: FilterChoices;
}

/** Fields that narrow the list: years, the kind of source, the theme, and whether the person's papers cite a paper. */
export function LiteratureFilter({ id, choices, model, send }: LiteratureFilterProps) {
  const messages = useMessages(literatureMessages);
  const { filter } = model;
  const { years, kinds, cited, themes } = choices;
  return (
    <Grid id={id} gap={3} column="narrow" align="end" role="group" aria-label={messages.filterOf}>
      {years && (
        <>
          <NumberField
            label={messages.filterFrom}
            placeholder={String(years.from)}
            value={filter.from}
            onValueChange={(from) => send({ type: 'filter.changed', change: { from } })}
          />
          <NumberField
            label={messages.filterTo}
            placeholder={String(years.to)}
            error={hasWrongYears(filter) ? messages.filterWrongYears : undefined}
            value={filter.to}
            onValueChange={(to) => send({ type: 'filter.changed', change: { to } })}
          />
        </>
      )}
      {kinds.length > 0 && (
        <Select<PaperKind | typeof ALL_KINDS>
          label={messages.columnSource}
          value={filter.kind ?? ALL_KINDS}
          onValueChange={(kind) =>
            send({ type: 'filter.changed', change: { kind: kind === ALL_KINDS ? null : kind } })
          }
          options={[
            { value: ALL_KINDS, label: messages.filterAllKinds },
            ...kinds.map(({ kind, count }) => ({
              value: kind,
              label: fill(messages.filterCount, { name: messages[KIND_NAMES[kind]], count }),
            })),
          ]}
        />
      )}
      {themes.length > 0 && (
        <Select
          label={messages.filterTheme}
          value={themes.some(({ theme }) => theme === filter.theme) ? (filter.theme ?? '') : ''}
          onValueChange={(theme) =>
            send({ type: 'filter.changed', change: { theme: theme === '' ? null : theme } })
          }
          options={[
            { value: '', label: messages.filterAllThemes },
            ...themes.map(({ theme, count }) => ({
              value: theme,
              label: fill(messages.filterCount, { name: theme, count }),
            })),
          ]}
        />
      )}
      {cited > 0 && (
        <Checkbox
          label={fill(messages.filterCount, { name: messages.cited, count: cited })}
          checked={filter.isCited}
          onCheckedChange={(isCited) => send({ type: 'filter.changed', change: { isCited } })}
        />
      )}
    </Grid>
  );
}
