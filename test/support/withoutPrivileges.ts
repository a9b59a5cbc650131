/** Runs `work` with the rights of an ordinary user, also where the tests run as root, to whom no file is closed. */
export async function withoutPrivileges<T>(work: () => Promise<T>): Promise<T> {
  const { geteuid, seteuid } = process;
  if (!geteuid || !seteuid || geteuid() !== 0) return work();
  const nobody = 65534;
  seteuid(nobody);
  try {
    return await work();
  } finally {
    seteuid(0);
  }
}
