import { SCENARIOS } from '@spinout/api-client/testing';
import { Select, Text } from '@spinout/design-system';
import { ROLES } from '@spinout/journey/auth';
import { SettingsGrid } from '../app.styles.js';
import { findLanguage, LANGUAGES, pseudoLanguage } from '@spinout/languages';
import { BACKENDS, CALLS, DIRECTIONS, THEMES, type Backend, type Settings } from './settings.js';
import { settingsMessages as messages } from './settings.messages.js';

export interface SettingsPanelProps {
  /** Backend that is used if the URL names none; without a server only the engine is available. */
  readonly defaultBackend: Backend;
  readonly settings: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
}

/** Settings for appearance, text direction, simulated failures, role and backend. */
export function SettingsPanel({ defaultBackend, settings, onChange }: SettingsPanelProps) {
  return (
    <>
      <SettingsGrid>
        <Select
          label={messages.theme}
          value={settings.theme}
          onValueChange={(theme) => onChange({ theme })}
          options={THEMES.map((value) => ({ value, label: messages[`theme.${value}`] }))}
        />
        <Select
          label={messages.language}
          value={settings.lang}
          onValueChange={(lang) => onChange({ lang, dir: findLanguage(lang).dir })}
          options={[...LANGUAGES, pseudoLanguage].map(({ tag, name }) => ({
            value: tag,
            label: name,
          }))}
        />
        <Select
          label={messages.direction}
          value={settings.dir}
          onValueChange={(dir) => onChange({ dir })}
          options={DIRECTIONS.map((value) => ({ value, label: messages[`direction.${value}`] }))}
        />
        <Select
          label={messages.scenario}
          value={settings.scenario}
          onValueChange={(scenario) => onChange({ scenario })}
          options={SCENARIOS.map((value) => ({ value, label: messages[`scenario.${value}`] }))}
        />
        <Select
          label={messages.call}
          value={settings.call ?? ''}
          onValueChange={(call) => onChange({ call: call === '' ? null : call })}
          options={[
            { value: '', label: messages['call.every'] },
            ...CALLS.map((value) => ({ value, label: value })),
          ]}
        />
        <Select
          label={messages.showAs}
          value={settings.showAs ?? 'own'}
          onValueChange={(role) => onChange({ showAs: role === 'own' ? null : role })}
          options={(['own', ...ROLES] as const).map((value) => ({
            value,
            label: messages[`showAs.${value}`],
          }))}
        />
        {defaultBackend === 'server' && (
          <Select
            label={messages.backend}
            value={settings.backend}
            onValueChange={(backend) => onChange({ backend })}
            options={BACKENDS.map((value) => ({ value, label: messages[`backend.${value}`] }))}
          />
        )}
      </SettingsGrid>
      <Text size="sm" tone="muted">
        {messages[`about.${settings.backend}`]}
      </Text>
      {settings.showAs !== null && (
        <Text size="sm" tone="muted">
          {messages['about.showAs']}
        </Text>
      )}
    </>
  );
}
