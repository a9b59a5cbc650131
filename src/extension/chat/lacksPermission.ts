/** Whether a request failed, or was caused to fail, because the model may not be used: the key is wrong, or not allowed to. */
export function lacksPermission(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    // The code of vscode.LanguageModelError.NoPermissions.
    if ('code' in at && at.code === 'NoPermissions') return true;
  }
  return false;
}
