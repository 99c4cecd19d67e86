'use client';
import {
  Badge,
  Banner,
  Button,
  Dialog,
  fill,
  Stack,
  Text,
  VisuallyHidden,
} from '@spinout/design-system';
import { UndoBanner, useMessages } from '@spinout/flow-kit/react';
import { useId, useRef } from 'react';
import type { FlowEvent } from '../flow.types.js';
import { revisitMessages } from './revisit.messages.js';
import type { RevisitModel } from './revisit.model.js';
import {
  Bar,
  BarText,
  Buttons,
  Facts,
  Item,
  ItemText,
  List,
  Notices,
  Panel,
  Title,
} from './revisit.styles.js';

export interface RevisitViewProps {
  readonly model: RevisitModel;
  readonly send: (event: FlowEvent) => void;
}

/** What is above a step about completed steps: changes in progress, results out of date, summaries, and undo. */
export function RevisitView({ model, send }: RevisitViewProps) {
  const messages = useMessages(revisitMessages);
  const { canUndo, paper, revisiting, replaced, mismatch } = model;
  const root = useRef<HTMLDivElement>(null);
  // A click that removes its button leaves the focus here.
  const leave = (event: FlowEvent) => {
    root.current?.focus({ preventScroll: true });
    send(event);
  };
  return (
    <Notices ref={root} data-part="revisit" tabIndex={-1}>
      {canUndo && (
        <UndoBanner
          onUndo={() => leave({ type: 'undo.requested' })}
          onDismiss={() => leave({ type: 'undo.dismissed' })}
          dismissLabel={messages.dismissUndo}
        >
          {messages.started}
        </UndoBanner>
      )}
      {paper !== null && (
        <UndoBanner
          onUndo={() => leave({ type: 'revisit.paperExchanged' })}
          onDismiss={() => leave({ type: 'revisit.paperDismissed' })}
          dismissLabel={messages.dismissEarlierPaper}
        >
          {fill(messages.paperReplaced, paper)}
        </UndoBanner>
      )}
      {revisiting !== null && (
        <Bar>
          <BarText>
            <Title>{fill(messages.revisitingTitle, { step: revisiting.name })}</Title>
            <Text tone="muted">{messages.revisitingHelp}</Text>
          </BarText>
          <Button size="sm" onClick={() => leave({ type: 'revisit.closed' })}>
            {fill(messages.return, { step: revisiting.returnTo })}
          </Button>
        </Bar>
      )}
      {replaced !== null && (
        <Bar>
          <BarText>
            <Title>{messages.replacedTitle}</Title>
            <Text tone="muted">{messages.replacedHelp}</Text>
          </BarText>
          <Button size="sm" onClick={() => leave({ type: 'revisit.restored', step: replaced })}>
            {messages.restore}
          </Button>
        </Bar>
      )}
      <Outdated outdated={model.outdated} leave={leave} />
      {mismatch !== null && (
        <Banner
          tone="warning"
          onDismiss={() => leave({ type: 'revisit.mismatchDismissed', mismatch: mismatch.id })}
          dismissLabel={messages.dismissMismatch}
          actions={
            <>
              <Button size="sm" onClick={() => leave({ type: 'revisit.opened', step: 'topic' })}>
                {messages.changeTopic}
              </Button>
              <Button size="sm" onClick={() => leave({ type: 'revisit.opened', step: 'paper' })}>
                {messages.usePaper}
              </Button>
            </>
          }
        >
          <strong>{messages.mismatchTitle}.</strong>{' '}
          {fill(messages.mismatchText, {
            topic: mismatch.topic,
            terms: mismatch.terms.map((term) => `“${term}”`).join(', '),
          })}
        </Banner>
      )}
      <Summary summary={model.summary} send={send} onChange={leave} />
    </Notices>
  );
}

interface OutdatedProps extends Pick<RevisitModel, 'outdated'> {
  readonly leave: (event: FlowEvent) => void;
}

/** The results that are out of date, each with its reasons and two ways on. */
function Outdated({ outdated, leave }: OutdatedProps) {
  const messages = useMessages(revisitMessages);
  const titleId = useId();
  const count = outdated.length;
  return (
    <>
      <VisuallyHidden role="status">
        {count > 0 && fill(messages.outdatedCount, { count })}
      </VisuallyHidden>
      {count > 0 && (
        <Panel aria-labelledby={titleId}>
          <Title id={titleId}>{messages.outdatedTitle}</Title>
          <List role="list">
            {outdated.map(({ step, name, reasons, waitsFor }) => (
              <Item key={step}>
                <ItemText>
                  <span>
                    <strong>{name}</strong> <Badge tone="warning">{messages.outdatedBadge}</Badge>
                  </span>
                  {reasons.map((reason) => (
                    <Text key={reason} tone="muted">
                      {reason}
                    </Text>
                  ))}
                  {waitsFor !== null && (
                    <Text tone="muted">{fill(messages.updateFirst, { step: waitsFor })}</Text>
                  )}
                </ItemText>
                {waitsFor === null && (
                  <Buttons>
                    <Button
                      size="sm"
                      aria-label={fill(messages.updateStep, { step: name })}
                      onClick={() => leave({ type: 'revisit.updated', step })}
                    >
                      {messages.update}
                    </Button>
                    <Button
                      size="sm"
                      variant="quiet"
                      aria-label={fill(messages.keepStep, { step: name })}
                      onClick={() => leave({ type: 'revisit.kept', step })}
                    >
                      {messages.keep}
                    </Button>
                  </Buttons>
                )}
              </Item>
            ))}
          </List>
        </Panel>
      )}
    </>
  );
}

interface SummaryProps extends Pick<RevisitModel, 'summary'>, Pick<RevisitViewProps, 'send'> {
  readonly onChange: (event: FlowEvent) => void;
}

/** What was decided in a completed step. */
function Summary({ summary, send, onChange }: SummaryProps) {
  const messages = useMessages(revisitMessages);
  if (summary === null) return null;
  const { step, name, facts } = summary;
  const hasFacts = facts.some(([, value = '']) => value !== '');
  const close = () => send({ type: 'revisit.hidden' });
  return (
    <Dialog
      open
      onClose={close}
      title={name}
      actions={
        <>
          <Button onClick={close}>{messages.close}</Button>
          <Button variant="primary" onClick={() => onChange({ type: 'revisit.opened', step })}>
            {messages.change}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {hasFacts ? (
          <Facts>
            {facts.map(
              ([label, value = '']) =>
                value !== '' && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </Facts>
        ) : (
          <Text>{messages.nothingDecided}</Text>
        )}
        <Text tone="muted">{messages.changeHelp}</Text>
      </Stack>
    </Dialog>
  );
}
