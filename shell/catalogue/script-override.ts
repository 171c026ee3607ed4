import { safeSession } from '../api/safe-storage.ts'
import { CONFIG } from '../config/environment.ts'
import { DEVELOPERS } from '../config/permissions.ts'
import { agencyHolds } from '../stores/permissions.ts'
import { $seenAs } from '../stores/seen-as.ts'
import { $session } from '../stores/session.ts'

/** In session storage, and so in this tab alone. */
const NAME = 'os-script-override'

/** A script that a developer loads in place of a mini-app's own. */
export interface ScriptOverride {
  app: string
  address: string
}

/** Only while the person who asked for it holds OsDevelopers, and from the origins that the operator names. */
export function scriptOverride(): ScriptOverride | undefined {
  if (!CONFIG.developerOrigins?.length || $seenAs.get() !== null || !agencyHolds(DEVELOPERS)) return undefined
  const { app, address, subject } = read()
  const isOwn = subject === $session.get().subject
  return isOwn && app && address && isDeveloperOrigin(address) ? { app, address } : undefined
}

export const isDeveloperOrigin = (address: string): boolean =>
  CONFIG.developerOrigins?.includes(URL.parse(address)?.origin ?? '') ?? false

/** False where the browser keeps nothing. */
export const overrideScript = (override: ScriptOverride): boolean =>
  safeSession.set(NAME, JSON.stringify({ ...override, subject: $session.get().subject }))

export const endOverride = (): void => safeSession.remove(NAME)

function read(): Partial<ScriptOverride & { subject: string }> {
  try {
    return (JSON.parse(safeSession.get(NAME) ?? '{}') ?? {}) as ScriptOverride
  } catch {
    return {}
  }
}
