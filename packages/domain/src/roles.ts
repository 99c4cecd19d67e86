/** The roles of persons and their ranks. */
export { getRoleRank, hasRole, ROLES } from './roles/roles.js';
