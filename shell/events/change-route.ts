import type { MiniAppEvents } from '../contract/events.ts'
import { SHOWN_CHARACTERS, wordsOf } from '../contract/words-of.ts'
import { goTo } from '../stores/destination.ts'
import { oncePerTurn } from '../stores/kit/once-per-turn.ts'
import { ownPath } from '../navigation/own-path.ts'
import type { Refused } from './accept.ts'

let wanted: Parameters<typeof goTo> | undefined

const go = oncePerTurn(() => {
  if (wanted) goTo(...wanted)
  wanted = undefined
})

/** Goes to a path of this portal, `{brandId}` filled in; of several wishes in one turn the last counts. */
export function changeRoute(
  { path, extras = {} }: MiniAppEvents['change-route'],
  app: string,
): void | Refused {
  const local = ownPath(path)
  if (!local)
    return {
      refused: `Mini-app ${app} asked for "${wordsOf(path, SHOWN_CHARACTERS)}", which is not a path of this portal`,
    }
  const url = new URL(local, location.origin)
  for (const [name, value] of Object.entries(extras.queryParams ?? {})) url.searchParams.set(name, value)
  wanted = [
    url.pathname + url.search + url.hash,
    { ...(extras.replaceUrl && { replace: true }), ...(extras.newTab && { newTab: true }) },
  ]
  go()
}
