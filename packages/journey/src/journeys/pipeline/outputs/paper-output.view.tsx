import type { PipelinePaper } from '@spinout/api-client';
import { Stack, Text } from '@spinout/design-system';
import { UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import { pipelineMessages } from '../pipeline.messages.js';
import { OutputSection, SentenceList, type OutputProps } from './output-parts.view.js';

const SECTIONS = ['introduction', 'methods', 'results', 'discussion', 'conclusion'] as const;

export function PaperOutput({ output }: OutputProps<PipelinePaper>) {
  const texts = useMessages(pipelineMessages).paper;
  const written = SECTIONS.filter((name) => output.sections[name] !== '');
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Text face="serif" size="lg" weight="medium">
          {output.title}
        </Text>
        {output.authors.length > 0 && (
          <Text size="sm" tone="muted">
            {output.authors.join(', ')}
          </Text>
        )}
      </Stack>
      {output.abstract !== '' && (
        <OutputSection title={texts.abstract}>
          <Text face="serif">{output.abstract}</Text>
        </OutputSection>
      )}
      {written.length > 0 && (
        <UncontrolledDisclosure label={texts.sections}>
          <Stack gap={4}>
            {written.map((name) => (
              <OutputSection key={name} title={texts[name]}>
                <Text face="serif" style={{ whiteSpace: 'pre-line' }}>
                  {output.sections[name]}
                </Text>
              </OutputSection>
            ))}
            <SentenceList title={texts.references} items={output.references ?? []} />
          </Stack>
        </UncontrolledDisclosure>
      )}
    </Stack>
  );
}
