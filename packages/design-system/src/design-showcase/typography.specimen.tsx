import { Stack } from '../layout/layout.js';
import { Heading, Text } from '../text/text.js';
import { fontSize, fontWeight, lineHeight } from '../tokens/type.js';
import type { DesignShowcaseMessages } from './design-showcase.messages.js';
import { Face, Faces, Waterfall } from './design-showcase.styles.js';
import { SpecimenSection } from './specimen-section.js';

const faces = ['sans', 'serif', 'mono'] as const;

/** Typefaces, sizes, weights and line heights. */
export function TypographySpecimen({ messages }: { readonly messages: DesignShowcaseMessages }) {
  return (
    <SpecimenSection title={messages.typography} introduction={messages.typographyIntroduction}>
      <Faces>
        {faces.map((face) => (
          <Face key={face} data-face={face}>
            <strong>{messages.letters}</strong>
            <figcaption>{messages[face]}</figcaption>
            <span>{messages.alphabet}</span>
          </Face>
        ))}
      </Faces>
      <Stack gap={2}>
        <Heading level={4} size="ui">
          {messages.sizes}
        </Heading>
        <Waterfall>
          {Object.entries(fontSize)
            .reverse()
            .map(([name, value]) => (
              <div key={name}>
                <dt>
                  {name} {value}
                </dt>
                <dd style={{ fontSize: value }}>{messages.pangram}</dd>
              </div>
            ))}
        </Waterfall>
      </Stack>
      <Stack gap={2}>
        <Heading level={4} size="ui">
          {messages.weights}
        </Heading>
        <Waterfall>
          {Object.entries(fontWeight).map(([name, value]) => (
            <div key={name}>
              <dt>
                {name} {value}
              </dt>
              <dd style={{ fontWeight: value }}>{messages.pangram}</dd>
            </div>
          ))}
        </Waterfall>
      </Stack>
      <Stack gap={2}>
        <Heading level={4} size="ui">
          {messages.lines}
        </Heading>
        <Waterfall>
          {Object.entries(lineHeight).map(([name, value]) => (
            <div key={name}>
              <dt>
                {name} {value}
              </dt>
              <dd style={{ lineHeight: value }}>
                <Text>{messages.paragraph}</Text>
              </dd>
            </div>
          ))}
        </Waterfall>
      </Stack>
    </SpecimenSection>
  );
}
