import { SLOW_LOAD_NOTICE_MS } from '../config/limits.ts'
import type { MiniAppModule } from '../contract/mini-app-module.ts'
import { wordsReady } from '../contract/words.ts'
import { wordsOf } from '../contract/words-of.ts'

/** A mini-app's script could not be had; the message names the app and the address and says which of the cases it is. */
class LoadError extends Error {
  override name = 'LoadError'
}

const OUT_OF_REACH = 'could not be reached.'
const UNREADABLE =
  'may not be read by this portal: its server must send the header Access-Control-Allow-Origin.'

/** Nothing answered: when the connection is back the script may be had. */
export const isOutOfReach = (failure: Error | undefined): boolean =>
  failure instanceof LoadError && failure.message.endsWith(OUT_OF_REACH)

let retries = 0

/** Another address of the same script: browsers remember a failed `import()`. */
export function freshAddress(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}retry=${Date.now()}-${++retries}`
}

/** Imports a mini-app's script, once it has passed a check; its words come with it. @throws LoadError */
export async function loadModule(
  key: string,
  address: string,
  check?: (address: string) => Promise<void>,
): Promise<MiniAppModule> {
  try {
    await check?.(address)
    const module = (await import(/* @vite-ignore */ address)) as MiniAppModule
    const words = wordsReady()
    if (words) await words
    return module
  } catch (cause) {
    throw new LoadError(await whyNoScript(key, address, SLOW_LOAD_NOTICE_MS, wordsOf(cause)), { cause })
  }
}

/**
 * `import()` says little: the address is asked once more to tell the cases apart. Where a script is there, it
 * failed for the reason given, if any.
 */
export async function whyNoScript(
  key: string,
  address: string,
  patienceMs: number,
  failure = '',
): Promise<string> {
  const script = `The script of mini-app ${key} at ${address}`
  const signal = AbortSignal.timeout(patienceMs)
  const response = await fetch(address, { headers: { accept: 'text/javascript' }, signal }).catch(() => null)
  if (!response) return `${script} ${(await answers(address, signal)) ? UNREADABLE : OUT_OF_REACH}`
  void response.body?.cancel()
  if (!response.ok) return `${script} was not found: the server answered ${response.status}.`
  const type = response.headers.get('content-type') ?? 'no content type'
  if (type.includes('html')) return `${script} is an HTML page, not a script.`
  if (!/javascript|ecmascript/.test(type))
    return `${script} has the content type ${type}, which is not a script's.`
  return failure && `${script} failed while it was read: ${failure}`
}

/** Whether anything answers there, readable or not. */
function answers(address: string, signal: AbortSignal): Promise<boolean> {
  return fetch(address, { mode: 'no-cors', signal }).then(
    ({ body }) => (void body?.cancel(), true),
    () => false,
  )
}
