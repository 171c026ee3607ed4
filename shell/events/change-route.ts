import type { MiniAppEvents } from '../contract/events.ts'
import { goTo } from '../stores/location.ts'
import { oncePerTurn } from '../stores/once-per-turn.ts'
import { ownPath } from '../stores/own-path.ts'

let wanted: Parameters<typeof goTo> | undefined

const go = oncePerTurn(() => {
  if (wanted) goTo(...wanted)
  wanted = undefined
})

/**
 * Goes to a path of this portal, `{brandId}` filled in; of several wishes in one turn the last counts.
 * @throws Error for an address that leads elsewhere
 */
export function changeRoute({ path, extras = {} }: MiniAppEvents['change-route']): void {
  const local = ownPath(path)
  if (!local) throw new Error(`change-route takes paths of this portal only, not "${path}"`)
  const url = new URL(local, location.origin)
  for (const [name, value] of Object.entries(extras.queryParams ?? {})) url.searchParams.set(name, value)
  wanted = [url.pathname + url.search + url.hash, { ...(extras.replaceUrl && { replace: true }), ...(extras.newTab && { newTab: true }) }]
  go()
}
