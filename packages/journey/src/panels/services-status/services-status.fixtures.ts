import type { ServicesStatusModel } from './services-status.model.js';

const service = (name: string, status: string) => ({
  name,
  text: `${name}: ${status}`,
  isOnline: status === 'online',
});

const operational: ServicesStatusModel = {
  label: 'All Services Operational',
  tone: 'success',
  isOpen: true,
  services: [
    service('literature', 'online'),
    service('hypothesis', 'online'),
    service('experiment', 'online'),
    service('documents', 'online'),
    service('quantum', 'online'),
    service('pdf', 'online'),
  ],
  isUnavailable: false,
  notes: ['Checked at 10:00:00 AM, and again every 30 seconds.'],
};

/** One view model per state of the widget. */
export const servicesStatusModels = {
  checking: {
    label: 'Checking services...',
    tone: 'idle',
    isOpen: false,
    services: null,
    isUnavailable: false,
    notes: [],
  },
  closed: { ...operational, isOpen: false },
  operational,
  degraded: {
    ...operational,
    label: 'Some Services Degraded',
    tone: 'warning',
    services: [service('literature', 'online'), service('quantum', 'offline')],
  },
  empty: { ...operational, label: 'Some Services Degraded', tone: 'warning', services: [] },
  unavailable: {
    ...operational,
    label: 'Some Services Degraded',
    tone: 'warning',
    isUnavailable: true,
    notes: [
      'The list below is from 2 minutes ago.',
      'We check again 60 seconds after the last check.',
    ],
  },
  neverAnswered: {
    label: 'Some Services Degraded',
    tone: 'warning',
    isOpen: true,
    services: null,
    isUnavailable: true,
    notes: [
      'There is no earlier status to show.',
      'We check again 30 seconds after the last check.',
    ],
  },
} satisfies Record<string, ServicesStatusModel>;
