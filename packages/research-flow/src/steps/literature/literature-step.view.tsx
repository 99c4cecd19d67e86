import {
  Banner,
  Button,
  Cluster,
  fill,
  SearchIcon,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@spinout/design-system';
import { StepLayout } from '../../view/step-layout.js';
import type { LiteratureEvent } from './literature.machine.js';
import type { LiteratureMessages } from './literature.messages.js';
import { LiteraturePapers } from './literature-papers.view.js';
import type { LiteratureModel } from './literature-step.model.js';
import { SearchRow } from './literature-step.styles.js';
import { LiteratureSummary } from './literature-summary.view.js';

export interface LiteratureStepViewProps {
  readonly model: LiteratureModel;
  readonly send: (event: LiteratureEvent) => void;
  readonly words: LiteratureMessages;
  readonly locale: string;
}

/** The literature review, as a picture of its model. */
export function LiteratureStepView({ model, send, words, locale }: LiteratureStepViewProps) {
  return (
    <StepLayout
      title={words.title}
      introduction={words.introduction}
      actions={
        <Button
          variant="primary"
          busy={model.reviewing}
          disabled={!model.canComplete}
          onClick={() => send({ type: 'review.completed' })}
        >
          {fill(words.complete, { count: model.selectedCount })}
        </Button>
      }
    >
      <SearchRow
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'search.requested' });
        }}
      >
        <TextField
          type="search"
          label={words.searchBox}
          placeholder={words.placeholder}
          value={model.query}
          disabled={model.reviewing}
          onValueChange={(query) => send({ type: 'query.changed', query })}
        />
        <Button
          type="submit"
          icon={<SearchIcon size={16} />}
          busy={model.searching}
          disabled={!model.canSearch}
        >
          {words.search}
        </Button>
      </SearchRow>
      {model.interrupted && <Banner tone="info">{words.interrupted}</Banner>}
      {model.searching ? (
        <Searching send={send} words={words} />
      ) : (
        <Results {...{ model, send, words, locale }} />
      )}
      {model.reviewing && (
        <Text role="status" tone="muted">
          {words.reviewing}
        </Text>
      )}
    </StepLayout>
  );
}

function Searching({ send, words }: Pick<LiteratureStepViewProps, 'send' | 'words'>) {
  return (
    <Stack gap={4}>
      <Cluster justify="between">
        <Text role="status" tone="muted">
          {words.searching}
        </Text>
        <Button variant="quiet" size="sm" onClick={() => send({ type: 'search.cancelled' })}>
          {words.cancel}
        </Button>
      </Cluster>
      <Skeleton shape="block" />
      {[1, 2, 3].map((row) => (
        <Stack key={row} gap={2}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton inlineSize="60%" />
        </Stack>
      ))}
    </Stack>
  );
}

function Results({ model, send, words, locale }: LiteratureStepViewProps) {
  const { found, papers } = model;
  if (found === null)
    return model.interrupted ? null : <Text tone="muted">{words.notSearched}</Text>;
  if (papers.length === 0)
    return (
      <Stack gap={2}>
        <Text role="status">{words.empty}</Text>
        <Text tone="muted">{words.emptyHelp}</Text>
      </Stack>
    );
  return (
    <Stack gap={6}>
      <LiteratureSummary found={found} words={words} />
      <Cluster justify="between">
        <Text role="status" weight="medium" figures="tabular">
          {fill(words.count, { count: papers.length })}
        </Text>
        <Button
          variant="quiet"
          size="sm"
          disabled={model.reviewing}
          onClick={() =>
            send({
              type: 'selection.changed',
              selected: model.allSelected ? [] : papers.map(({ paper }) => paper.id),
            })
          }
        >
          {model.allSelected ? words.selectNone : words.selectAll}
        </Button>
      </Cluster>
      <LiteraturePapers {...{ model, send, words, locale }} />
    </Stack>
  );
}
