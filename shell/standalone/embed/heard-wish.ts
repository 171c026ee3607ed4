import { MINI_APPS } from '../../config/miniapps.ts'
import { warnAbout } from '../../contract/warn-about.ts'
import { accept, type Accepted } from '../../events/accept.ts'

/** Events that pass the portal's own filter; others are refused to the app, with a warning. */
export function heardWish(app: string, event: CustomEvent<unknown>, portal: string): Accepted | undefined {
  const allowed = MINI_APPS.get(app)?.allowedEvents ?? []
  const wish = accept(app, allowed, portalPaths(event.detail, portal))
  if (!('refused' in wish)) return wish
  warnAbout(app, wish.refused)
  event.preventDefault()
  return undefined
}

/**
 * An app's event with its places as the portal's own paths. Payloads that are no plain data stay as they are,
 * to be refused.
 */
function portalPaths(said: unknown, portal: string): unknown {
  try {
    return JSON.parse(JSON.stringify(said).replaceAll(`"${portal}/`, '"/'))
  } catch {
    return said
  }
}
