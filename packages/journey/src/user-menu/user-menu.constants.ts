/** MENU-04, CONST-30: rank from which the Admin Panel shows: that of an admin. */
export const ADMIN_PANEL_RANK = 3;

/** T-09: provider of a local guest. */
export const GUEST_PROVIDER = 'guest';
