'use client';
import {
  useId,
  useState,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { forwardGenericRef } from '../react/forward-generic-ref.js';
import { getNextTabIndex } from './tabs.keyboard.js';
import { List, Panel, Root, Tab } from './tabs.styles.js';

export interface TabItem<Id extends string = string> {
  /** Value of the tab. */
  readonly id: Id;
  /** Label of the tab and name of its panel. */
  readonly label: string;
  /** Content of its panel. */
  readonly content: ReactNode;
}

/** How a tab was selected: with a key of the tab list, which passes other tabs on its way, or directly. */
export type TabSelection = 'key' | 'click';

export interface TabsProps<Id extends string = string> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children'
> {
  /** Accessible name of the tab list. */
  label: string;
  /** Id of the selected tab. */
  value: Id;
  /** Called with the id of the newly selected tab, and how it was selected. */
  onValueChange: (id: Id, by: TabSelection) => void;
  /** The tabs, in order. */
  items: readonly TabItem<Id>[];
  /**
   * Keeps panels mounted but hidden after another tab is selected, so that their state is preserved.
   * @default false
   */
  keepMounted?: boolean | undefined;
}

/** Reads the text direction from the computed style, so that hosts need not pass it. */
const getDirection = (element: HTMLElement) =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/**
 * Tabs with automatic activation: arrow keys, Home and End select a tab, Tab moves to its panel. Only the selected
 * panel is rendered, and with `keepMounted` also those that were selected before.
 */
export const Tabs = forwardGenericRef(function Tabs<Id extends string>(
  { label, value, onValueChange, items, keepMounted = false, ...rest }: TabsProps<Id>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const id = useId();
  const [opened, setOpened] = useState<readonly string[]>([value]);
  if (keepMounted && !opened.includes(value)) setOpened([...opened, value]);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = items.findIndex((item) => item.id === value);
    const { currentTarget } = event;
    const next = getNextTabIndex(event.key, index, items.length, getDirection(currentTarget));
    const item = next === null ? undefined : items[next];
    if (next === null || !item) return;
    event.preventDefault();
    (currentTarget.children[next] as HTMLElement).focus();
    onValueChange(item.id, 'key');
  };
  return (
    <Root {...rest} ref={ref}>
      <List role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {items.map((item) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            id={`${id}tab-${item.id}`}
            aria-selected={item.id === value}
            aria-controls={item.id === value ? `${id}panel-${item.id}` : undefined}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onValueChange(item.id, 'click')}
          >
            {item.label}
          </Tab>
        ))}
      </List>
      {items
        .filter((item) => item.id === value || (keepMounted && opened.includes(item.id)))
        .map((item) => (
          <Panel
            key={item.id}
            hidden={item.id !== value}
            role="tabpanel"
            id={`${id}panel-${item.id}`}
            aria-labelledby={`${id}tab-${item.id}`}
            tabIndex={0}
          >
            {item.content}
          </Panel>
        ))}
    </Root>
  );
});
