import type { AgentId } from '@spinout/api-client';
import { Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import { pipelineMessages } from '../pipeline.messages.js';
import type { AgentOutputs } from '../run/agent-outputs.js';
import { AnalysisOutput } from './analysis-output.view.js';
import { ExperimentOutput } from './experiment-output.view.js';
import { HypothesesOutput } from './hypotheses-output.view.js';
import { LiteratureOutput } from './literature-output.view.js';
import type { OutputProps } from './output-parts.view.js';
import { PaperOutput } from './paper-output.view.js';
import { StructureOutput } from './structure-output.view.js';

const VIEWS: { readonly [Id in AgentId]: (props: OutputProps<AgentOutputs[Id]>) => ReactNode } = {
  'literature-agent': LiteratureOutput,
  'hypothesis-agent': HypothesesOutput,
  'experiment-agent': ExperimentOutput,
  'alphafold-agent': StructureOutput,
  'analysis-agent': AnalysisOutput,
  'paper-agent': PaperOutput,
};

interface AgentOutputProps extends OutputProps<AgentOutputs[AgentId] | null> {
  readonly agent: AgentId;
  /** Whether the topic names a protein; a null output then means that no structure was found. */
  readonly hasProtein: boolean;
}

export function AgentOutput({ agent, hasProtein, output }: AgentOutputProps) {
  const messages = useMessages(pipelineMessages);
  if (output === null) {
    const noStructure = hasProtein ? messages.noStructure : messages.noProtein;
    return <Text>{agent === 'alphafold-agent' ? noStructure : messages.noOutput}</Text>;
  }
  const View = VIEWS[agent] as (props: OutputProps<typeof output>) => ReactNode;
  return <View output={output} />;
}
