'use client';
import { Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import {
  forwardRef,
  Fragment,
  useCallback,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Button, type ButtonProps } from '../button/button.js';
import { isFocusLost } from '../focus/focus.js';
import { ChevronDownIcon } from '../icon/actions.icons.js';
import { mergeRefs } from '../react/merge-refs.js';
import { useThemeElement } from '../themes/theme-context.js';
import { moveInShadowRoot } from './menu.keyboard.js';
import { Entry, Header, Rule, Sheet } from './menu.styles.js';

/** Least distance in pixels between the menu and the edge of the window. */
const EDGE_PX = 8;
/** Distance in pixels between the button and the menu. */
const GAP_PX = 4;

/** One thing that a menu does. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** Called when it is chosen, after the menu has closed and the button has the focus. */
  readonly onSelect: () => void;
  /** Draws a line above it. @default false */
  readonly startsGroup?: boolean | undefined;
}

export interface MenuProps extends Omit<ButtonProps, 'pressed' | 'iconAfter' | 'onSelect'> {
  /** Name of the menu; the button is named by its content or by `aria-label`. */
  label: string;
  items: readonly MenuItem[];
  /** What stands above the items and describes the menu; words, no controls. @default nothing */
  header?: ReactNode;
}

/**
 * A button that opens a menu: arrow keys, Home, End and first letters go through it, Enter and Space
 * choose, Escape goes back to the button, Tab goes on from it. The menu stands in the nearest theme
 * root, so nothing shows outside one until the root is mounted.
 */
export const Menu = forwardRef<HTMLButtonElement, MenuProps>(function Menu(
  { label, items, header, children, onKeyDown, onPointerDown, onClick, ...rest },
  ref,
) {
  const container = useThemeElement();
  const headerId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const openedByKey = useRef(false);
  const [opened, setOpened] = useState<'ltr' | 'rtl' | null>(null);
  const merged = useCallback(
    (element: HTMLButtonElement | null) =>
      mergeRefs(ref, (node: HTMLButtonElement | null) => {
        button.current = node;
      })(element),
    [ref],
  );

  // The library's menu knows no direction unless it is told.
  const change = (open: boolean) => {
    const direction = button.current && getComputedStyle(button.current).direction;
    setOpened(open ? (direction === 'rtl' ? 'rtl' : 'ltr') : null);
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') {
      // The library holds Tab; from the button it leads on to what comes next on the page.
      event.stopPropagation();
      button.current?.focus();
      change(false);
    } else if (moveInShadowRoot(event.currentTarget, event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return (
    <Root
      modal={false}
      open={opened !== null}
      onOpenChange={change}
      {...(opened && { dir: opened })}
    >
      <Trigger asChild>
        <Button
          {...rest}
          ref={merged}
          iconAfter={<ChevronDownIcon size={16} />}
          onKeyDown={(event) => {
            openedByKey.current = true;
            onKeyDown?.(event);
          }}
          onPointerDown={(event) => {
            openedByKey.current = false;
            onPointerDown?.(event);
          }}
          onClick={(event) => {
            onClick?.(event);
            // A click without a pointer, as assistive technology sends it; the library waits for one.
            if (event.detail !== 0) return;
            openedByKey.current = true;
            change(opened === null);
          }}
        >
          {children}
        </Button>
      </Trigger>
      {container !== null && (
        <Portal container={container}>
          <Sheet
            align="end"
            sideOffset={GAP_PX}
            collisionPadding={EDGE_PX}
            aria-labelledby={undefined}
            aria-label={label}
            aria-describedby={header ? headerId : undefined}
            onKeyDownCapture={press}
            onFocusCapture={(event) => {
              const { currentTarget: menu } = event;
              const isInShadow = menu.getRootNode() instanceof ShadowRoot;
              if (!isInShadow || event.target !== menu) return;
              event.stopPropagation();
              if (openedByKey.current) moveInShadowRoot(menu, 'Home');
            }}
            onCloseAutoFocus={(event) => {
              if (!isFocusLost(button.current)) event.preventDefault();
            }}
          >
            {header && <Header id={headerId}>{header}</Header>}
            {items.map(({ id, label: text, onSelect, startsGroup = false }) => (
              <Fragment key={id}>
                {startsGroup && <Rule />}
                <Entry
                  onSelect={() => {
                    // What opens now remembers the button, not an item that is about to go.
                    button.current?.focus();
                    onSelect();
                  }}
                >
                  {text}
                </Entry>
              </Fragment>
            ))}
          </Sheet>
        </Portal>
      )}
    </Root>
  );
});
