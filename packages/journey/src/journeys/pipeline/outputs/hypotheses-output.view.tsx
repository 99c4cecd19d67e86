import type { Claim, PipelineHypotheses } from '@spinout/api-client';
import { Stack, Text } from '@spinout/design-system';
import { UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import { OutputSection, ShareList, TermList, type OutputProps } from './output-parts.view.js';
import { Entries, Quote } from './output.styles.js';
import { pipelineMessages } from '../pipeline.messages.js';

export function HypothesesOutput({ output }: OutputProps<PipelineHypotheses>) {
  const texts = useMessages(pipelineMessages).hypotheses;
  const { primary, secondary, experimental_approach: approach } = output;
  return (
    <Stack gap={6}>
      <OutputSection title={texts.primary}>
        <Text face="serif" size="md">
          {primary.statement}
        </Text>
        <ShareList
          shares={[
            [texts.confidence, primary.confidence],
            [texts.novelty, primary.novelty],
            [texts.testability, primary.testability],
          ]}
        />
        {primary.rationale !== '' && <Text size="ui">{primary.rationale}</Text>}
        {primary.claims && primary.claims.length > 0 && (
          <UncontrolledDisclosure label={texts.evidence}>
            <Claims claims={primary.claims} />
          </UncontrolledDisclosure>
        )}
      </OutputSection>
      {secondary.length > 0 && (
        <OutputSection title={texts.secondary}>
          <Entries>
            {secondary.map(({ statement, confidence, novelty }, index) => (
              <li key={index}>
                <Text face="serif">{statement}</Text>
                <ShareList
                  shares={[
                    [texts.confidence, confidence],
                    [texts.novelty, novelty],
                  ]}
                />
              </li>
            ))}
          </Entries>
        </OutputSection>
      )}
      {approach && (
        <OutputSection title={texts.approach}>
          <TermList
            terms={[
              ['1', approach.phase1],
              ['2', approach.phase2],
              ['3', approach.phase3],
              [texts.timeline, approach.timeline],
            ]}
          />
        </OutputSection>
      )}
    </Stack>
  );
}

function Claims({ claims }: { readonly claims: readonly Claim[] }) {
  const { unsupported } = useMessages(pipelineMessages).hypotheses;
  return (
    <Entries>
      {claims.map(({ text, evidence }, index) => (
        <li key={index}>
          <Text size="ui" weight="medium">
            {text}
          </Text>
          {evidence.length === 0 && (
            <Text size="ui" tone="muted">
              {unsupported}
            </Text>
          )}
          {evidence.map(({ quote, document_title }, at) => (
            <Quote key={at}>
              <Text as="span" face="serif">
                “{quote}”
              </Text>{' '}
              <Text as="span" size="sm" tone="muted">
                {document_title}
              </Text>
            </Quote>
          ))}
        </li>
      ))}
    </Entries>
  );
}
