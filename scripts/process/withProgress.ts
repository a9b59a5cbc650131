/** Says that a long step began, every ten seconds that it goes on, and how long it took. */
export async function withProgress<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  console.log(`${title} …`);
  const ticker = setInterval(() => console.log(`  still going after ${seconds()}`), 10_000);
  try {
    const result = await work();
    console.log(`  done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(ticker);
  }
}
