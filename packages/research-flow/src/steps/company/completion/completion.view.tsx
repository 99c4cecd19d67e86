'use client';
import {
  Badge,
  Button,
  Cluster,
  fill,
  Heading,
  OriginBadge,
  Stack,
  Text,
} from '@spinout/design-system';
import {
  sourceMessages,
  UncontrolledDisclosure,
  useLocale,
  useMessages,
} from '@spinout/flow-kit/react';
import { useId, type ReactNode, type Ref } from 'react';
import { Note } from '../../../view/note.view.js';
import { completionMessages } from './completion.messages.js';
import type { CompletionModel } from './completion.model.js';
import {
  CompletionRoot,
  OriginList,
  ResultList,
  StepGroups,
  StepItems,
} from './completion.styles.js';

export interface CompletionViewProps {
  readonly model: CompletionModel;
  /** The page, which receives the focus when the flow is completed. */
  readonly rootRef?: Ref<HTMLElement> | undefined;
  /** The download of the report, with a button for the other files beside it. */
  readonly renderDownload: (otherFiles: ReactNode) => ReactNode;
  /** Moves to the files. */
  readonly onShowFiles: (from: HTMLElement) => void;
  /** Opens the legal documents. */
  readonly onShowDrafts: (from: HTMLElement) => void;
}

/** What a completed flow has led to: results, their origins, and what to do with them. */
export function CompletionView({
  model,
  rootRef,
  renderDownload,
  onShowFiles,
  onShowDrafts,
}: CompletionViewProps) {
  const messages = useMessages(completionMessages);
  const titleId = useId();
  return (
    <CompletionRoot ref={rootRef} tabIndex={-1} data-part="completion" aria-labelledby={titleId}>
      <Cluster justify="between" gap={4}>
        <Stack gap={1}>
          <Heading level={2} id={titleId}>
            {messages.title}
          </Heading>
          <Text tone="muted">{messages.introduction}</Text>
        </Stack>
        {renderDownload(
          <Button onClick={({ currentTarget }) => onShowFiles(currentTarget)}>
            {messages.toFiles}
          </Button>,
        )}
      </Cluster>
      <Results results={model.results} />
      <Monday items={model.monday} />
      <Origins origins={model.origins} isAnySimulated={model.isAnySimulated} />
      <Later groups={model.later} onShowDrafts={onShowDrafts} />
    </CompletionRoot>
  );
}

function Results({ results }: Pick<CompletionModel, 'results'>) {
  const messages = useMessages(completionMessages);
  const names = useMessages(sourceMessages);
  return (
    <ResultList>
      {results.map(({ label, text, details, source, isClaim }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {isClaim ? (
              <Text as="span" face="serif" size="lg">
                {text}
              </Text>
            ) : (
              text
            )}
            {details !== undefined && (
              <UncontrolledDisclosure label={messages.wholeHypothesis}>
                <Text face="serif">{details}</Text>
              </UncontrolledDisclosure>
            )}
          </dd>
          {source && (
            <dd>
              <OriginBadge origin={source.origin} label={names[source.origin]} />
            </dd>
          )}
        </div>
      ))}
    </ResultList>
  );
}

function Monday({ items }: { readonly items: CompletionModel['monday'] }) {
  const messages = useMessages(completionMessages);
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={3} id={titleId}>
          {messages.nextSteps}
        </Heading>
        <Note>{messages.nextStepsAbout}</Note>
      </Stack>
      <StepItems as="ol" aria-labelledby={titleId}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </StepItems>
    </Stack>
  );
}

function Later({
  groups,
  onShowDrafts,
}: { readonly groups: CompletionModel['later'] } & Pick<CompletionViewProps, 'onShowDrafts'>) {
  const messages = useMessages(completionMessages);
  const locale = useLocale();
  const titleId = useId();
  if (groups.length === 0) return null;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={3} id={titleId}>
          {messages.later}
        </Heading>
        <Note>{messages.laterAbout}</Note>
      </Stack>
      <StepGroups role="list" aria-labelledby={titleId}>
        {groups.map(({ id, title, items, omitted = 0 }) => (
          <li key={id}>
            <UncontrolledDisclosure label={title}>
              <StepItems>
                {items.map((item, index) => (
                  <li key={`${index} ${item}`}>{item}</li>
                ))}
                {omitted > 0 && (
                  <li>
                    {fill(messages.moreInCompliance, {
                      count: new Intl.NumberFormat(locale).format(omitted),
                    })}
                  </li>
                )}
              </StepItems>
              {id === 'lawyer' && (
                <Cluster>
                  <Button size="sm" onClick={({ currentTarget }) => onShowDrafts(currentTarget)}>
                    {messages.openDrafts}
                  </Button>
                </Cluster>
              )}
            </UncontrolledDisclosure>
          </li>
        ))}
      </StepGroups>
    </Stack>
  );
}

function Origins({ origins, isAnySimulated }: Pick<CompletionModel, 'origins' | 'isAnySimulated'>) {
  const messages = useMessages(completionMessages);
  const names = useMessages(sourceMessages);
  const titleId = useId();
  if (origins.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3} id={titleId}>
        {messages.origins}
      </Heading>
      {!isAnySimulated && <Text>{messages.noneSimulated}</Text>}
      <OriginList role="list" aria-labelledby={titleId}>
        {origins.map(({ origin, parts, about }) => (
          <li key={origin ?? 'unknown'}>
            {origin === null ? (
              <Badge>{messages.unknown}</Badge>
            ) : (
              <OriginBadge origin={origin} label={names[origin]} />
            )}
            <Text as="span" weight="medium">
              {parts}
            </Text>
            <Note as="span">{about}</Note>
          </li>
        ))}
      </OriginList>
    </Stack>
  );
}
