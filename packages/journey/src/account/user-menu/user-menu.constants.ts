/** Minimum rank for the Admin Panel: that of an admin. */
export const ADMIN_PANEL_RANK = 3;

/** Provider of a local guest. */
export const GUEST_PROVIDER = 'guest';
