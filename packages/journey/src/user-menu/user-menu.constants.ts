/** Rank from which the Admin Panel shows: that of an admin. */
export const ADMIN_PANEL_RANK = 3;

/** Provider of a local guest. */
export const GUEST_PROVIDER = 'guest';
