'use client';
import {
  Button,
  Cluster,
  Heading,
  PlayIcon,
  Stack,
  Text,
  fill,
  formatNumber,
  formatPercent,
} from '@spinout/design-system';
import { useId, useState, type ReactNode } from 'react';
import { SourceBadge } from '../../frame/source-badge.view.js';
import { readKeyFigures } from './key-figures.js';
import { useHeadingFocus } from './focus-heading.js';
import type { AgenticResults } from './journey-data.js';
import type { TenStepMessages } from './ten-step.messages.js';
import type { ActiveModel } from './ten-step.model.js';
import { AgentPanel, Figure } from './ten-step.styles.js';
import type { TenStepEvent } from './ten-step.types.js';

export interface AgentsPartProps {
  readonly model: ActiveModel;
  readonly send: (event: TenStepEvent) => void;
  readonly messages: TenStepMessages;
  readonly locale: string;
  /** Renders the agents' screen, which takes the focus if it was just opened. */
  readonly agents: (wasOpened: boolean) => ReactNode;
}

/** The launch button, the working agents, or their results. */
export function AgentsPart(props: AgentsPartProps) {
  const { model, send, messages } = props;
  const part = useHeadingFocus<HTMLDivElement>(model.agents);
  const wasOpened = useHasChanged(model.agents);
  const titleId = useId();
  if (model.agents === 'run' || model.agents === 'results') {
    return (
      <AgentPanel>
        <Button
          variant="quiet"
          size="sm"
          disabled={model.busy}
          onClick={() => send({ type: 'agents.closed' })}
        >
          {messages.back}
        </Button>
        {props.agents(wasOpened)}
      </AgentPanel>
    );
  }
  return (
    <Stack as="section" align="start" ref={part} aria-labelledby={titleId}>
      <Heading level={3} id={titleId}>
        {messages.agentsTitle}
      </Heading>
      {model.agents === 'launch' && <Text>{messages.agentsInvitation}</Text>}
      {model.data.agenticResults && <Results {...props} found={model.data.agenticResults} />}
      {model.canLaunch && (
        <Button
          disabled={model.busy}
          icon={<PlayIcon size={16} />}
          onClick={() => send({ type: 'agents.launched' })}
        >
          {messages.launch}
        </Button>
      )}
    </Stack>
  );
}

/** Whether a value has changed since the first render. */
const useHasChanged = (value: unknown): boolean => {
  const [last, setLast] = useState({ value, hasChanged: false });
  if (last.value !== value) setLast({ value, hasChanged: true });
  return last.hasChanged;
};

/** Key figures of a finished run. */
function Results({
  model,
  send,
  messages,
  locale,
  found,
}: AgentsPartProps & { readonly found: AgenticResults }) {
  const { papersAnalyzed, confidence, structureScore } = readKeyFigures(found);
  const { source, dataSource } = found.results;
  return (
    <Stack gap={4} align="start">
      <Stack gap={2}>
        <SourceBadge source={source} />
        {dataSource !== '' && (
          <Text size="sm" tone="muted">
            {fill(messages.dataSource, { source: dataSource })}
          </Text>
        )}
      </Stack>
      <Cluster as="ul" gap={8} rowGap={4} align="stretch" aria-label={messages.results}>
        <FigureItem name={messages.papersAnalyzed} value={formatNumber(papersAnalyzed, locale)} />
        <FigureItem
          name={messages.confidence}
          value={confidence === null ? messages.notAvailable : formatPercent(confidence, locale)}
        />
        <FigureItem
          name={messages.structureScore}
          value={
            structureScore === null
              ? messages.notAvailable
              : formatNumber(structureScore, locale, { maximumFractionDigits: 1 })
          }
        />
      </Cluster>
      {found.reduced === true && <Text size="ui">{messages.resultsReduced}</Text>}
      {model.canViewResults && (
        <Button disabled={model.busy} onClick={() => send({ type: 'results.viewed' })}>
          {messages.viewResults}
        </Button>
      )}
    </Stack>
  );
}

function FigureItem({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <Figure>
      <span>{name}</span> <strong>{value}</strong>
    </Figure>
  );
}
