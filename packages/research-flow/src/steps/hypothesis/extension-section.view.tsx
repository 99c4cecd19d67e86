import type { Evidence, StartingPoint } from '@spinout/api-client';
import { Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { styled } from 'styled-components';
import { ClaimList } from '../../evidence/claim-list.view.js';
import { RuledList } from '../../view/ruled-list.styles.js';
import { CardSection } from '../../view/section.view.js';
import type { HypothesisViewProps } from './hypothesis-step.model.js';
import { hypothesisMessages } from './hypothesis.messages.js';
import { StartButton } from './start-button.view.js';

const ExtensionRow = styled(Stack)`
  padding-block: var(--spinout-space-3);
`;

/** A passage as a claim of its own. */
const asClaim = (passage: Evidence) => ({ text: passage.quote, evidence: [passage] });

/** The main result of the paper once, and each question whether it holds where the paper did not test it; nothing without any. */
export function ExtensionSection({ model, send }: HypothesisViewProps) {
  const messages = useMessages(hypothesisMessages);
  const extensions = model.paperAnalysis?.extensions ?? [];
  const result = extensions[0]?.evidence[0];
  if (!result) return null;
  const start = ({ text, ...extension }: StartingPoint) =>
    send({
      type: 'start.chosen',
      start: { ...extension, text: extension.parts?.statement ?? text },
    });
  const { pastedPaper } = model;
  return (
    <CardSection title={messages.extensions}>
      <ClaimList label={messages.mainResult} claims={[asClaim(result)]} pastedPaper={pastedPaper} />
      <RuledList role="list" aria-label={messages.extensions}>
        {extensions.map((extension) => (
          <ExtensionRow as="li" gap={1} key={extension.text}>
            <Text weight="medium">{extension.text}</Text>
            <ClaimList
              label={extension.text}
              claims={extension.evidence.slice(1).map(asClaim)}
              pastedPaper={pastedPaper}
              action={() => <StartButton claim={extension.text} onClick={() => start(extension)} />}
            />
          </ExtensionRow>
        ))}
      </RuledList>
    </CardSection>
  );
}
