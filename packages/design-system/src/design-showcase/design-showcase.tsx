import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { mergeMessages, type MessageOverrides } from '../i18n/merge-messages.js';
import { Heading, Text } from '../text/text.js';
import { AnimationsSpecimen } from './animations.specimen.js';
import { ButtonsSpecimen } from './buttons.specimen.js';
import { CardsSpecimen } from './cards.specimen.js';
import { ColorsSpecimen } from './colors.specimen.js';
import { designShowcaseMessages, type DesignShowcaseMessages } from './design-showcase.messages.js';
import { Masthead, Page } from './design-showcase.styles.js';
import { SpaceSpecimen } from './space.specimen.js';
import { TypographySpecimen } from './typography.specimen.js';

export type { DesignShowcaseMessages } from './design-showcase.messages.js';

export interface DesignShowcaseProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Overrides for any of the default texts. @default none */
  messages?: MessageOverrides<DesignShowcaseMessages> | undefined;
}

/**
 * Shows the tokens and components of the design system in the current theme.
 * @example <ThemeRoot><DesignShowcase /></ThemeRoot>
 */
export const DesignShowcase = forwardRef<HTMLDivElement, DesignShowcaseProps>(
  function DesignShowcase({ messages: overrides, ...rest }, ref) {
    const messages = mergeMessages(designShowcaseMessages, overrides);
    return (
      <Page {...rest} ref={ref}>
        <Masthead>
          <Heading level={2}>{messages.title}</Heading>
          <Text size="lg">{messages.introduction}</Text>
        </Masthead>
        <TypographySpecimen messages={messages} />
        <ColorsSpecimen messages={messages} />
        <ButtonsSpecimen messages={messages} />
        <CardsSpecimen messages={messages} />
        <SpaceSpecimen messages={messages} />
        <AnimationsSpecimen messages={messages} />
      </Page>
    );
  },
);
