import { $session } from '../stores/session.ts'
import { notify } from '../stores/notices.ts'
import { words } from '../words/words.ts'

export type Engine = typeof import('./engine.ts')

let isTold = false
let isPrepared = false

/** Null where it cannot be had, as after an upgrade of the portal. A browser remembers that, so only a new page asks again. */
export const loadEngine = (): Promise<Engine | null> => import('./engine.ts').catch(() => null)

/** For keeping a session: where the engine is missing, whoever is signed in hears of it once. */
export async function loadEngineOrTell(): Promise<Engine | null> {
  const engine = await loadEngine()
  if (engine || isTold || $session.get().state !== 'signed-in') return engine
  isTold = true
  notify(
    {
      kind: 'warning',
      text: words('missing.renewal'),
      action: { label: words('reload'), run: () => location.reload() },
    },
    'page',
  )
  return null
}

/**
 * Loads it while it can be had: an upgrade may take it away before it is needed. When nothing else is to be done, for a click
 * would wait for it; whoever is offline by then is asked for again. Where nothing is renewed its lack costs nobody the session.
 */
export function prepareEngine(renews: boolean): void {
  if (isPrepared) return
  isPrepared = true
  const load = () => {
    isPrepared = navigator.onLine
    if (isPrepared) void (renews ? loadEngineOrTell() : loadEngine())
  }
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load)
  else setTimeout(load) // Safari
}
