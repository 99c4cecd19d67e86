import { createPlatformClient, ENDPOINT_CATALOG } from '@spinout/api-client';
import { exampleUser, jsonReply, scriptedTransport } from '@spinout/api-client/testing';
import { testRuntime } from '@spinout/flow-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AuthCallback } from '../../account/auth/auth-callback.js';
import { AuthProvider } from '../../account/auth/auth-provider.js';
import { createAuthDependencies, storedTokens } from '../../account/auth/auth.test-tools.js';
import { SignInGate } from '../../account/auth/sign-in-gate.js';
import { configs, hostPage, localPage } from './admin-panel.fixtures.js';
import { AdminPanel, type AdminPanelProps } from './admin-panel.js';

const GOOD = { services: { pdf: { status: 'online' } } };

const show = (props: Partial<AdminPanelProps> = {}, services: unknown = GOOD) => {
  const transport = scriptedTransport({ 'platform.services': () => services });
  const api = createPlatformClient({ transport });
  render(
    <AdminPanel
      api={api}
      runtime={testRuntime()}
      page={hostPage}
      config={configs.usual}
      {...props}
    />,
  );
  return transport;
};

/** The texts of a row’s cells after its name. */
const getRowTexts = (part: string, name: string) =>
  within(
    within(screen.getByRole('region', { name: part })).getByRole('rowheader', { name })
      .parentElement!,
  )
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const address = (name: string) => getRowTexts('Configuration', name);

