'use client';
import {
  forwardRef,
  useId,
  useState,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { tabAfterKey } from './tabs.keyboard.js';
import { List, Panel, Root, Tab } from './tabs.styles.js';

export interface TabItem<Id extends string = string> {
  /** Value of the tab. */
  readonly id: Id;
  /** Words on the tab; also the name of its panel. */
  readonly label: string;
  /** What its panel holds once it was chosen. */
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string = string> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children'
> {
  /** Name of the row of tabs. */
  label: string;
  /** Id of the chosen tab. */
  value: Id;
  /** Called with the id of the tab a person chooses. */
  onValueChange: (id: Id) => void;
  /** The tabs, in order. */
  items: readonly TabItem<Id>[];
  /**
   * Whether a panel that was opened lives on, out of sight, while another shows: what was done in it stays, and work
   * goes on. @default false
   */
  keepOpened?: boolean | undefined;
}

/** Reads the direction where the row stands, so a host need not tell. */
const directionOf = (element: HTMLElement) =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/**
 * Views in one place, one at a time. Arrow keys, Home and End choose at once; Tab goes on to the
 * panel. Only the chosen panel is rendered, and with `keepOpened` those that were chosen before.
 */
export const Tabs = forwardRef(function Tabs(
  { label, value, onValueChange, items, keepOpened = false, ...rest }: TabsProps,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const id = useId();
  const [opened, setOpened] = useState<readonly string[]>([value]);
  if (keepOpened && !opened.includes(value)) setOpened([...opened, value]);
  const chooseByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = items.findIndex((item) => item.id === value);
    const list = event.currentTarget;
    const next = tabAfterKey(event.key, index, items.length, directionOf(list));
    const item = next === null ? undefined : items[next];
    if (next === null || !item) return;
    event.preventDefault();
    (list.children[next] as HTMLElement).focus();
    onValueChange(item.id);
  };
  return (
    <Root {...rest} ref={ref}>
      <List role="tablist" aria-label={label} onKeyDown={chooseByKey}>
        {items.map((item) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            id={`${id}tab-${item.id}`}
            aria-selected={item.id === value}
            aria-controls={item.id === value ? `${id}panel-${item.id}` : undefined}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onValueChange(item.id)}
          >
            {item.label}
          </Tab>
        ))}
      </List>
      {items
        .filter((item) => item.id === value || (keepOpened && opened.includes(item.id)))
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
}) as <Id extends string>(props: TabsProps<Id> & { ref?: Ref<HTMLDivElement> }) => ReactElement;
