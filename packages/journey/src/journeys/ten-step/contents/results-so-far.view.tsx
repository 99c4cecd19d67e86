import { Cluster, Stack, Text } from '@spinout/design-system';
import { SourceBadge, UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import { AnalysisOutput } from '../../pipeline/outputs/analysis-output.view.js';
import { ExperimentOutput } from '../../pipeline/outputs/experiment-output.view.js';
import { Sentences } from '../../pipeline/outputs/output.styles.js';
import { PaperOutput } from '../../pipeline/outputs/paper-output.view.js';
import type { TenStepData } from '../journey-data.js';
import { LiteratureList } from '../literature-list.view.js';
import { findPaper } from '../paper-reply.js';
import { getStepOutcome } from '../step-outcome.js';
import { StepOriginBadge } from '../step-origin.view.js';
import { STEPS, type StepKey } from '../steps.js';
import { tenStepMessages } from '../ten-step.messages.js';
import type { ActiveModel } from '../active.model.js';
import { contentsMessages } from './contents.messages.js';
import { Section, SentenceSection } from './parts.view.js';
import { getAgentHypotheses, listNextSteps } from './readings.js';

/** Results of the earlier steps to open; at the end also what was simulated and what to do next. */
export function ResultsSoFar({ model }: { readonly model: ActiveModel }) {
  const messages = useMessages(contentsMessages);
  const { names } = useMessages(tenStepMessages);
  const { data, step, isComplete } = model;
  const earlier = STEPS.slice(0, step - 1).map((key) => ({
    key,
    outcome: getStepOutcome(key, data),
  }));
  const results = earlier.filter(({ outcome }) => outcome.kind === 'result');
  if (results.length === 0 && !isComplete) return null;
  return (
    <>
      <Section
        title={isComplete ? messages.youHave : messages.earlier}
        note={results.length === 0 ? messages.nothing : undefined}
      >
        <Stack gap={1}>
          {results.map(({ key, outcome }) => (
            <UncontrolledDisclosure
              key={key}
              label={
                <Cluster as="span" gap={2} rowGap={1}>
                  <span>{names[key]}</span>
                  <StepOriginBadge outcome={outcome} />
                </Cluster>
              }
            >
              <Result step={key} data={data} />
            </UncontrolledDisclosure>
          ))}
        </Stack>
      </Section>
      {isComplete && (
        <>
          <Section title={messages.simulated}>
            <Sentences>
              {Object.values(messages.notDone).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </Sentences>
          </Section>
          <SentenceSection
            title={messages.agentSteps}
            source={getAgentHypotheses(data)?.source}
            items={listNextSteps(data)}
          />
        </>
      )}
    </>
  );
}

/** The result of one step as it is shown in that step. */
function Result({ step, data }: { readonly step: StepKey; readonly data: TenStepData }): ReactNode {
  const agents = data.agenticResults?.results;
  const paper = findPaper(data);
  switch (step) {
    case 'hypothesis':
      return (
        <Stack gap={2}>
          <Text face="serif" size="lg">
            {data.hypothesis?.hypothesis}
          </Text>
          <SourceBadge source={data.source} />
        </Stack>
      );
    case 'literature':
      return <LiteratureList data={data} />;
    case 'experiment':
      return agents?.experimentDesign && <ExperimentOutput output={agents.experimentDesign} />;
    case 'analysis':
      return agents?.analysis && <AnalysisOutput output={agents.analysis} />;
    case 'paper':
      return paper && <PaperOutput output={paper} />;
    default:
      return null;
  }
}
