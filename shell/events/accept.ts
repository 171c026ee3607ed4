import { PROTECTED_EVENTS, PUBLIC_EVENTS, type MiniAppEventName, type MiniAppEvents } from '../contract/events.ts'
import { checkPayload } from './payloads.ts'

/** An event that passed the filter. */
export interface Accepted<Name extends MiniAppEventName = MiniAppEventName> {
  name: Name
  payload: MiniAppEvents[Name]
}

export interface Refused {
  refused: string
}

const PUBLIC: ReadonlySet<string> = new Set(PUBLIC_EVENTS)
const KNOWN: ReadonlySet<string> = new Set([...PUBLIC_EVENTS, ...PROTECTED_EVENTS])

/**
 * Spec sections 1 and 5: only what is public or on the app's own list, in the right shape.
 * The order of the checks is fixed: known name, allowed, payload. `detail` comes from anybody and may be anything.
 */
export function accept(app: string, allowed: readonly MiniAppEventName[], detail: unknown): Accepted | Refused {
  const name = nameIn(detail)
  if (typeof name !== 'string') return { refused: `Mini-app ${app} sent an event without a name` }
  if (!isKnown(name)) return { refused: `Mini-app ${app} sent an unknown event "${name.slice(0, 80)}"` }
  if (!PUBLIC.has(name) && !allowed.includes(name)) return { refused: `Mini-app ${app} may not send "${name}"` }
  const checked = payloadIn(name, detail)
  if ('problem' in checked) return { refused: `Mini-app ${app} sent "${name}" with a malformed payload (${checked.problem})` }
  return { name, payload: checked.payload }
}

function isKnown(name: string): name is MiniAppEventName {
  return KNOWN.has(name)
}

/** A hostile detail may throw when read. */
function nameIn(detail: unknown): unknown {
  try {
    return (detail as { name?: unknown } | null)?.name
  } catch {
    return undefined
  }
}

function payloadIn<Name extends MiniAppEventName>(name: Name, detail: unknown) {
  try {
    return checkPayload(name, (detail as { payload?: unknown }).payload)
  } catch (error) {
    return { problem: String(error) }
  }
}
