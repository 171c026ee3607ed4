import { map } from 'nanostores'
import { cachedMyself, cacheMyself, fetchMyself } from '../api/user-details.ts'
import type { DisplaySettings, User } from '../contract/entities.ts'
import { sameValue } from './kit/same-value.ts'
import { $session } from './session.ts'
import { SharedLoad } from './kit/shared-load.ts'

/** Who is signed in, and whether we are still asking. `isKept`: as it was at the last visit, to show and to ask with until the answer is here. */
export const $users = map<{ loading: boolean; myself?: User; isKept?: boolean }>({ loading: false })

const underWay = new SharedLoad()

/** Loads myself; callers at the same time share one request. @throws HttpError, NetworkError */
export function getMyself(): Promise<void> {
  return underWay.run($session.get().subject, loadMyself)
}

async function loadMyself(isWanted: () => boolean): Promise<void> {
  const { subject } = $session.get()
  const kept = $users.get().myself ? undefined : cachedMyself(subject)
  $users.set({ ...$users.get(), loading: true, ...(kept && { myself: Object.freeze(kept), isKept: true }) })
  try {
    const answer = await fetchMyself()
    if (isWanted()) settle(subject, answer)
  } finally {
    if (isWanted()) $users.setKey('loading', false)
  }
}

/** An answer that says what was known changes nothing on the page. */
function settle(subject: string, answer: User): void {
  cacheMyself(subject, answer)
  const { myself } = $users.get()
  $users.set({ loading: true, myself: myself && sameValue(myself, answer) ? myself : Object.freeze(answer) })
}

/** Settings that the server has stored since, or that another tab has chosen. */
export function keepOnMyself(stored: Partial<DisplaySettings>): void {
  const { myself } = $users.get()
  if (myself) $users.setKey('myself', Object.freeze({ ...myself, ...stored }))
}

export function clearMyself(): void {
  underWay.forget()
  $users.set({ loading: false })
}
