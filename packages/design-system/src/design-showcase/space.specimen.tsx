import { Stack } from '../layout/layout.js';
import { Heading } from '../text/text.js';
import { radius } from '../tokens/radius.js';
import { space } from '../tokens/space.js';
import type { DesignShowcaseMessages } from './design-showcase.messages.js';
import { Length, Waterfall } from './design-showcase.styles.js';
import { Corner } from './space.styles.js';
import { SpecimenSection } from './specimen-section.js';

/** The space scale and the corner radii. */
export function SpaceSpecimen({ messages }: { readonly messages: DesignShowcaseMessages }) {
  return (
    <SpecimenSection title={messages.space} introduction={messages.spaceIntroduction}>
      <Waterfall>
        {Object.entries(space).map(([name, value]) => (
          <div key={name}>
            <dt>
              {name} {value}
            </dt>
            <dd>
              <Length style={{ inlineSize: value }} />
            </dd>
          </div>
        ))}
      </Waterfall>
      <Stack gap={2}>
        <Heading level={4} size="ui">
          {messages.corners}
        </Heading>
        <Waterfall>
          {Object.entries(radius).map(([name, value]) => (
            <div key={name}>
              <dt>
                {name} {value}
              </dt>
              <dd>
                <Corner style={{ borderRadius: value }} />
              </dd>
            </div>
          ))}
        </Waterfall>
      </Stack>
    </SpecimenSection>
  );
}
