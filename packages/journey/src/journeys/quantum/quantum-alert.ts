import { isApiError } from '@spinout/api-client';
import { fill, formatNumber } from '@spinout/design-system';
import { ENERGY_DIGITS } from './quantum.constants.js';
import { QuantumReplyError } from './quantum-reply-error.js';
import type { QuantumMessages } from './quantum.messages.js';

/** An alert that the person must close; `failed` names the failed work. */
export type QuantumAlert =
  | {
      readonly code:
        | 'circuitNeeded'
        | 'moleculeNeeded'
        | 'hamiltonianNeeded'
        | 'demoCircuit'
        | 'demoResults'
        | 'noEnergy'
        | 'energiesNotOffered';
    }
  | { readonly code: 'demoEnergy'; readonly energy: number }
  | {
      readonly code: 'circuitFailed' | 'simulationFailed' | 'optimizationFailed' | 'energiesFailed';
      readonly error: unknown;
    };

/** Adds an alert after the unread ones. */
export const addAlert = (alerts: readonly QuantumAlert[], alert: QuantumAlert) => ({
  alerts: [...alerts, alert],
});

export function formatAlert(
  alert: QuantumAlert,
  messages: QuantumMessages,
  locale: string,
): string {
  switch (alert.code) {
    case 'demoEnergy':
      return fill(messages.demoEnergy, { energy: formatEnergy(alert.energy, locale) });
    case 'circuitFailed':
    case 'simulationFailed':
    case 'optimizationFailed':
    case 'energiesFailed':
      return fill(messages[alert.code], { detail: formatFailure(alert.error, messages) });
    default:
      return messages[alert.code];
  }
}

/** Formats an energy in Hartree with microhartree precision. */
export const formatEnergy = (energy: number, locale: string): string =>
  formatNumber(energy, locale, { maximumFractionDigits: ENERGY_DIGITS });

/** Reason of a failure. */
function formatFailure(error: unknown, messages: QuantumMessages): string {
  if (error instanceof QuantumReplyError) return error.detail ?? messages.invalidResponse;
  // A program error carries its own position and reason.
  if (!isApiError(error)) return isReadable(error) ? error.message : messages.unexpected;
  switch (error.code) {
    case 'unreachable':
    case 'timeout':
    case 'aborted':
      return messages.networkError;
    case 'malformed':
      return messages.invalidResponse;
    case 'status':
      return (
        error.details.serverMessage ?? fill(messages.status, { status: error.details.status ?? 0 })
      );
  }
}

/** Detected by name, so that the circuit parser is not loaded for its error class. */
const isReadable = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'QuantumError';
