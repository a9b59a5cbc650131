type Stop = () => void;

const stops = new Set<Stop>();
let listening = false;

/**
 * Keeps `stop` (synchronous) to be called when this process ends in any way that a process can notice:
 * the end of its work, an uncaught error, SIGINT, SIGTERM or SIGHUP. Returns what forgets it again.
 */
export function stopAtExit(stop: Stop): () => void {
  if (!listening) listen();
  stops.add(stop);
  return () => stops.delete(stop);
}

function listen(): void {
  listening = true;
  process.on('exit', stopAll);
  const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
  for (const [signal, code] of Object.entries(codes)) process.on(signal, () => process.exit(code));
}

function stopAll(): void {
  for (const stop of stops) stop();
  stops.clear();
}
