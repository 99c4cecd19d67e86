import { html } from 'hono/html';
import { renderPage, type Html } from '../sign-in-pages.js';
import type { LocalAccount } from './local-accounts.js';

/** Shown on every page, so that no one mistakes these accounts for those of a provider. */
export const DEMO_NOTICE =
  'Demo sign-in: accounts on this server only. Not Google / GitHub / ORCID.';

const OPEN_WARNING =
  "Warning: these accounts have no password. Everyone who can reach this page can use each of them, including the administrator's, and sees what others saved there. Save nothing confidential.";

const NOTHING_CHOSEN = 'Choose an account to continue.';

const renderOption = ({ subject, name, email, description }: LocalAccount): Html =>
  html`<label>
    <input type="radio" name="account" value="${subject}" required />
    <span><span class="account">${name}</span> ${email}: ${description}</span>
  </label>`;

export const renderAccountChoice = (choice: {
  readonly accounts: readonly LocalAccount[];
  readonly action: string;
  readonly cancelAction: string;
  readonly stylesheet: string;
  /** The form was submitted without an account. */
  readonly isEmpty: boolean;
  /** People on other machines can use the accounts too. */
  readonly isOpenToEveryone: boolean;
}): Html =>
  renderPage({
    title: `${choice.isEmpty ? 'Error: ' : ''}Choose a demo account - Spinout`,
    stylesheet: choice.stylesheet,
    body: html`<h1>Choose a demo account</h1>
      <p class="notice">${DEMO_NOTICE}</p>
      ${choice.isOpenToEveryone ? html`<p class="problem">${OPEN_WARNING}</p>` : ''}
      ${
        choice.isEmpty
          ? html`<p class="problem" role="alert" id="problem">${NOTHING_CHOSEN}</p>`
          : ''
      }
      <form method="post" action="${choice.action}">
        <fieldset ${choice.isEmpty ? html`aria-describedby="problem"` : ''}>
          <legend>One account per role</legend>
          ${choice.accounts.map(renderOption)}
        </fieldset>
        <button type="submit">Sign in</button>
      </form>
      <form method="post" action="${choice.cancelAction}">
        <button type="submit" class="quiet">Cancel</button>
      </form>`,
  });
