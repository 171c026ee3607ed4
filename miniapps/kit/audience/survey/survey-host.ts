import type { MiniAppPortal } from '../../../../shell/contract/mini-app.ts'
import { WorkerHost } from '../../worker/worker-host.ts'
import type { surveyCalls } from './survey-calls.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the worker's own bundle
import script from './survey-worker.ts?worker&url'

export type SurveyHost = WorkerHost<ReturnType<typeof surveyCalls>>

interface Held {
  host: SurveyHost
  holders: number
}

const hosts = new WeakMap<MiniAppPortal, Held>()

/** The one worker of a mini-app, started with its first count. */
export function surveyHost(portal: MiniAppPortal): SurveyHost {
  return heldBy(portal).host
}

function heldBy(portal: MiniAppPortal): Held {
  const known = hosts.get(portal)
  if (known) return known
  const load = async () => (await import('./survey-calls.ts')).surveyCalls()
  const held = { host: new WorkerHost(new URL(script, import.meta.url), load), holders: 0 }
  hosts.set(portal, held)
  return held
}

/** Keeps the worker until the function that it answers is called: with the last holder, at the latest at unmount, it forgets everybody. */
export function holdSurveyHost(portal: MiniAppPortal): () => void {
  const held = heldBy(portal)
  held.holders++
  return () => {
    held.holders--
    // the next screen takes hold in the same turn
    queueMicrotask(() => {
      if (held.holders === 0) held.host.end()
    })
  }
}
