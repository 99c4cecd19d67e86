import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js';
import { useEffect, useId, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { createGraph, isStart, LINE_HEIGHT, type Direction } from './create-graph.js';

const FONT_SIZE = 12;
/** Below, the texts are too small: the region scrolls. */
const SMALLEST_SCALE = 0.8;
const EDGE = 'var(--spinout-color-border-control)';

function measureText(text: string): number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return text.length * FONT_SIZE * 0.6;
  canvas.font = `${FONT_SIZE}px 'Source Sans 3 Variable', sans-serif`;
  return canvas.measureText(text).width;
}

const DIRECTIONS: readonly Direction[] = ['DOWN', 'RIGHT'];

/** Places the states in the direction that needs less width, as pages scroll down and not aside. */
async function layOut(machine: AnyStateMachine): Promise<ElkNode> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const elk = new Elk();
  const [down, right] = await Promise.all(
    DIRECTIONS.map((direction) => elk.layout(createGraph(machine, measureText, direction))),
  );
  if (!down || !right) throw new Error('The diagram has no layout.');
  return (right.width ?? 0) < (down.width ?? 0) ? right : down;
}

const listNodes = (nodes: readonly ElkNode[] = []): ElkNode[] =>
  nodes.flatMap((node) => [node, ...listNodes(node.children)]);

const Lines = ({ text, x, y }: { readonly text: string; readonly x: number; readonly y: number }) =>
  text.split('\n').map((line, index) => (
    <text key={index} x={x} y={y + index * LINE_HEIGHT + FONT_SIZE}>
      {line}
    </text>
  ));

function Node({ node, isFinal }: { readonly node: ElkNode; readonly isFinal: boolean }) {
  const { x = 0, y = 0, width = 0, height = 0, labels, children } = node;
  const isParent = (children?.length ?? 0) > 0;
  if (isStart(node))
    return (
      <circle
        cx={x + width / 2}
        cy={y + height / 2}
        r={width / 2}
        fill="var(--spinout-color-text)"
      />
    );
  return (
    <g fontWeight={600}>
      <rect
        {...{ x, y, width, height }}
        rx={isParent ? 12 : 6}
        fill={isParent ? 'var(--spinout-color-sunken)' : 'var(--spinout-color-surface)'}
        fillOpacity={isParent ? 0.5 : 1}
        stroke={EDGE}
        strokeWidth={isFinal ? 3 : 1}
      />
      <Lines
        text={labels?.[0]?.text ?? ''}
        x={isParent ? x + 12 : x + (width - (labels?.[0]?.width ?? 0)) / 2 + 4}
        y={isParent ? y + 8 : y + (height - LINE_HEIGHT) / 2}
      />
    </g>
  );
}

const formatPath = (points: readonly ElkPoint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

const Edge = ({ edge, arrow }: { readonly edge: ElkExtendedEdge; readonly arrow: string }) => (
  <>
    {edge.sections?.map(({ id, startPoint, endPoint, bendPoints = [] }) => (
      <path
        key={id}
        d={formatPath([startPoint, ...bendPoints, endPoint])}
        fill="none"
        stroke={EDGE}
        markerEnd={`url(#${arrow})`}
      />
    ))}
  </>
);

const Label = ({ edge }: { readonly edge: ElkExtendedEdge }) =>
  edge.labels?.map(({ text = '', x = 0, y = 0, width = 0, height = 0 }) => (
    <g key={text} fill="var(--spinout-color-text-muted)">
      <rect {...{ x, y, width, height }} fill="var(--spinout-color-canvas)" fillOpacity={0.85} />
      <Lines text={text} x={x + 4} y={y} />
    </g>
  ));

/** The states of a machine as a picture, placed by ELK, whose code is loaded with the first diagram. */
export function StateDiagram({
  name,
  machine,
}: {
  readonly name: string;
  readonly machine: AnyStateMachine;
}) {
  const [graph, setGraph] = useState<ElkNode>();
  const [hasFailed, setFailed] = useState(false);
  const arrow = useId();
  useEffect(() => {
    let isCurrent = true;
    layOut(machine).then(
      (placed) => isCurrent && setGraph(placed),
      (error: unknown) => {
        console.error(error);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [machine]);
  if (hasFailed) return <p>The diagram could not be drawn. The list below has all transitions.</p>;
  if (!graph) return <p role="status">Drawing the diagram…</p>;
  const nodes = listNodes(graph.children);
  const isFinal = (id: string) => machine.getStateNodeById(id).type === 'final';
  return (
    <div role="region" aria-label={`Diagram: ${name}`} tabIndex={0} className="diagram">
      <svg
        role="img"
        aria-label={`State diagram of “${name}”: ${nodes.filter((node) => !isStart(node)).length} states. The list below says the same.`}
        style={{
          display: 'block',
          inlineSize: '100%',
          minInlineSize: SMALLEST_SCALE * (graph.width ?? 0),
          maxInlineSize: graph.width,
        }}
        viewBox={`0 0 ${graph.width} ${graph.height}`}
        fontSize={FONT_SIZE}
        fill="var(--spinout-color-text)"
        direction="ltr"
      >
        <defs>
          <marker
            id={arrow}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8Z" fill={EDGE} />
          </marker>
        </defs>
        {nodes.map((node) => (
          <Node key={node.id} node={node} isFinal={!isStart(node) && isFinal(node.id)} />
        ))}
        {graph.edges?.map((edge) => (
          <Edge key={edge.id} edge={edge} arrow={arrow} />
        ))}
        {graph.edges?.map((edge) => (
          <Label key={edge.id} edge={edge} />
        ))}
      </svg>
    </div>
  );
}
