import { safeSession } from '../api/safe-storage.ts'
import { CONFIG } from '../config/environment.ts'
import { DEVELOPERS } from '../config/permissions.ts'
import { agencyHolds } from '../stores/permissions.ts'
import { $seenAs } from '../stores/seen-as.ts'
import { $session } from '../stores/session.ts'

/** A script that a developer loads in place of a mini-app's own. */
export interface ScriptOverride {
  app: string
  address: string
}

/** In session storage, and so in this tab alone: the person, the key and the address, with a blank between them. */
export const OVERRIDE = 'os-script-override'

/** Only while the person who asked for it holds OsDevelopers, and from the origins that the operator names. */
export function scriptOverride(): ScriptOverride | undefined {
  if (!CONFIG.developerOrigins?.length || $seenAs.get() || !agencyHolds(DEVELOPERS)) return
  const [subject, app, address = ''] = safeSession.get(OVERRIDE)?.split(' ') ?? []
  if (app && subject === $session.get().subject && isDevelopersAddress(address)) return { app, address }
}

export const isDevelopersAddress = (address: string): boolean =>
  CONFIG.developerOrigins!.some((origin) => address.startsWith(`${origin}/`))
