import { Banner, Button, Text } from '@spinout/design-system';

export interface TabConflictBannerProps {
  /** What has happened. */
  readonly title: string;
  /** What the other tab saved. */
  readonly description: string;
  /** What happens until a version is chosen. */
  readonly help: string;
  /** Label of the button that takes the version of the other tab. */
  readonly useOther: string;
  /** Label of the button that keeps the version of this tab. */
  readonly keepCurrent: string;
  /** Whether this tab can continue with the other version. */
  readonly canUseOther: boolean;
  /** Whether neither version can be chosen at the moment. @default false */
  readonly disabled?: boolean | undefined;
  /** Receives the choice. */
  readonly onResolve: (event: {
    readonly type: 'conflict.resolvedRemote' | 'conflict.resolvedLocal';
  }) => void;
}

/** Another tab saved a different version: the person chooses which one to continue. */
export function TabConflictBanner({
  title,
  description,
  help,
  useOther,
  keepCurrent,
  canUseOther,
  disabled = false,
  onResolve,
}: TabConflictBannerProps) {
  return (
    <Banner
      tone="warning"
      actions={
        <>
          {canUseOther && (
            <Button
              size="sm"
              disabled={disabled}
              onClick={() => onResolve({ type: 'conflict.resolvedRemote' })}
            >
              {useOther}
            </Button>
          )}
          <Button
            size="sm"
            disabled={disabled}
            onClick={() => onResolve({ type: 'conflict.resolvedLocal' })}
          >
            {keepCurrent}
          </Button>
        </>
      }
    >
      <Text weight="medium">{title}</Text>
      <Text size="ui">{description}</Text>
      <Text size="ui">{help}</Text>
    </Banner>
  );
}
