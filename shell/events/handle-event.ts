import { MINIAPP_EVENT_REFUSED, type MiniAppEventRefusal } from '../contract/events.ts'
import { warnAbout } from '../contract/warn-about.ts'
import type { MiniAppEntry } from '../config/miniapps.ts'
import { accept, type Accepted } from './accept.ts'
import { EFFECTS, type Effect } from './effects.ts'

/** Carries out a mini-app's wish, or refuses it: one logged warning and an event back to the element. */
export function handleEvent(entry: MiniAppEntry, event: Event): void {
  event.stopPropagation()
  const verdict = accept(entry.key, entry.allowedEvents, detailOf(event))
  if ('refused' in verdict) refuse(entry.key, event, verdict.refused)
  else carryOut(entry.key, event, verdict)
}

/** Somebody's own kind of event may throw here. */
function detailOf(event: Event): unknown {
  try {
    return (event as CustomEvent<unknown>).detail
  } catch {
    return undefined
  }
}

let refusing = false

/** Tells the element. What it emits from its listener is judged, but a refusal of that is not told: the two could go on for ever. */
function refuse(app: string, event: Event, reason: string): void {
  warnAbout(app, reason)
  event.preventDefault() // so that `portal.emit` answers false
  if (refusing) return
  refusing = true
  try {
    const refusal = new CustomEvent<MiniAppEventRefusal>(MINIAPP_EVENT_REFUSED, {
      detail: { reason },
      bubbles: true,
      composed: true, // the developers' panel hears it too
    })
    event.target?.dispatchEvent(refusal)
  } finally {
    refusing = false
  }
}

/** A throwing effect is logged and harms nobody else; spec section 4. */
function carryOut(app: string, event: Event, { name, payload }: Accepted): void {
  const failed = (error: unknown) => warnAbout(app, `Event ${name} of mini-app ${app} failed:`, error)
  try {
    const effect = EFFECTS[name] as Effect<typeof payload>
    const answer = effect(payload, app)
    if (answer === 'refused') event.preventDefault() // as above
    else if (answer && 'refused' in answer) refuse(app, event, answer.refused)
    else answer?.catch(failed)
  } catch (error) {
    failed(error)
  }
}
