/** Storage key of the backup of an unreadable record. */
export const getBackupKey = (key: string): string => `${key}:backup`;
