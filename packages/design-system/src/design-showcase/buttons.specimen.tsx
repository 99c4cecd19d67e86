import { Button, type ButtonProps } from '../button/button.js';
import { ArrowRightIcon } from '../icon/actions.icons.js';
import { Table } from '../table/table.js';
import type { DesignShowcaseMessages } from './design-showcase.messages.js';
import { SpecimenSection } from './specimen-section.js';

const variants = [
  'primary',
  'secondary',
  'quiet',
  'danger',
] as const satisfies readonly NonNullable<ButtonProps['variant']>[];

type ButtonState = Pick<ButtonProps, 'size' | 'iconAfter' | 'pressed' | 'busy' | 'disabled'>;

/** Every variant in every state, without actions. */
export function ButtonsSpecimen({ messages }: { readonly messages: DesignShowcaseMessages }) {
  const states: readonly (readonly [string, ButtonState])[] = [
    [messages.buttonRest, {}],
    [messages.buttonIcon, { iconAfter: <ArrowRightIcon size={16} /> }],
    [messages.buttonSmall, { size: 'sm' }],
    [messages.buttonPressed, { pressed: true }],
    [messages.buttonBusy, { busy: true }],
    [messages.buttonDisabled, { disabled: true }],
  ];
  return (
    <SpecimenSection title={messages.buttons} introduction={messages.buttonsIntroduction}>
      <Table
        caption={messages.buttons}
        captionHidden
        rows={variants}
        rowKey={(variant) => variant}
        columns={[
          { id: 'name', header: messages.name, cell: (variant) => variant },
          ...states.map(([header, buttonState]) => ({
            id: header,
            header,
            cell: (variant: (typeof variants)[number]) => (
              <span style={{ whiteSpace: 'nowrap' }}>
                <Button variant={variant} {...buttonState}>
                  {messages.buttonLabel}
                </Button>
              </span>
            ),
          })),
        ]}
      />
    </SpecimenSection>
  );
}
