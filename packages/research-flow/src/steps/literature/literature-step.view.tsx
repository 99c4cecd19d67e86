import {
  Banner,
  Button,
  Cluster,
  SearchIcon,
  Skeleton,
  Split,
  Stack,
  Text,
  TextField,
  fill,
} from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { LanguageModelNotice } from '../../view/language-model-notice.view.js';
import { StepLayout } from '../../view/step-layout.js';
import { literatureMessages } from './literature.messages.js';
import { SearchOptions } from './search-options.view.js';
import { LiteratureResults } from './literature-results.view.js';
import type { LiteratureViewProps } from './literature-step.model.js';
import { MAX_LINE_CHARACTERS } from '../../view/field-limits.js';

export function LiteratureStepView({ model, send }: LiteratureViewProps) {
  const messages = useMessages(literatureMessages);
  return (
    <StepLayout
      step="literature"
      title={messages.title}
      introduction={messages.introduction}
      actions={
        <Button
          variant="primary"
          busy={model.reviewing}
          disabled={!model.canComplete}
          onClick={() => send({ type: 'review.completed' })}
        >
          {fill(messages.complete, { count: model.selectedCount })}
        </Button>
      }
    >
      <Stack gap={2}>
        <Split
          as="form"
          gap={3}
          align="end"
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'search.requested' });
          }}
        >
          <TextField
            type="search"
            label={messages.searchBox}
            labelHidden
            placeholder={messages.placeholder}
            maxLength={MAX_LINE_CHARACTERS}
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
            {messages.search}
          </Button>
        </Split>
        <SearchOptions model={model} send={send} />
      </Stack>
      <LanguageModelNotice model={model.languageModel} hint={messages.languageModelHint} />
      {model.publicSearch?.isUnavailable && !model.searching && (
        <Banner tone="warning">{messages.publicUnavailable}</Banner>
      )}
      {model.interrupted && <Banner tone="info">{messages.interrupted}</Banner>}
      {model.searching ? (
        <Searching send={send} />
      ) : (
        <LiteratureResults model={model} send={send} />
      )}
      {model.reviewing && (
        <Text role="status" tone="muted">
          {messages.reviewing}
        </Text>
      )}
    </StepLayout>
  );
}

function Searching({ send }: Pick<LiteratureViewProps, 'send'>) {
  const messages = useMessages(literatureMessages);
  return (
    <Stack gap={4}>
      <Cluster justify="between">
        <Text role="status" tone="muted">
          {messages.searching}
        </Text>
        <Button variant="quiet" size="sm" onClick={() => send({ type: 'search.cancelled' })}>
          {messages.cancel}
        </Button>
      </Cluster>
      <Skeleton shape="block" />
      {[1, 2, 3].map((row) => (
        <Stack key={row} gap={2}>
          <Skeleton shape="title" inlineSize="85%" />
          <Skeleton inlineSize="60%" />
          <Skeleton shape="block" />
        </Stack>
      ))}
    </Stack>
  );
}
