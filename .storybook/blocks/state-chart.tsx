import { Unstyled } from '@storybook/addon-docs/blocks';
import { Badge, Card, Heading, Stack, Text } from '@spinout/design-system';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { getName, listTransitions } from './list-transitions.js';

const formatTarget = (node: AnyStateNode): string => node.path.join(' › ') || 'start';

function State({ node, isInitial }: { readonly node: AnyStateNode; readonly isInitial: boolean }) {
  const children = Object.values(node.states);
  const initial = node.type === 'compound' ? node.initial?.target?.[0]?.key : undefined;
  const transitions = listTransitions(node);
  const actors = node.invoke.map(({ src }) => getName(src)).filter((name) => name !== null);
  return (
    <Card as="li" padding="md">
      <Stack gap={2}>
        <Heading level={3} size="ui">
          {node.key} {isInitial && <Badge>initial</Badge>}
          {node.type === 'final' && <Badge>final</Badge>}
          {node.type === 'parallel' && <Badge>parallel</Badge>}
        </Heading>
        {actors.length > 0 && <Text size="sm">Runs {actors.join(', ')}</Text>}
        {transitions.length > 0 && (
          <ul>
            {transitions.map(({ event, targets, guard }, index) => (
              <li key={index}>
                <Text size="sm">
                  {event === '' ? 'at once' : event}
                  {guard !== null && ` if ${guard || 'a condition holds'}`}
                  {targets.length === 0 ? ' (stays)' : ` → ${targets.map(formatTarget).join(', ')}`}
                </Text>
              </li>
            ))}
          </ul>
        )}
        {children.length > 0 && <States nodes={children} initial={initial} />}
      </Stack>
    </Card>
  );
}

const States = ({
  nodes,
  initial,
}: {
  readonly nodes: readonly AnyStateNode[];
  readonly initial: string | undefined;
}) => (
  <Stack as="ul" gap={3}>
    {nodes.map((node) => (
      <State key={node.key} node={node} isInitial={node.key === initial} />
    ))}
  </Stack>
);

/** The states of a machine, nested as they are, each with its actors and transitions. Read from the machine itself. */
export function StateChart({ machine }: { readonly machine: AnyStateMachine }) {
  const { root } = machine;
  return (
    <Unstyled>
      <States nodes={[root]} initial={undefined} />
    </Unstyled>
  );
}
