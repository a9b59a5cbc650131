/** Documents that a model reads as they are; a token is about four bytes of them. */
const document = /\.(?:md|txt)$/i;
const bytesPerToken = 4;

/** About how many tokens the documents among the files have. `size` is in bytes. */
export function documentTokens(files: readonly { readonly path: string; readonly size: number }[]): number {
  return files.reduce(
    (total, { path, size }) => total + (document.test(path) ? Math.ceil(size / bytesPerToken) : 0),
    0,
  );
}
