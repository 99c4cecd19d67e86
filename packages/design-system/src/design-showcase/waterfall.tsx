import type { ReactNode } from 'react';
import { Stack } from '../layout/layout.js';
import { Heading } from '../text/text.js';
import { WaterfallList } from './design-showcase.styles.js';

interface Token {
  readonly name: string;
  readonly value: string;
  readonly preview: ReactNode;
}

interface WaterfallProps {
  /** @default none */
  readonly title?: string | undefined;
  readonly tokens: readonly Token[];
}

/** Tokens from top to bottom, each with a preview. */
export function Waterfall({ title, tokens }: WaterfallProps) {
  return (
    <Stack gap={2}>
      {title !== undefined && (
        <Heading level={4} size="ui">
          {title}
        </Heading>
      )}
      <WaterfallList>
        {tokens.map(({ name, value, preview }) => (
          <div key={name}>
            <dt>
              {name} {value}
            </dt>
            <dd>{preview}</dd>
          </div>
        ))}
      </WaterfallList>
    </Stack>
  );
}

/** Describes the tokens of a scale. */
export const listTokens = (
  scale: Readonly<Record<string, string>>,
  preview: (value: string) => ReactNode,
): readonly Token[] =>
  Object.entries(scale).map(([name, value]) => ({ name, value, preview: preview(value) }));
