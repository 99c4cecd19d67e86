import { Checkbox, fill, Text } from '@spinout/design-system';
import type { FlowLanguageModel } from '../data/language-model.js';

interface LanguageModelNoticeProps {
  /** Null: the server has none, as far as is known. */
  readonly model: FlowLanguageModel | null;
  /** What the step sends; `{name}` is the model. */
  readonly hint: string;
}

/** Says what a step sends to a language model; nothing where the person turned it off. */
export function LanguageModelNotice({ model, hint }: LanguageModelNoticeProps) {
  if (!model?.isAllowed) return null;
  return (
    <Text size="sm" tone="muted">
      {fill(hint, { name: model.name })}
    </Text>
  );
}

interface LanguageModelSwitchProps extends LanguageModelNoticeProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onChange: (isAllowed: boolean) => void;
}

/** The same with a switch, where the person decides. */
export function LanguageModelSwitch({
  model,
  hint,
  label,
  disabled,
  onChange,
}: LanguageModelSwitchProps) {
  if (!model) return null;
  return (
    <Checkbox
      role="switch"
      label={label}
      hint={fill(hint, { name: model.name })}
      checked={model.isAllowed}
      disabled={disabled}
      onCheckedChange={onChange}
    />
  );
}
