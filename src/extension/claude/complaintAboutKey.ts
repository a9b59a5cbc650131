/** What is wrong with the form of an API key; undefined where nothing is. It goes into a header, which takes printable ASCII alone. */
export function complaintAboutKey(written: string): string | undefined {
  const key = written.trim();
  if (/\s/.test(key)) return 'A key has no blanks in it.';
  return /^[!-~]*$/.test(key)
    ? undefined
    : 'A key has only letters, digits and signs of plain ASCII. Copy it again, without quotes or dots around it.';
}
