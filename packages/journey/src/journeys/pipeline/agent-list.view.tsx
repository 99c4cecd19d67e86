import type { AgentId } from '@spinout/api-client';
import {
  Button,
  Cluster,
  Heading,
  RefreshIcon,
  Stack,
  StatusDot,
  Text,
  fill,
} from '@spinout/design-system';
import {
  SourceBadge,
  UncontrolledDisclosure,
  useLocale,
  useMessages,
} from '@spinout/flow-kit/react';
import { formatDuration, formatUsage } from './cost.model.js';
import { AgentOutput } from './outputs/agent-output.view.js';
import { Sentences } from './outputs/output.styles.js';
import { AGENT_ORDER } from './pipeline.constants.js';
import { pipelineMessages } from './pipeline.messages.js';
import { AgentItem, AgentItems, AgentNumber, StatusLabel } from './pipeline.styles.js';
import type { PipelineModel } from './pipeline.model.js';
import type { PipelineEvent } from './pipeline.types.js';
import type { AgentRun } from './run/run-state.js';

interface AgentListProps {
  readonly model: PipelineModel;
  readonly send: (event: PipelineEvent) => void;
}

/** The six agents with role, status and output. */
export function AgentList({ model, send }: AgentListProps) {
  const messages = useMessages(pipelineMessages);
  return (
    <AgentItems role="list" aria-label={messages.agents}>
      {AGENT_ORDER.map((id, index) => (
        <AgentEntry key={id} id={id} number={index + 1} model={model} send={send} />
      ))}
    </AgentItems>
  );
}

interface AgentEntryProps extends AgentListProps {
  readonly id: AgentId;
  readonly number: number;
}

const DOT_TONES = { idle: 'idle', working: 'info', completed: 'success', error: 'danger' } as const;

function AgentEntry({ id, number, model, send }: AgentEntryProps) {
  const messages = useMessages(pipelineMessages);
  const name = messages.names[id];
  const agent: AgentRun = model.run.agents[id];
  const { status, output } = agent;
  return (
    <AgentItem data-status={status}>
      <AgentNumber aria-hidden="true">{number}</AgentNumber>
      <Stack gap={2}>
        <Cluster rowGap={1} align="baseline" justify="between">
          <Heading level={3} size="md">
            {name}
          </Heading>
          <StatusLabel data-status={status}>
            <StatusDot tone={DOT_TONES[status]} />
            {messages.statuses[status]}
          </StatusLabel>
        </Cluster>
        <Text size="ui" tone="muted">
          {messages.roles[id]}
        </Text>
        <AgentFacts agent={agent} />
        <AgentNotes agent={agent} label={fill(messages.notesOf, { agent: name })} />
        {output !== undefined && (
          <UncontrolledDisclosure label={fill(messages.outputOf, { agent: name })}>
            <AgentOutput agent={id} hasProtein={model.hasProtein} output={output} />
          </UncontrolledDisclosure>
        )}
        {status === 'error' && model.canRetry && (
          <Cluster>
            <Button
              icon={<RefreshIcon size={16} />}
              onClick={() => send({ type: 'agent.retried', agent: id })}
            >
              {fill(messages.retry, { agent: name })}
            </Button>
          </Cluster>
        )}
      </Stack>
    </AgentItem>
  );
}

/** Source, duration and token usage of the output. */
function AgentFacts({ agent }: { readonly agent: AgentRun }) {
  const messages = useMessages(pipelineMessages);
  const locale = useLocale();
  const time = formatDuration(agent, locale);
  const parts = [
    time === null ? null : fill(messages.elapsed, { time }),
    agent.usage === null ? null : formatUsage(agent.usage, messages, locale),
  ].filter((part) => part !== null);
  if (parts.length === 0 && !agent.output?.source) return null;
  return (
    <Cluster gap={4}>
      <SourceBadge source={agent.output?.source} />
      {parts.length > 0 && (
        <Text as="span" size="sm" tone="muted" figures="tabular">
          {parts.join(' · ')}
        </Text>
      )}
    </Cluster>
  );
}

interface AgentNotesProps {
  readonly agent: AgentRun;
  readonly label: string;
}

function AgentNotes({ agent: { notes }, label }: AgentNotesProps) {
  const messages = useMessages(pipelineMessages);
  if (notes.length === 0) return null;
  return (
    <UncontrolledDisclosure label={label}>
      <Sentences>
        {notes.map((note, index) => (
          <li key={index}>
            {'tool' in note ? fill(messages.toolCalled, { tool: note.tool }) : note.text}
          </li>
        ))}
      </Sentences>
    </UncontrolledDisclosure>
  );
}
