import { Button, Cluster, Text } from '@spinout/design-system';

interface ChoiceButtonsProps {
  /** Says above the buttons where the names come from. */
  readonly introduction: string;
  /** Name of the group. */
  readonly label: string;
  readonly choices: readonly { readonly text: string }[];
  /** Text of the field that the buttons fill. */
  readonly value: string;
  readonly onChoose: (text: string) => void;
}

/** Names that fill a field with one click; nothing without any. */
export function ChoiceButtons({
  introduction,
  label,
  choices,
  value,
  onChoose,
}: ChoiceButtonsProps) {
  if (choices.length === 0) return null;
  return (
    <>
      <Text size="sm" tone="muted">
        {introduction}
      </Text>
      <Cluster gap={2} role="group" aria-label={label}>
        {choices.map(({ text }) => (
          <Button key={text} size="sm" pressed={value === text} onClick={() => onChoose(text)}>
            {text}
          </Button>
        ))}
      </Cluster>
    </>
  );
}
