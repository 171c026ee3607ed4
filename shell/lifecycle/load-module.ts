import type { MiniAppModule } from '../contract/mini-app.ts'

/** A mini-app's script could not be had; the message names the app and the address and says which of the cases it is. */
export class LoadError extends Error {
  override name = 'LoadError'
}

let retries = 0

/**
 * Imports the script. A retry asks for a fresh address, because browsers remember a failed `import()`.
 * @throws LoadError
 */
export async function loadModule(key: string, address: string, isRetry: boolean): Promise<MiniAppModule> {
  const fresh = isRetry ? `${address}${address.includes('?') ? '&' : '?'}retry=${Date.now()}-${++retries}` : address
  try {
    return (await import(/* @vite-ignore */ fresh)) as MiniAppModule
  } catch (cause) {
    throw new LoadError(await explain(key, fresh, cause), { cause })
  }
}

/** `import()` says little: the address is asked once more to tell the cases apart. */
async function explain(key: string, address: string, cause: unknown): Promise<string> {
  const script = `The script of mini-app ${key} at ${address}`
  const response = await fetch(address, { headers: { accept: 'text/javascript' } }).catch(() => null)
  if (!response) return `${script} could not be reached.`
  void response.body?.cancel()
  if (!response.ok) return `${script} was not found: the server answered ${response.status}.`
  const type = response.headers.get('content-type') ?? 'no content type'
  if (type.includes('html')) return `${script} is an HTML page, not a script.`
  if (!/javascript|ecmascript/.test(type)) return `${script} has the content type ${type}, which is not a script's.`
  return `${script} failed while it was read: ${cause instanceof Error ? cause.message : String(cause)}`
}
