'use client';
import {
  Banner,
  Button,
  Cluster,
  Heading,
  PlayIcon,
  Skeleton,
  Split,
  Stack,
  Text,
  TextField,
} from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useRef, type ReactNode } from 'react';
import { ActivityLog } from './activity-log.view.js';
import { AgentGraph } from './agent-graph.view.js';
import { AgentList } from './agent-list.view.js';
import { FinalSummary } from './final-summary.view.js';
import type { PipelineEvent } from './pipeline.types.js';
import { pipelineMessages } from './pipeline.messages.js';
import type { PipelineModel } from './pipeline.model.js';
import { Aside, Layout, TopicForm } from './pipeline.styles.js';
import { OtherTab } from './other-tab.view.js';
import { RunStrip } from './run-strip.view.js';
import { RunControls } from './run-controls.view.js';
import { useRestoredFocus } from '../../frame/use-restored-focus.js';
import { MAX_LINE_CHARACTERS } from '../../frame/field-limits.js';

interface AgenticResearchViewProps {
  readonly model: PipelineModel;
  readonly send: (event: PipelineEvent) => void;
  /** Whether the heading takes the focus when the screen opens. @default false */
  readonly focusHeading?: boolean | undefined;
  /** The button in the summary. */
  readonly downloadButton?: ReactNode;
  /** Content after the summary: downloads and the quantum section. */
  readonly children?: ReactNode;
}

/** The research agents screen. */
export function AgenticResearchView({
  model,
  send,
  focusHeading = false,
  downloadButton,
  children,
}: AgenticResearchViewProps) {
  const messages = useMessages(pipelineMessages);
  const { run, log, timeline } = model;
  const heading = useRef<HTMLHeadingElement>(null);
  const root = useRestoredFocus<HTMLElement>(heading, focusHeading);
  return (
    <Layout ref={root}>
      <Stack gap={1} align="start">
        <Heading level={2} ref={heading} tabIndex={-1}>
          {messages.title}
        </Heading>
        <Text tone="muted">{messages.introduction}</Text>
      </Stack>
      {model.isOff && <Text>{messages.turnedOff}</Text>}
      {model.other !== null && (
        <OtherTab other={model.other} canTake={model.canUseOther} send={send} />
      )}
      {model.notice !== null && (
        <Banner
          tone="warning"
          dismissLabel={messages.dismiss}
          onDismiss={() => send({ type: 'notice.dismissed' })}
        >
          {messages.notices[model.notice]}
        </Banner>
      )}
      {model.asksTopic && <TopicBox model={model} send={send} />}
      {model.isOpening && <Skeleton shape="block" />}
      {!model.isOff && !model.isOpening && (
        <>
          {model.isTopicSent && (
            <Text size="sm" tone="muted">
              {messages.topicIsSent}
            </Text>
          )}
          <RunControls model={model} send={send} />
          <Split aside="wide" from="lg" gap={8} align="start">
            <AgentList model={model} send={send} />
            <Aside>
              <AgentGraph agents={run.agents} />
              <Stack gap={2}>
                <Text as="span" size="ui" weight="strong" aria-hidden="true">
                  {messages.log}
                </Text>
                <ActivityLog log={log} />
              </Stack>
              {timeline && <RunStrip timeline={timeline} />}
            </Aside>
          </Split>
          <FinalSummary run={run}>{downloadButton}</FinalSummary>
        </>
      )}
      {!model.isOpening && children}
    </Layout>
  );
}

/** The topic field, if no topic was given. */
function TopicBox({ model, send }: Pick<AgenticResearchViewProps, 'model' | 'send'>) {
  const messages = useMessages(pipelineMessages);
  return (
    <TopicForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'run.requested' });
      }}
    >
      <TextField
        label={messages.topicLabel}
        hint={messages.topicHint}
        maxLength={MAX_LINE_CHARACTERS}
        value={model.typed}
        error={model.problem === null ? undefined : messages[model.problem]}
        onValueChange={(topic) => send({ type: 'topic.changed', topic })}
      />
      <Cluster>
        <Button type="submit" variant="primary" icon={<PlayIcon size={16} />}>
          {messages.start}
        </Button>
      </Cluster>
    </TopicForm>
  );
}
