'use client';
import type { AgentId, AgentStatus } from '@spinout/api-client';
import { fill, Heading } from '@spinout/design-system';
import { useId } from 'react';
import { Edge, Figure, Node } from './agent-graph.styles.js';
import { AGENT_ORDER, AGENT_DEPENDENCIES } from './pipeline.constants.js';
import type { PipelineMessages } from './pipeline.messages.js';

interface AgentGraphProps {
  readonly statuses: Readonly<Record<AgentId, AgentStatus>>;
  readonly messages: PipelineMessages;
}

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
export function AgentGraph({ statuses, messages }: AgentGraphProps) {
  const id = useId();
  return (
    <Figure aria-labelledby={id}>
      <Heading level={3} size="ui" id={id}>
        {messages.graph}
      </Heading>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={AGENT_ORDER.map((agent) => describeAgent(agent, statuses, messages)).join(' ')}
      >
        {AGENT_ORDER.flatMap((agent) =>
          AGENT_DEPENDENCIES[agent].map((dependency) => (
            <Edge
              key={`${dependency} ${agent}`}
              d={edgePath(POSITIONS[dependency], POSITIONS[agent])}
              data-done={statuses[dependency] === 'completed' || undefined}
            />
          )),
        )}
        {AGENT_ORDER.map((agent, index) => (
          <Mark
            key={agent}
            number={index + 1}
            position={POSITIONS[agent]}
            status={statuses[agent]}
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

/** Text alternative of the graph. */
const describeAgent = (
  agent: AgentId,
  statuses: AgentGraphProps['statuses'],
  messages: PipelineMessages,
): string => {
  const status = messages.statuses[statuses[agent]];
  const others = AGENT_DEPENDENCIES[agent].map((dependency) => messages.names[dependency]);
  return others.length === 0
    ? fill(messages.graphItem, { agent: messages.names[agent], status })
    : fill(messages.graphWaits, {
        agent: messages.names[agent],
        status,
        others: others.join(messages.and),
      });
};
