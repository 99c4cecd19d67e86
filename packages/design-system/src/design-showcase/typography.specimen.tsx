import { Text } from '../text/text.js';
import { fontSize, fontWeight, lineHeight } from '../tokens/type.js';
import type { DesignShowcaseMessages } from './design-showcase.messages.js';
import { Face, Figures } from './design-showcase.styles.js';
import { SpecimenSection } from './specimen-section.js';
import { listTokens, Waterfall } from './waterfall.js';

const faces = ['sans', 'serif', 'mono'] as const;

export function TypographySpecimen({ messages }: { readonly messages: DesignShowcaseMessages }) {
  return (
    <SpecimenSection title={messages.typography} introduction={messages.typographyIntroduction}>
      <Figures>
        {faces.map((face) => (
          <Face key={face} data-face={face}>
            <strong>{messages.letters}</strong>
            <figcaption>{messages[face]}</figcaption>
            <span>{messages.alphabet}</span>
          </Face>
        ))}
      </Figures>
      <Waterfall
        title={messages.sizes}
        tokens={listTokens(fontSize, (value) => (
          <div style={{ fontSize: value }}>{messages.pangram}</div>
        )).toReversed()}
      />
      <Waterfall
        title={messages.weights}
        tokens={listTokens(fontWeight, (value) => (
          <div style={{ fontWeight: value }}>{messages.pangram}</div>
        ))}
      />
      <Waterfall
        title={messages.lines}
        tokens={listTokens(lineHeight, (value) => (
          <div style={{ lineHeight: value }}>
            <Text>{messages.paragraph}</Text>
          </div>
        ))}
      />
    </SpecimenSection>
  );
}
