'use client';
import type { AgentId, AgentStatus } from '@spinout/api-client';
import { fill, Heading } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { Edge, Figure, Node } from './agent-graph.styles.js';
import { AGENT_ORDER, AGENT_DEPENDENCIES } from './pipeline.constants.js';
import { pipelineMessages, type PipelineMessages } from './pipeline.messages.js';
import type { AgentRuns } from './run/run-state.js';

const WIDTH = 360;
const HEIGHT = 132;
const RADIUS = 14;
/** Distance from the center of a node to the baseline of its label. */
const LABEL = 28;

const POSITIONS: Readonly<Record<AgentId, readonly [x: number, y: number]>> = {
  'literature-agent': [30, 60],
  'hypothesis-agent': [105, 60],
  'experiment-agent': [180, 28],
  'alphafold-agent': [180, 92],
  'analysis-agent': [255, 60],
  'paper-agent': [330, 60],
};

const edgePath = (
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
): string => {
  const from = x1 + RADIUS;
  const to = x2 - RADIUS;
  const middle = (from + to) / 2;
  return `M${from} ${y1}C${middle} ${y1} ${middle} ${y2} ${to} ${y2}`;
};

/** The dependency graph of the agents with their states. */
export function AgentGraph({ agents }: { readonly agents: AgentRuns }) {
  const messages = useMessages(pipelineMessages);
  const headingId = useId();
  const descriptions = AGENT_ORDER.map((id) => describeAgent(id, agents[id].status, messages));
  return (
    <Figure aria-labelledby={headingId}>
      <Heading level={3} size="ui" id={headingId}>
        {messages.graph}
      </Heading>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={descriptions.join(' ')}>
        {AGENT_ORDER.flatMap((agent) =>
          AGENT_DEPENDENCIES[agent].map((dependency) => (
            <Edge
              key={`${dependency} ${agent}`}
              d={edgePath(POSITIONS[dependency], POSITIONS[agent])}
              data-done={agents[dependency].status === 'completed' || undefined}
            />
          )),
        )}
        {AGENT_ORDER.map((agent, index) => (
          <Mark
            key={agent}
            number={index + 1}
            position={POSITIONS[agent]}
            status={agents[agent].status}
            label={messages.graphNames[agent]}
          />
        ))}
      </svg>
      <figcaption>{messages.graphCaption}</figcaption>
    </Figure>
  );
}

interface MarkProps {
  readonly number: number;
  readonly position: readonly [x: number, y: number];
  readonly status: AgentStatus;
  readonly label: string;
}

function Mark({ number, position: [x, y], status, label }: MarkProps) {
  return (
    <Node data-status={status}>
      <circle cx={x} cy={y} r={RADIUS} />
      {status === 'completed' && <path d={`M${x - 5} ${y}l3.5 4 6.5 -8`} />}
      {status === 'error' && <path d={`M${x - 4} ${y - 4}l8 8m0 -8l-8 8`} />}
      {(status === 'idle' || status === 'working') && (
        <text x={x} y={y + 4}>
          {number}
        </text>
      )}
      <text x={x} y={y + LABEL}>
        {label}
      </text>
    </Node>
  );
}

const describeAgent = (
  id: AgentId,
  agentStatus: AgentStatus,
  { names, statuses, graphItem, graphWaits, and }: PipelineMessages,
): string => {
  const [agent, status] = [names[id], statuses[agentStatus]];
  const others = AGENT_DEPENDENCIES[id].map((dependency) => names[dependency]).join(and);
  return others === ''
    ? fill(graphItem, { agent, status })
    : fill(graphWaits, { agent, status, others });
};
