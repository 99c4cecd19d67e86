import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { listTransitions } from '../blocks/list-transitions.js';

/** Width of a text in pixels. */
type Measure = (text: string) => number;

export const LINE_HEIGHT = 16;
const PADDING = 12;
const TITLE_HEIGHT = 36;
const START_SIZE = 10;
/** More events between the same two states are counted. */
const LABEL_LINES = 3;

const START = '(start)';

export const isStart = ({ id }: Pick<ElkNode, 'id'>): boolean => id.endsWith(START);

const createLabel = (lines: readonly string[], measure: Measure) => ({
  text: lines.join('\n'),
  width: Math.max(...lines.map(measure)) + 8,
  height: lines.length * LINE_HEIGHT,
});

function shorten(lines: readonly string[]): readonly string[] {
  const rest = lines.length - LABEL_LINES + 1;
  return lines.length <= LABEL_LINES
    ? lines
    : [...lines.slice(0, LABEL_LINES - 1), `and ${rest} more`];
}

const findInitial = (node: AnyStateNode): AnyStateNode | undefined =>
  node.type === 'compound' ? node.initial.target[0] : undefined;

function createStart(node: AnyStateNode): ElkNode[] {
  return findInitial(node)
    ? [{ id: `${node.id}${START}`, width: START_SIZE, height: START_SIZE }]
    : [];
}

function createNode(node: AnyStateNode, measure: Measure): ElkNode {
  const label = createLabel([node.key], measure);
  const children = Object.values(node.states);
  if (children.length === 0)
    return {
      id: node.id,
      labels: [label],
      width: label.width + 2 * PADDING,
      height: LINE_HEIGHT + 2 * PADDING,
    };
  return {
    id: node.id,
    labels: [label],
    layoutOptions: {
      'elk.padding': `[top=${TITLE_HEIGHT},left=${PADDING},bottom=${PADDING},right=${PADDING}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${label.width + 2 * PADDING},${TITLE_HEIGHT})`,
    },
    children: [...createStart(node), ...children.map((child) => createNode(child, measure))],
  };
}

/** One edge for all transitions between the same two states. The list beside the diagram has all of them. */
function createEdges(node: AnyStateNode, measure: Measure): ElkExtendedEdge[] {
  const linesByTarget = new Map<string, string[]>();
  for (const { event, targets, guard } of node.parent ? listTransitions(node) : []) {
    const text = [event, guard && `[${guard}]`].filter(Boolean).join(' ') || 'at once';
    for (const { id } of targets)
      linesByTarget.set(id, [...new Set([...(linesByTarget.get(id) ?? []), text])]);
  }
  const initial = findInitial(node);
  return [
    ...(initial
      ? [{ id: `${node.id}${START}→`, sources: [`${node.id}${START}`], targets: [initial.id] }]
      : []),
    ...[...linesByTarget].map(([target, lines]) => ({
      id: `${node.id}→${target}`,
      sources: [node.id],
      targets: [target],
      labels: [createLabel(shorten(lines), measure)],
    })),
    ...Object.values(node.states).flatMap((child) => createEdges(child, measure)),
  ];
}

/** Where the arrows of a diagram lead. */
export type Direction = 'DOWN' | 'RIGHT';

/** The states of a machine and what leads from one to another, as a graph to be placed. */
export function createGraph(
  { root }: AnyStateMachine,
  measure: Measure,
  direction: Direction,
): ElkNode {
  return {
    id: root.id,
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.spacing.nodeNode': '28',
      'elk.spacing.edgeNode': '16',
      'elk.spacing.edgeLabel': '4',
      'elk.layered.spacing.nodeNodeBetweenLayers': '28',
      'elk.layered.spacing.edgeNodeBetweenLayers': '14',
      'elk.layered.spacing.edgeEdgeBetweenLayers': '6',
    },
    children: [
      ...createStart(root),
      ...Object.values(root.states).map((child) => createNode(child, measure)),
    ],
    edges: createEdges(root, measure),
  };
}
