import { Unstyled } from '@storybook/addon-docs/blocks';
import { Grid, Stack, Text } from '@spinout/design-system';
import type { ReactNode } from 'react';
import { DocLink } from './doc-link.js';

export interface LinkCard {
  /** Title of the page that the card leads to. */
  readonly to: string;
  /** Story to open instead of the documentation. */
  readonly story?: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

/** Ways into the site, each as a card that is a link as a whole. */
export const LinkCards = ({ cards }: { readonly cards: readonly LinkCard[] }) => (
  <Unstyled>
    <Grid as="ul" gap={4} column="narrow" columns={3} className="link-cards">
      {cards.map(({ to, story, icon, title, text }) => (
        <Stack as="li" gap={2} key={title} className="link-card">
          {icon}
          <DocLink to={to} {...(story !== undefined && { story })}>
            {title}
          </DocLink>
          <Text size="ui" tone="muted">
            {text}
          </Text>
        </Stack>
      ))}
    </Grid>
  </Unstyled>
);
