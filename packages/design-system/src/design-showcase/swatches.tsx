import { Stack } from '../layout/layout.js';
import { Heading, Text } from '../text/text.js';
import { css, type Oklch } from '../tokens/oklch.js';
import { ColorSample, Sample, Strip } from './swatches.styles.js';

interface SwatchesProps {
  readonly title: string;
  readonly colors: Readonly<Record<string, Oklch>>;
  /** Heading level of the title. @default 4 */
  readonly level?: 3 | 4 | undefined;
}

/** Colors with their token names and values. */
export function Swatches({ title, colors, level = 4 }: SwatchesProps) {
  return (
    <Stack gap={3}>
      <Heading level={level} size="ui">
        {title}
      </Heading>
      <Strip role="list" aria-label={title}>
        {Object.entries(colors).map(([name, color]) => (
          <Sample key={name}>
            <ColorSample style={{ background: css(color) }} />
            <Text as="span" size="sm">
              {name}
            </Text>
            <Text as="span" size="xs" tone="muted" face="mono">
              {css(color)}
            </Text>
          </Sample>
        ))}
      </Strip>
    </Stack>
  );
}
