import { Stack } from '../layout/layout.js';
import { Heading, Text } from '../text/text.js';
import { fontSize, fontWeight, lineHeight } from '../tokens/type.js';
import type { DesignShowcaseMessages } from './design-showcase.messages.js';
import { Face, Faces, Waterfall } from './design-showcase.styles.js';
import { SpecimenSection } from './specimen-section.js';

const faces = ['sans', 'serif', 'mono'] as const;

/** DS-01: sizes as a waterfall, faces at their largest, weights and line heights. */
export function TypographySpecimen({ words }: { readonly words: DesignShowcaseMessages }) {
  return (
    <SpecimenSection title={words.typography} introduction={words.typographyIntroduction}>
      <Faces>
        {faces.map((face) => (
          <Face key={face} data-face={face}>
            <strong>{words.letters}</strong>
            <figcaption>{words[face]}</figcaption>
            <span>{words.alphabet}</span>
          </Face>
        ))}
      </Faces>
      <Stack gap={2}>
        <Heading level={4} size="ui">
          {words.sizes}
        </Heading>
        <Waterfall>
          {Object.entries(fontSize)
            .reverse()
            .map(([name, value]) => (
              <div key={name}>
                <dt>
                  {name} {value}
                </dt>
                <dd style={{ fontSize: value }}>{words.pangram}</dd>
              </div>
            ))}
        </Waterfall>
      </Stack>
      <Stack gap={2}>
        <Heading level={4} size="ui">
          {words.weights}
        </Heading>
        <Waterfall>
          {Object.entries(fontWeight).map(([name, value]) => (
            <div key={name}>
              <dt>
                {name} {value}
              </dt>
              <dd style={{ fontWeight: value }}>{words.pangram}</dd>
            </div>
          ))}
        </Waterfall>
      </Stack>
      <Stack gap={2}>
        <Heading level={4} size="ui">
          {words.lines}
        </Heading>
        <Waterfall>
          {Object.entries(lineHeight).map(([name, value]) => (
            <div key={name}>
              <dt>
                {name} {value}
              </dt>
              <dd style={{ lineHeight: value }}>
                <Text>{words.paragraph}</Text>
              </dd>
            </div>
          ))}
        </Waterfall>
      </Stack>
    </SpecimenSection>
  );
}
