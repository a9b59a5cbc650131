const examples =
  /(?:^|\.)example(?:\.[a-z]{2,3}){0,2}$|\.(?:example|test|invalid|local|internal)$|evil|attacker|malicious|hacker|^(?:(?:www|api|get|my)\.)?(?:your|my|some|foo|bar|acme|bad)[\w-]*\.|^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|host|hostname|domain)$/iu;

/** Whether the host is one that texts name as an example, or the machine itself: `example.com`, `attacker.io`, `localhost`. */
export function isExampleHost(host: string): boolean {
  return examples.test(host);
}
