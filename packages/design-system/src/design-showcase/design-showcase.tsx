import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { mergeMessages, type MessageOverrides } from '../i18n/merge-messages.js';
import { Heading, Text } from '../text/text.js';
import { AnimationsSpecimen } from './animations.specimen.js';
import { ButtonsSpecimen } from './buttons.specimen.js';
import { CardsSpecimen } from './cards.specimen.js';
import { ColoursSpecimen } from './colours.specimen.js';
import { designShowcaseMessages, type DesignShowcaseMessages } from './design-showcase.messages.js';
import { Masthead, Sheet } from './design-showcase.styles.js';
import { SpaceSpecimen } from './space.specimen.js';
import { TypographySpecimen } from './typography.specimen.js';

export type { DesignShowcaseMessages } from './design-showcase.messages.js';

export interface DesignShowcaseProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Words that replace ours, any of them. @default none */
  messages?: MessageOverrides<DesignShowcaseMessages> | undefined;
}

/**
 * DS-01: the design system as a sheet of specimens, drawn from the tokens and the parts themselves, in the theme
 * around it.
 * @example <ThemeRoot><DesignShowcase /></ThemeRoot>
 */
export const DesignShowcase = forwardRef<HTMLDivElement, DesignShowcaseProps>(
  function DesignShowcase({ messages, ...rest }, ref) {
    const words = mergeMessages(designShowcaseMessages, messages);
    return (
      <Sheet {...rest} ref={ref}>
        <Masthead>
          <Heading level={2}>{words.title}</Heading>
          <Text size="lg">{words.introduction}</Text>
        </Masthead>
        <TypographySpecimen words={words} />
        <ColoursSpecimen words={words} />
        <ButtonsSpecimen words={words} />
        <CardsSpecimen words={words} />
        <SpaceSpecimen words={words} />
        <AnimationsSpecimen words={words} />
      </Sheet>
    );
  },
);
