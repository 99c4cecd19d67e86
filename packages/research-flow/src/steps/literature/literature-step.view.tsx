import {
  Banner,
  Button,
  Checkbox,
  ChevronDownIcon,
  Cluster,
  SearchIcon,
  Skeleton,
  Split,
  Stack,
  Text,
  TextField,
  fill,
} from '@spinout/design-system';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { useRef } from 'react';
import { moveTo } from '../../view/move-to.js';
import { LanguageModelNotice } from '../../view/language-model-notice.view.js';
import { StepLayout } from '../../view/step-layout.js';
import { literatureMessages } from './literature.messages.js';
import { OwnSources } from './own-sources.view.js';
import { LiteratureResults } from './literature-results.view.js';
import type { LiteratureViewProps } from './literature-step.model.js';
import { NarrowOnly } from './literature-step.styles.js';
import { MAX_LINE_CHARACTERS } from '../../view/field-limits.js';

export function LiteratureStepView({ model, send }: LiteratureViewProps) {
  const messages = useMessages(literatureMessages);
  const locale = useLocale();
  const list = useRef<HTMLUListElement>(null);
  return (
    <StepLayout
      step="literature"
      title={messages.title}
      introduction={messages.introduction}
      actions={
        <>
          {(model.searching || (model.papers.length > 0 && model.selectedCount === 0)) && (
            <NarrowOnly>
              {/* Also during a search, so that the bar does not change with its end. */}
              <Button
                iconOnly
                icon={<ChevronDownIcon size={20} />}
                title={messages.goToPapers}
                disabled={model.searching}
                onClick={() => moveTo(list.current)}
              >
                {messages.goToPapers}
              </Button>
            </NarrowOnly>
          )}
          <Button
            variant="primary"
            busy={model.reviewing}
            disabled={!model.canComplete}
            onClick={() => send({ type: 'review.completed' })}
          >
            {fill(messages.complete, { count: model.selectedCount })}
          </Button>
        </>
      }
    >
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
      <OwnSources model={model} send={send} />
      {model.publicSearch && (
        <Checkbox
          role="switch"
          label={messages.publicSearch}
          hint={fill(messages.publicSearchHint, {
            names: new Intl.ListFormat(locale, { type: 'conjunction' }).format(
              model.publicSearch.names.length > 0
                ? model.publicSearch.names
                : [messages.publicSearchOthers],
            ),
          })}
          checked={model.publicSearch.isOn}
          disabled={model.searching || model.reviewing}
          onCheckedChange={(live) => send({ type: 'live.changed', live })}
        />
      )}
      <LanguageModelNotice model={model.languageModel} hint={messages.languageModelHint} />
      {model.publicSearch?.isUnavailable && !model.searching && (
        <Banner tone="warning">{messages.publicUnavailable}</Banner>
      )}
      {model.interrupted && <Banner tone="info">{messages.interrupted}</Banner>}
      {model.searching ? (
        <Searching send={send} />
      ) : (
        <LiteratureResults ref={list} model={model} send={send} />
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
