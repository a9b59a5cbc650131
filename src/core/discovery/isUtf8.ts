/** Whether the bytes of a path were UTF-8: of those that were not, the system gives U+FFFD, and no file is found by that. */
export function isUtf8(path: string): boolean {
  return !path.includes('\ufffd');
}
