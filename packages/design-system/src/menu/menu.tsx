'use client';
import { Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import {
  forwardRef,
  Fragment,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Button, type ButtonProps } from '../button/button.js';
import { isFocusLost } from '../focus/focus.js';
import { ChevronDownIcon } from '../icon/actions.icons.js';
import { useMergedRefs } from '../react/use-merged-refs.js';
import { useThemeElement } from '../themes/use-theme-element.js';
import { moveFocusInShadowRoot } from './menu.keyboard.js';
import { MenuEntry, Header, GroupSeparator, MenuContent } from './menu.styles.js';

/** Minimum distance in pixels between the menu and the window edge. */
const EDGE_PX = 8;
/** Distance in pixels between the button and the menu. */
const GAP_PX = 4;

/** One entry of a menu. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** Called after the menu has closed and the button has the focus. */
  readonly onSelect: () => void;
  /** Shows a separator above the item. @default false */
  readonly startsGroup?: boolean | undefined;
}

export interface MenuProps extends Omit<ButtonProps, 'pressed' | 'iconAfter' | 'onSelect'> {
  /** Accessible name of the menu; the button is named by its content or by `aria-label`. */
  label: string;
  /** The entries, in order. */
  items: readonly MenuItem[];
  /** Text above the items that describes the menu; no controls. @default nothing */
  header?: ReactNode;
}

/**
 * A button that opens a menu. Arrow keys, Home, End and first letters move between the items, Enter and Space select,
 * Escape returns to the button, and Tab moves on from the button. The menu is rendered into the nearest theme root.
 */
export const Menu = forwardRef<HTMLButtonElement, MenuProps>(function Menu(
  { label, items, header, children, onKeyDown, onPointerDown, onClick, ...rest },
  ref,
) {
  const container = useThemeElement();
  const headerId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const openedByKey = useRef(false);
  const [openDirection, setOpenDirection] = useState<'ltr' | 'rtl' | null>(null);
  const buttonRef = useMergedRefs(ref, button);

  // Radix does not detect the text direction.
  const handleOpenChange = (open: boolean) => {
    const direction = button.current && getComputedStyle(button.current).direction;
    setOpenDirection(open ? (direction === 'rtl' ? 'rtl' : 'ltr') : null);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') {
      // Radix blocks Tab; moving the focus to the button lets Tab go to the next element of the page.
      event.stopPropagation();
      button.current?.focus();
      handleOpenChange(false);
    } else if (moveFocusInShadowRoot(event.currentTarget, event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return (
    <Root
      modal={false}
      open={openDirection !== null}
      onOpenChange={handleOpenChange}
      {...(openDirection && { dir: openDirection })}
    >
      <Trigger asChild>
        <Button
          {...rest}
          ref={buttonRef}
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
            // Assistive technology sends clicks without pointer events, which Radix ignores.
            if (event.detail !== 0) return;
            openedByKey.current = true;
            handleOpenChange(openDirection === null);
          }}
        >
          {children}
        </Button>
      </Trigger>
      {container !== null && (
        <Portal container={container}>
          <MenuContent
            align="end"
            sideOffset={GAP_PX}
            collisionPadding={EDGE_PX}
            aria-labelledby={undefined}
            aria-label={label}
            aria-describedby={header ? headerId : undefined}
            onKeyDownCapture={handleKeyDown}
            onFocusCapture={(event) => {
              const { currentTarget: menu } = event;
              const isInShadow = menu.getRootNode() instanceof ShadowRoot;
              if (!isInShadow || event.target !== menu) return;
              event.stopPropagation();
              if (openedByKey.current) moveFocusInShadowRoot(menu, 'Home');
            }}
            onCloseAutoFocus={(event) => {
              if (!isFocusLost(button.current)) event.preventDefault();
            }}
          >
            {header && <Header id={headerId}>{header}</Header>}
            {items.map(({ id, label: text, onSelect, startsGroup = false }) => (
              <Fragment key={id}>
                {startsGroup && <GroupSeparator />}
                <MenuEntry
                  onSelect={() => {
                    // A dialog that opens now must restore focus to the button, not to a removed item.
                    button.current?.focus();
                    onSelect();
                  }}
                >
                  {text}
                </MenuEntry>
              </Fragment>
            ))}
          </MenuContent>
        </Portal>
      )}
    </Root>
  );
});
