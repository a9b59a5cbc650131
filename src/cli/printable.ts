/** Text of a skill as a terminal may get it: one line, and no sequences that move the cursor. */
export function printable(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, '\uFFFD');
}
