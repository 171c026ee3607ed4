import type { MiniAppEvents } from '../contract/events.ts'
import { warnAbout } from '../contract/warn-about.ts'
import type { MiniAppEntry } from '../config/miniapps.ts'
import { accept, type Accepted } from '../events/accept.ts'
import { getMyself } from '../stores/users.ts'
import { goWithin } from './go-within.ts'

/**
 * What an app wishes, through the portal's own filter. Where there is no header, help menu or statistics, wishes for these
 * come to nothing; a page around this one hears the same events. Answers whether there are tours, where that was said.
 */
export function hearWish(
  { key, title, allowedEvents }: MiniAppEntry,
  event: CustomEvent<unknown>,
): boolean | undefined {
  const wish = accept(key, allowedEvents, event.detail)
  if ('refused' in wish) {
    warnAbout(key, wish.refused)
    event.preventDefault()
    return undefined
  }
  if (is(wish, 'set-breadcrumbs') || is(wish, 'update-breadcrumbs'))
    document.title = titleOf(title, wish.payload)
  if (is(wish, 'change-route')) {
    const { path, extras = {} } = wish.payload
    goWithin(key, path, { replace: extras.replaceUrl === true, newTab: extras.newTab === true })
  }
  if (is(wish, 'user-unauthorized')) getMyself().catch(() => undefined) // a 401 signs out by itself
  return is(wish, 'set-has-product-tours') ? wish.payload.has : undefined
}

const is = <Name extends keyof MiniAppEvents>(wish: Accepted, name: Name): wish is Accepted<Name> =>
  (wish.name as string) === name

/** The innermost first, as in the portal's tabs. */
function titleOf(app: string, { section, details = [] }: MiniAppEvents['set-breadcrumbs']): string {
  return [...details.map(({ name }) => name), section, app].filter(Boolean).join(' · ')
}
