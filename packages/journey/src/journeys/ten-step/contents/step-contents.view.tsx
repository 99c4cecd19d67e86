import { Button, Cluster, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import type { FlowLinks } from '../../flow-links.js';
import type { TenStepData } from '../journey-data.js';
import type { StepKey } from '../steps.js';
import { tenStepMessages } from '../ten-step.messages.js';
import type { ActiveModel } from '../active.model.js';
import { contentsMessages } from './contents.messages.js';
import { isSimulated } from './is-simulated.js';
import { SentenceSection } from './parts.view.js';
import { DataContents, ExperimentContents } from './planning.view.js';
import { ResultsSoFar } from './results-so-far.view.js';
import {
  AnalysisContents,
  CompanyContents,
  PaperContents,
  ProtectionContents,
  ReviewContents,
} from './writing.view.js';

const CONTENTS: Partial<Record<StepKey, (props: { readonly data: TenStepData }) => ReactNode>> = {
  experiment: ExperimentContents,
  data: DataContents,
  analysis: AnalysisContents,
  paper: PaperContents,
  review: ReviewContents,
  protection: ProtectionContents,
  company: CompanyContents,
};

interface StepContentsProps {
  readonly model: ActiveModel;
  /** Downloads of the agents' results, for the draft. @default none */
  readonly files?: ReactNode;
  /** Ways to the guided flow of the host. @default none */
  readonly flow?: FlowLinks | undefined;
}

/** What a journey has for one of the steps 3 to 10, and what the person can do. */
export function StepContents({ model, files, flow }: StepContentsProps) {
  const messages = useMessages(contentsMessages);
  const { key, data, isComplete } = model;
  const Contents = CONTENTS[key];
  const simulated = isSimulated(key) ? key : null;
  return (
    <Stack gap={8}>
      {data.unsupported !== undefined && <NoSupport interest={data.interest} {...{ flow }} />}
      {Contents && <Contents data={data} />}
      {isComplete && <ResultsSoFar key={key} model={model} />}
      {simulated && (
        <SentenceSection
          title={messages.actions}
          items={Object.values(messages.actionsOf[simulated])}
        >
          {key === 'company' && data.unsupported === undefined && flow?.onContinue && (
            <Cluster>
              <Button onClick={() => flow.onContinue?.(data.interest)}>
                {messages.draftCompany}
              </Button>
            </Cluster>
          )}
        </SentenceSection>
      )}
      {key === 'paper' && files}
      {/* New in each step, so that it does not move within the page. */}
      {!isComplete && <ResultsSoFar key={key} model={model} />}
    </Stack>
  );
}

interface NoSupportProps extends Pick<StepContentsProps, 'flow'> {
  readonly interest: string;
}

/** Why the step has nothing, and the way on that can have a result. */
function NoSupport({ interest, flow }: NoSupportProps) {
  const messages = useMessages(contentsMessages);
  const { continueInFlow } = useMessages(tenStepMessages);
  return (
    <Stack gap={3} align="start">
      <Text>{messages.noSupport}</Text>
      {flow?.onContinue && (
        <Button onClick={() => flow.onContinue?.(interest)}>{continueInFlow}</Button>
      )}
    </Stack>
  );
}
