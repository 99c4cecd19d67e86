import { fill } from '../i18n/fill.js';
import { Cluster, Stack } from '../layout/layout.js';
import { OriginBadge } from '../origin-badge/origin-badge.js';
import { Heading } from '../text/text.js';
import { light } from '../themes/light.js';
import type { Origin } from '../themes/theme.js';
import { accent, data, neutral } from '../tokens/color.js';
import type { DesignShowcaseMessages } from './design-showcase.messages.js';
import { ToneSample, Tones } from './design-showcase.styles.js';
import { SpecimenSection } from './specimen-section.js';
import { Swatches } from './swatches.js';

/** The color ramps, and the tones and origins of the current theme. */
export function ColorsSpecimen({ messages }: { readonly messages: DesignShowcaseMessages }) {
  return (
    <SpecimenSection title={messages.colors} introduction={messages.colorsIntroduction}>
      <Swatches title={messages.neutral} colors={neutral} />
      <Swatches title={messages.accent} colors={accent} />
      <Swatches
        title={messages.data}
        colors={Object.fromEntries(
          data.map((color, index) => [fill(messages.dataStep, { step: index + 1 }), color]),
        )}
      />
      <Stack gap={3}>
        <Heading level={4} size="ui">
          {messages.tones}
        </Heading>
        <Tones>
          {Object.keys(light.tones).map((tone) => (
            <ToneSample
              key={tone}
              style={{
                background: `var(--spinout-color-${tone}-quiet)`,
                color: `var(--spinout-color-${tone}-text)`,
                borderColor: `var(--spinout-color-${tone}-strong)`,
              }}
            >
              {tone}
            </ToneSample>
          ))}
        </Tones>
      </Stack>
      <Stack gap={3}>
        <Heading level={4} size="ui">
          {messages.origins}
        </Heading>
        <Cluster gap={3}>
          {(Object.keys(light.origins) as Origin[]).map((origin) => (
            <OriginBadge key={origin} origin={origin} label={origin} />
          ))}
        </Cluster>
      </Stack>
    </SpecimenSection>
  );
}
