import { MINI_APPS } from '../../config/miniapps.ts'
import { warnAbout } from '../../contract/warn-about.ts'
import { accept, type Accepted } from '../../events/accept.ts'

/** What passes the portal's own filter; anything else is refused to the app, with a warning. */
export function heardWish(app: string, event: CustomEvent<unknown>, portal: string): Accepted | undefined {
  const allowed = MINI_APPS.get(app)?.allowedEvents ?? []
  const wish = accept(app, allowed, portalPaths(event.detail, portal))
  if (!('refused' in wish)) return wish
  warnAbout(app, wish.refused)
  event.preventDefault()
  return undefined
}

/** What an app says, with its places as the portal's own paths. What is no plain data stays as it is, to be refused. */
function portalPaths(said: unknown, portal: string): unknown {
  try {
    return JSON.parse(JSON.stringify(said).replaceAll(`"${portal}/`, '"/'))
  } catch {
    return said
  }
}
