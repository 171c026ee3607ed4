import { MINIAPP_EVENT_REFUSED, type MiniAppEventRefusal } from '../contract/events.ts'
import type { MiniAppEntry } from '../config/miniapps.ts'
import { accept, type Accepted } from './accept.ts'
import { EFFECTS } from './effects.ts'

/** Carries out a mini-app's wish, or refuses it: one logged warning and an event back to the element. */
export function handleEvent(entry: MiniAppEntry, event: Event): void {
  event.stopPropagation()
  const verdict = accept(entry.key, entry.allowedEvents, (event as CustomEvent<unknown>).detail)
  if ('refused' in verdict) return refuse(event, verdict.refused)
  void carryOut(entry.key, verdict)
}

function refuse(event: Event, reason: string): void {
  console.warn(reason)
  event.preventDefault() // so that `host.emit` answers false
  event.composedPath()[0]?.dispatchEvent(new CustomEvent<MiniAppEventRefusal>(MINIAPP_EVENT_REFUSED, { detail: { reason } }))
}

/** A throwing effect is logged and harms nobody else; spec section 4. */
async function carryOut(app: string, { name, payload }: Accepted): Promise<void> {
  try {
    await EFFECTS[name](payload as never)
  } catch (error) {
    console.warn(`Event ${name} of mini-app ${app} failed:`, error)
  }
}
