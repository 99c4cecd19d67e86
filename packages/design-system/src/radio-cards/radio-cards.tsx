'use client';
import {
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Grid } from '../layout/layout.js';
import { forwardGenericRef } from '../react/forward-generic-ref.js';
import { Content, Head, Item, Radio, Root, Title } from './radio-cards.styles.js';

export interface RadioCardItem<Value extends string = string> {
  /** Value of the card. */
  readonly value: Value;
  /** Title of the card and accessible name of its radio. */
  readonly title: string;
  /** Content under the title. */
  readonly content?: ReactNode;
  /** Cannot be selected. @default false */
  readonly disabled?: boolean | undefined;
}

export interface RadioCardsProps<Value extends string = string> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children'
> {
  /** Accessible name of the group. */
  label: string;
  /** Value of the selected card; null for none. */
  value: Value | null;
  /** Called with the value of the newly selected card. */
  onValueChange: (value: Value) => void;
  /** The cards, in order. */
  items: readonly RadioCardItem<Value>[];
  /** Heading level of the titles. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Form field name. @default a generated name */
  name?: string | undefined;
}

const INTERACTIVE = 'input, button, a, select, textarea, summary';

interface CardProps {
  item: RadioCardItem;
  name: string;
  checked: boolean;
  heading: 'h2' | 'h3' | 'h4';
  onChoose: () => void;
}

function RadioCard({ item, name, checked, heading, onChoose }: CardProps) {
  const titleId = useId();
  const contentId = useId();
  const radio = useRef<HTMLInputElement>(null);
  const handleCardClick = (event: MouseEvent<HTMLLIElement>) => {
    if (!(event.target as Element).closest(INTERACTIVE)) radio.current?.click();
  };
  return (
    <Item
      data-selected={checked || undefined}
      data-disabled={item.disabled || undefined}
      onClick={handleCardClick}
    >
      <Head>
        <Title as={heading} id={titleId}>
          {item.title}
        </Title>
        <Radio
          ref={radio}
          type="radio"
          name={name}
          value={item.value}
          checked={checked}
          disabled={item.disabled}
          aria-labelledby={titleId}
          aria-describedby={item.content ? contentId : undefined}
          onChange={onChoose}
        />
      </Head>
      {item.content && <Content id={contentId}>{item.content}</Content>}
    </Item>
  );
}

/** A radio group of cards with native radios; a click anywhere on a card selects it. */
export const RadioCards = forwardGenericRef(function RadioCards<Value extends string>(
  { label, value, onValueChange, items, headingLevel = 3, name, ...rest }: RadioCardsProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const ownName = useId();
  return (
    <Root {...rest} ref={ref} role="radiogroup" aria-label={label}>
      <Grid as="ul">
        {items.map((item) => (
          <RadioCard
            key={item.value}
            item={item}
            name={name ?? ownName}
            checked={item.value === value}
            heading={`h${headingLevel}`}
            onChoose={() => onValueChange(item.value)}
          />
        ))}
      </Grid>
    </Root>
  );
});
