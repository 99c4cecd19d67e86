import { Badge, Button, CheckIcon, Cluster, Tabs } from '@spinout/design-system';
import { SourceBadge, useMessages } from '@spinout/flow-kit/react';
import { LanguageModelNotice } from '../../view/language-model-notice.view.js';
import { StepLayout } from '../../view/step-layout.js';
import { StepInterrupted, StepWaiting } from '../../view/step-waiting.view.js';
import type { ExperimentTab } from './experiment.machine.js';
import { experimentMessages } from './experiment.messages.js';
import type { ExperimentViewProps } from './experiment-step.model.js';
import { OverviewTab } from './overview-tab.view.js';
import { ResourcesTab } from './resources-tab.view.js';
import { TimelineTab } from './timeline-tab.view.js';
import { VariablesTab } from './variables-tab.view.js';

export function ExperimentStepView(props: ExperimentViewProps) {
  const { model, send } = props;
  const messages = useMessages(experimentMessages);
  if (model.phase !== 'editing') {
    return (
      <StepLayout step="experiment" title={messages.title} introduction={messages.introduction}>
        {model.phase === 'designing' ? (
          <>
            <StepWaiting text={messages.loading} />
            <LanguageModelNotice model={model.languageModel} hint={messages.languageModelHint} />
          </>
        ) : (
          <StepInterrupted
            text={messages.interrupted}
            resumeLabel={messages.resume}
            onResume={() => send({ type: 'generation.resumed' })}
          />
        )}
      </StepLayout>
    );
  }
  return (
    <StepLayout
      step="experiment"
      title={messages.title}
      introduction={messages.introduction}
      actions={
        <Button
          variant={model.outline === null || model.outline.isOptional ? 'primary' : 'secondary'}
          icon={<CheckIcon size={16} />}
          onClick={() => send({ type: 'design.finalized' })}
        >
          {messages.finalize}
        </Button>
      }
    >
      <LanguageModelNotice model={model.languageModel} hint={messages.languageModelHint} />
      <Cluster gap={3}>
        <SourceBadge source={model.design.source} />
        {model.edited && <Badge tone="info">{messages.edited}</Badge>}
      </Cluster>
      <Tabs<ExperimentTab>
        label={messages.sections}
        value={model.tab}
        onValueChange={(tab) => send({ type: 'tab.changed', tab })}
        items={[
          { id: 'overview', label: messages.overview, content: <OverviewTab {...props} /> },
          { id: 'variables', label: messages.variables, content: <VariablesTab {...props} /> },
          { id: 'timeline', label: messages.timeline, content: <TimelineTab {...props} /> },
          { id: 'resources', label: messages.resources, content: <ResourcesTab {...props} /> },
        ]}
      />
    </StepLayout>
  );
}
