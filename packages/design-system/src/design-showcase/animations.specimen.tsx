import { Skeleton } from '../skeleton/skeleton.js';
import { Spinner } from '../spinner/spinner.js';
import { Text } from '../text/text.js';
import {
  motion,
  MOVE_DURATION_MS,
  SHIMMER_DURATION_MS,
  SPIN_DURATION_MS,
  STATE_DURATION_MS,
  STEP_DURATION_MS,
} from '../tokens/motion.js';
import type { DesignShowcaseMessages } from './design-showcase.messages.js';
import { Length, MotionExamples } from './design-showcase.styles.js';
import { SpecimenSection } from './specimen-section.js';
import { Waterfall } from './waterfall.js';

const durations = [
  ['state', STATE_DURATION_MS],
  ['move', MOVE_DURATION_MS],
  ['step', STEP_DURATION_MS],
  ['spin', SPIN_DURATION_MS],
  ['shimmer', SHIMMER_DURATION_MS],
] as const;

export function AnimationsSpecimen({ messages }: { readonly messages: DesignShowcaseMessages }) {
  return (
    <SpecimenSection title={messages.animations} introduction={messages.animationsIntroduction}>
      <MotionExamples>
        <figure>
          <div>
            <Skeleton shape="title" inlineSize="70%" data-specimen="shimmer" />
            <Skeleton />
            <Skeleton inlineSize="45%" />
          </div>
          <figcaption>
            {messages.shimmer}, {motion.shimmer}
          </figcaption>
        </figure>
        <figure>
          <Spinner size={20} />
          <figcaption>
            {messages.spinner}, {motion.spin}
          </figcaption>
        </figure>
        <figure>
          <Text as="span" size="sm" face="mono">
            {motion.ease}
          </Text>
          <figcaption>{messages.easing}</figcaption>
        </figure>
      </MotionExamples>
      <Waterfall
        title={messages.durations}
        tokens={durations.map(([name, durationMs]) => ({
          name,
          value: motion[name],
          preview: (
            <Length style={{ inlineSize: `${(durationMs / SHIMMER_DURATION_MS) * 100}%` }} />
          ),
        }))}
      />
    </SpecimenSection>
  );
}
