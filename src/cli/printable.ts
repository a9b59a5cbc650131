/** Text of a skill as a terminal may get it: one line, and nothing that moves the cursor or turns the direction of what follows. */
export function printable(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g, '\uFFFD');
}
