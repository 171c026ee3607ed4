/** The library recommends Node 22 and says so on every start; ours is tested on Node 20, so that one line is dropped. */
const UNDERSTOOD = /^.*oidc-provider WARNING: Unsupported runtime\./

/** The identity-provider library, loaded without its warning about the runtime. */
export async function loadProvider(): Promise<typeof import('oidc-provider')> {
  const warn = console.warn
  console.warn = (...parts: unknown[]) => {
    if (!UNDERSTOOD.test(String(parts[0]))) warn(...parts)
  }
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}
