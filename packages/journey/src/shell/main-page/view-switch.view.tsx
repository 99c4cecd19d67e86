import { ChevronDownIcon } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useId, useState, type ReactNode } from 'react';
import type { SectionsPart } from '../platform/section-list.view.js';
import { mainPageMessages } from './main-page.messages.js';
import type { MainPageModel } from './main-page.model.js';
import { Place } from './main-page.styles.js';
import { Choices, Current, SwitchButton, Switcher, Toggle, Toolbar } from './view-switch.styles.js';

export interface ViewSwitchProps {
  readonly model: Pick<MainPageModel, 'isCompact' | 'place' | 'toggles'>;
  /** Renders the sections of the open view, whose code may still load. @default it has none */
  readonly renderSections?: ((part: SectionsPart) => ReactNode) | undefined;
  readonly onToggle: (name: MainPageModel['toggles'][number]['name']) => void;
  /** Renders the brand, with the name of what is shown in it. */
  readonly renderBrand: (place: ReactNode) => ReactNode;
}

/**
 * What is shown, and the ways to other views and sections. The toggles have a place in the header where it is wide; elsewhere
 * they open below it, with the sections.
 */
export function ViewSwitch({
  model: { isCompact, place, toggles },
  renderSections,
  onToggle,
  renderBrand,
}: ViewSwitchProps) {
  const messages = useMessages(mainPageMessages);
  const [isOpen, setOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    // The view may have another button.
    requestAnimationFrame(() => opener?.focus());
  };
  const render = (name: string) => (
    <Place aria-current="page" title={name}>
      {name}
    </Place>
  );
  return (
    <Switcher
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      {renderBrand(
        // Another element in another place, so that it does not count as one that moves.
        <Current key={String(isCompact)} data-compact={isCompact || undefined}>
          {renderSections?.({ render }) ?? (place !== null && render(place))}
          <SwitchButton
            ref={setOpener}
            type="button"
            aria-label={messages.openViews}
            aria-expanded={isOpen}
            aria-controls={id}
            data-sections={renderSections && ''}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDownIcon size={16} />
          </SwitchButton>
        </Current>,
      )}
      <Choices
        id={id}
        // Focusable, so that a click beside a button does not close it.
        tabIndex={-1}
        data-open={isOpen || undefined}
      >
        {isOpen && renderSections?.({ onOpened: close })}
        <Toolbar>
          {toggles.map(({ name: toggle, on, label, otherLabel }) => (
            <Toggle
              key={toggle}
              type="button"
              data-on={on || undefined}
              data-other-label={otherLabel}
              onClick={() => {
                onToggle(toggle);
                if (isOpen) close();
              }}
            >
              {label}
            </Toggle>
          ))}
        </Toolbar>
      </Choices>
    </Switcher>
  );
}
