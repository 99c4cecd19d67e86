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
import { SourceBadge, useLocale, useMessages } from '@spinout/flow-kit/react';
import { useId, useState, type ReactNode } from 'react';
import { useHeadingFocus } from './focus-heading.js';
import type { AgenticResults } from './journey-data.js';
import { tenStepMessages } from './ten-step.messages.js';
import { AGENTS_FROM_STEP } from './ten-step.constants.js';
import type { ActiveModel } from './active.model.js';
import { AgentPanel, Figure } from './ten-step.styles.js';
import type { TenStepEvent } from './ten-step.types.js';

export interface AgentsPartProps {
  readonly model: ActiveModel;
  readonly send: (event: TenStepEvent) => void;
  /** Renders the agents' screen, which takes the focus if it was just opened. */
  readonly agents: (wasOpened: boolean) => ReactNode;
}

/** The launch button, the working agents, or their results. */
export function AgentsPart({ model, send, agents }: AgentsPartProps) {
  const messages = useMessages(tenStepMessages);
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
        {agents(wasOpened)}
      </AgentPanel>
    );
  }
  return (
    <Stack as="section" align="start" ref={part} aria-labelledby={titleId}>
      <Heading level={3} id={titleId}>
        {messages.agentsTitle}
      </Heading>
      {model.agents === 'launch' && model.step === AGENTS_FROM_STEP && (
        <Text>{messages.agentsInvitation}</Text>
      )}
      {model.data.agenticResults && <KeyFigures found={model.data.agenticResults} />}
      {model.canViewResults && (
        <Button size="sm" disabled={model.busy} onClick={() => send({ type: 'results.viewed' })}>
          {messages.viewResults}
        </Button>
      )}
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

/** Key figures of a finished run, only from the fields that the specification names. */
function KeyFigures({ found }: { readonly found: AgenticResults }) {
  const messages = useMessages(tenStepMessages);
  const locale = useLocale();
  const { source, dataSource, literature, hypotheses, structure } = found.results;
  const papers = readInRange(literature?.papers_analyzed, Number.MAX_SAFE_INTEGER) ?? 0;
  const confidence = readInRange(hypotheses?.primary.confidence, 1);
  /** Mean pLDDT. */
  const score = readInRange(structure?.confidence_metrics?.plddt_score, 100);
  return (
    <Stack gap={2} align="start">
      <Stack gap={2}>
        <SourceBadge source={source} />
        {source === undefined && dataSource !== '' && (
          <Text size="sm" tone="muted">
            {fill(messages.dataSource, { source: dataSource })}
          </Text>
        )}
      </Stack>
      <Cluster as="ul" gap={6} rowGap={1} align="baseline" aria-label={messages.results}>
        <FigureItem name={messages.papersAnalyzed} value={formatNumber(papers, locale)} />
        <FigureItem
          name={messages.confidence}
          value={confidence === null ? messages.notAvailable : formatPercent(confidence, locale)}
        />
        <FigureItem
          name={messages.structureScore}
          value={
            score === null
              ? messages.notAvailable
              : formatNumber(score, locale, { maximumFractionDigits: 1 })
          }
        />
      </Cluster>
      {found.reduced === true && <Text size="ui">{messages.resultsReduced}</Text>}
    </Stack>
  );
}

/** Returns a number from 0 to a maximum, else null. */
const readInRange = (value: unknown, max: number): number | null =>
  typeof value === 'number' && value >= 0 && value <= max ? value : null;

function FigureItem({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <Figure>
      <span>{name}</span> <strong>{value}</strong>
    </Figure>
  );
}
