import { radius } from '../tokens/radius.js';
import { space } from '../tokens/space.js';
import type { DesignShowcaseMessages } from './design-showcase.messages.js';
import { Corner, Length } from './design-showcase.styles.js';
import { SpecimenSection } from './specimen-section.js';
import { listTokens, Waterfall } from './waterfall.js';

export function SpaceSpecimen({ messages }: { readonly messages: DesignShowcaseMessages }) {
  return (
    <SpecimenSection title={messages.space} introduction={messages.spaceIntroduction}>
      <Waterfall
        tokens={listTokens(space, (value) => (
          <Length style={{ inlineSize: value }} />
        ))}
      />
      <Waterfall
        title={messages.corners}
        tokens={listTokens(radius, (value) => (
          <Corner style={{ borderRadius: value }} />
        ))}
      />
    </SpecimenSection>
  );
}
