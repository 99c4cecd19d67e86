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
  /** Texts that replace the defaults, any of them. @default none */
  messages?: MessageOverrides<DesignShowcaseMessages> | undefined;
}

/**
 * DS-01: the design system as a sheet of specimens, drawn from the tokens and the parts themselves, in the theme
 * around it.
 * @example <ThemeRoot><DesignShowcase /></ThemeRoot>
 */
export const DesignShowcase = forwardRef<HTMLDivElement, DesignShowcaseProps>(
  function DesignShowcase({ messages: overrides, ...rest }, ref) {
    const messages = mergeMessages(designShowcaseMessages, overrides);
    return (
      <Sheet {...rest} ref={ref}>
        <Masthead>
          <Heading level={2}>{messages.title}</Heading>
          <Text size="lg">{messages.introduction}</Text>
        </Masthead>
        <TypographySpecimen messages={messages} />
        <ColoursSpecimen messages={messages} />
        <ButtonsSpecimen messages={messages} />
        <CardsSpecimen messages={messages} />
        <SpaceSpecimen messages={messages} />
        <AnimationsSpecimen messages={messages} />
      </Sheet>
    );
  },
);
