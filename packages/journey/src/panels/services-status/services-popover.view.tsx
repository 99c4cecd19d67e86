import { ChevronDownIcon, Stack, StatusDot, Text } from '@spinout/design-system';
import { useId, useRef } from 'react';
import { Popover, PopoverRoot, PopoverTrigger } from './services-popover.styles.js';
import { ServicesDetails, type ServicesStatusViewProps } from './services-status.view.js';

/** A small button for a header that shows the status of the services over the page. */
export function ServicesPopoverView({ model, send }: ServicesStatusViewProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const setOpen = (isOpen: boolean) => send({ type: 'details.toggled', isOpen });
  return (
    <PopoverRoot
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !model.isOpen) return;
        event.stopPropagation();
        trigger.current?.focus();
        setOpen(false);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (model.isOpen && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <PopoverTrigger
        ref={trigger}
        type="button"
        aria-label={model.label}
        title={model.label}
        aria-expanded={model.isOpen}
        aria-controls={model.isOpen ? id : undefined}
        onClick={() => setOpen(!model.isOpen)}
      >
        {model.tone === 'warning' ? <StatusDot tone="warning" /> : <ChevronDownIcon size={16} />}
      </PopoverTrigger>
      {model.isOpen && (
        // Focusable, so that a click on its text does not close it.
        <Popover id={id} tabIndex={-1}>
          <Stack gap={3}>
            <Text size="ui" weight="medium">
              <StatusDot tone={model.tone} /> {model.label}
            </Text>
            <ServicesDetails model={model} />
          </Stack>
        </Popover>
      )}
    </PopoverRoot>
  );
}