describe('the admin panel', () => {
  it('shows services, configuration and flags, and says that it is read-only (T-43)', async () => {
    show();
    expect(screen.getByRole('heading', { level: 2, name: 'Admin Panel' })).toBeVisible();
    expect(screen.getByText(/This page is read-only/)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
      'Configuration',
      'Feature flags',
      'Services',
    ]);
    await screen.findByRole('button', { name: 'All Services Operational' });
  });

  it('is read-only: only disclosures can be opened, and only the status is requested (T-43)', async () => {
    const transport = show();
    await screen.findByRole('button', { name: 'All Services Operational' });
    for (const button of screen.getAllByRole('button')) {
      expect(button).toHaveAttribute('aria-expanded');
    }
    for (const role of ['textbox', 'checkbox', 'switch', 'combobox', 'link']) {
      expect(screen.queryByRole(role)).toBeNull();
    }
    expect(transport.requests).toMatchObject([{ method: 'GET', path: '/api/v1/services/status' }]);
  });

  it('lists the services on open', async () => {
    show();
    const list = await screen.findByRole('list', { name: 'Services' });
    expect(list).toHaveTextContent('pdf: online');
  });

  it('shows the configuration and the flags even if the services do not respond', async () => {
    show({}, jsonReply(503, {}));
    expect(await screen.findByText('Status unavailable')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Addresses' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Feature flags' })).toBeVisible();
  });

  it('CFG-13, CFG-14, CFG-17 shows both base URLs and the WebSocket URL that follows from them', () => {
    show();
    expect(address('API base')).toEqual(['https://backend.example.org', 'Yes']);
    expect(address('Sign-in base')).toEqual([
      'https://backend.example.org/api/v1',
      'No: from API base',
    ]);
    expect(address('WebSocket')).toEqual(['wss://backend.example.org/ws', 'No: from API base']);
  });

  it('CFG-17 shows a separate sign-in base', () => {
    show({ authBase: 'https://login.example.org' });
    expect(address('Sign-in base')).toEqual(['https://login.example.org', 'Yes']);
  });

  it('CFG-18, CFG-19 shows each service at its host, or on the page’s origin', () => {
    show();
    const beside = ['https://app.example.org', 'No: same as page'];
    expect(address('Research')).toEqual(['https://research.example.org', 'Yes']);
    expect(address('Quantum, WebSocket')).toEqual(['wss://live.example.org', 'Yes']);
    expect(address('Visualization, WebSocket')).toEqual(['wss://app.example.org', beside[1]]);
    for (const name of ['Gateway', 'AlphaFold', 'Quantum', 'Visualization', 'Agents', 'PDF']) {
      expect(address(name)).toEqual(beside);
    }
  });

  it('CFG-19 shows services on a local host at their port, or under the API base', () => {
    show({ config: configs.local, page: localPage });
    expect(address('Research')).toEqual(['http://localhost:8010', 'Yes']);
    expect(address('Quantum, WebSocket')).toEqual(['ws://localhost:8020', 'Yes']);
    expect(address('PDF')).toEqual(['https://backend.example.org', 'No: from API base']);
  });

  it('says that no configuration was passed, and shows the defaults', () => {
    show({ config: undefined });
    expect(screen.getByText(/No configuration set/)).toBeVisible();
    expect(address('API base')).toEqual(['https://app.example.org', 'No: same as page']);
    expect(address('WebSocket')).toEqual(['wss://app.example.org/ws', 'No: from API base']);
  });

  it('never shows names, passwords or parameters of addresses', () => {
    show({ config: configs.withSecrets });
    const note = 'Credentials and parameters are hidden.';
    expect(address('API base')).toEqual([`https://backend.example.org/v2${note}`, 'Yes']);
    expect(address('WebSocket')[1]).toBe('No: from API base');
    expect(address('PDF')[0]).toBe(`https://pdf.example.org/https://inner.example${note}`);
    expect(document.body.innerHTML).not.toMatch(/hunter2|robot|sesame/);
  });

  it('says that an invalid address cannot be shown', () => {
    show({ config: { ...configs.usual, webSocketUrl: 'wss://robot:hunter2@' } });
    expect(address('WebSocket')).toEqual(['Invalid address', 'Yes']);
  });

  it('CFG-16, CONST-08 formats the timeout for the locale', () => {
    show();
    expect(screen.getByText(/^Request timeout: 30,000 ms\./)).toBeVisible();
  });

  it('CFG-01 shows all configured paths by service when their disclosure is opened', async () => {
    show();
    const part = within(screen.getByRole('region', { name: 'Configuration' }));
    const disclosures = part.getAllByRole('button');
    expect(disclosures.map(({ textContent }) => textContent)).toEqual([
      'Sign-in: 5 paths',
      'Research: 4 paths',
      'Genomics: 4 paths',
      'Proteomics: 4 paths',
      'Multi-omics: 4 paths',
      'Biomarkers: 4 paths',
      'Visualization: 4 paths',
      'AlphaFold: 4 paths',
      'Documents: 4 paths',
      'Notifications: 3 paths',
      'Analytics: 3 paths',
    ]);
    for (const disclosure of disclosures) await userEvent.click(disclosure);
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      Object.values(ENDPOINT_CATALOG).flatMap((paths) => Object.values(paths)),
    );
    expect(part.getByText(/^The 43 configured paths/)).toBeVisible();
  });

  it('CFG-15 shows that all five flags are on', () => {
    show();
    const names = [
      'Quantum',
      'Protein structure prediction',
      'AI agents',
      'PDF export',
      'Collaboration',
    ];
    for (const name of names) expect(getRowTexts('Feature flags', name)[0]).toBe('On');
  });

  it('shows which features are off and what that hides; flags of the page take precedence (T-56)', () => {
    show({ config: configs.everythingOff, features: { quantum: true } });
    expect(getRowTexts('Feature flags', 'Quantum')[0]).toBe('On');
    expect(getRowTexts('Feature flags', 'Collaboration')).toEqual(['Off', 'Sharing']);
  });

  it('uses the host’s messages and formats numbers for the locale', () => {
    show({
      locale: 'de-DE',
      messages: { adminPanel: { title: 'Verwaltung', names: { pdf: 'Druck' } } },
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Verwaltung' })).toBeVisible();
    expect(address('Druck')).toHaveLength(2);
    expect(screen.getByText(/30\.000 ms/)).toBeVisible();
  });
});

describe('the admin panel behind the gate', () => {
  it.each([
    ['admin', true],
    ['enterprise', true],
    ['researcher', false],
    ['user', false],
    ['guest', false],
  ])('with the role %s it is shown: %s (T-43)', async (role, isThere) => {
    const { api, session, storage, tab, page, runtime } = createAuthDependencies({
      tokens: storedTokens(),
      script: {
        'session.profile': { success: true, user: { ...exampleUser, role } },
        'platform.services': GOOD,
      },
    });
    render(
      <AuthProvider {...{ api, session, storage, tab, page, runtime }}>
        <AuthCallback>
          <SignInGate role="admin" fallback={<p>Not for you</p>}>
            <AdminPanel api={api} runtime={runtime} page={hostPage} />
          </SignInGate>
        </AuthCallback>
      </AuthProvider>,
    );
    const found = isThere
      ? await screen.findByRole('heading', { level: 2, name: 'Admin Panel' })
      : await screen.findByText('Not for you');
    expect(found).toBeVisible();
    expect(screen.queryAllByRole('table')).toHaveLength(isThere ? 2 : 0);
  });
});
