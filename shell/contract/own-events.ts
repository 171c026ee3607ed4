import type { MiniAppEvents } from './events.ts'
import type { MiniAppPortal } from './mini-app.ts'

/** Events of the portal's own apps; neither the published contract nor a configured entry knows of them. */
export interface OwnEvents {
  /** Shows menus and pages as this person sees them, until it is stopped; nothing is granted, and nothing can be changed meanwhile. */
  'see-as': { id: string; email: string; name: string }
}

/** Protected likewise: only rows that name them may emit these. */
export const OWN_EVENTS = ['see-as'] as const satisfies readonly (keyof OwnEvents)[]

/** Every event that the shell acts on. */
export interface PortalEvents extends MiniAppEvents, OwnEvents {}

export type PortalEventName = keyof PortalEvents

/** The portal as one of our own apps takes it that emits such an event. */
export interface OwnPortal extends MiniAppPortal {
  emit<Name extends PortalEventName>(
    name: Name,
    ...payload: PortalEvents[Name] extends void ? [] : [PortalEvents[Name]]
  ): boolean
}
