/** A backup can't be made or loaded; the message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError';
}
