import { PUBLIC_EVENTS } from '../contract/events.ts'
import type { PortalEventName, PortalEvents } from '../contract/own-events.ts'
import { SHOWN_CHARACTERS, wordsOf } from '../contract/words-of.ts'
import { PAYLOADS } from './payloads.ts'
import { Malformed, type Shape } from './shapes.ts'

/** An event that passed the filter. */
export interface Accepted<Name extends PortalEventName = PortalEventName> {
  name: Name
  payload: PortalEvents[Name]
}

export interface Refused {
  refused: string
}

interface Rule {
  name: PortalEventName
  isPublic: boolean
  read: Shape<unknown>
}

const isPublic: ReadonlySet<string> = new Set(PUBLIC_EVENTS)
const names = Object.keys(PAYLOADS) as PortalEventName[]
const RULES: ReadonlyMap<string, Rule> = new Map(
  names.map((name) => [name, { name, isPublic: isPublic.has(name), read: PAYLOADS[name] }]),
)

/**
 * Spec sections 1 and 5: only what is public or on the app's own list, in the right shape.
 * The order of the checks is fixed: known name, allowed, payload. `detail` comes from anybody and may be anything;
 * what is accepted is a copy of it. Made for floods: nothing is allocated but the copy.
 */
export function accept(
  app: string,
  allowed: readonly PortalEventName[],
  detail: unknown,
): Accepted | Refused {
  try {
    return judge(app, allowed, detail as { name?: unknown; payload?: unknown } | null | undefined)
  } catch (error) {
    return {
      refused: `Mini-app ${app} sent an event that cannot be read (${wordsOf(error, SHOWN_CHARACTERS)})`,
    }
  }
}

function judge(
  app: string,
  allowed: readonly PortalEventName[],
  detail: { name?: unknown; payload?: unknown } | null | undefined,
): Accepted | Refused {
  const name = detail?.name
  if (typeof name !== 'string' || name === '')
    return { refused: `Mini-app ${app} sent an event without a name` }
  const rule = name.length > SHOWN_CHARACTERS ? undefined : RULES.get(name)
  if (!rule) return { refused: `Mini-app ${app} sent an unknown event "${name.slice(0, SHOWN_CHARACTERS)}"` }
  if (!rule.isPublic && !allowed.includes(rule.name))
    return { refused: `Mini-app ${app} may not send "${name}"` }
  const payload = rule.read(detail!.payload)
  if (payload instanceof Malformed)
    return {
      refused: `Mini-app ${app} sent "${name}" with a malformed payload (${payload.where || 'payload'}: ${payload.why})`,
    }
  return { name: rule.name, payload: payload as PortalEvents[PortalEventName] }
}
