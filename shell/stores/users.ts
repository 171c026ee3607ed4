import { map } from 'nanostores'
import { fetchMyself } from '../api/user-details.ts'
import type { DisplaySettings, User } from '../contract/entities.ts'
import { $session } from './session.ts'
import { SharedLoad } from './shared-load.ts'

/** Who is signed in, and whether we are still asking. */
export const $users = map<{ loading: boolean; myself?: User }>({ loading: false })

const underWay = new SharedLoad()

/** What was stored since the load under way began, whose answer may be older. */
let storedMeanwhile: Partial<DisplaySettings> = {}

/** Loads myself; callers at the same time share one request. @throws HttpError, NetworkError */
export function getMyself(): Promise<void> {
  return underWay.run($session.get().subject, loadMyself)
}

async function loadMyself(isWanted: () => boolean): Promise<void> {
  storedMeanwhile = {}
  $users.setKey('loading', true)
  try {
    const answer = await fetchMyself()
    const myself = Object.freeze({ ...answer, ...storedMeanwhile })
    if (isWanted()) $users.setKey('myself', myself)
  } finally {
    if (isWanted()) $users.setKey('loading', false)
  }
}

/** What was stored of myself since the last load, or another tab has chosen; of somebody else, who has gone, nothing is kept. */
export function keepOnMyself(stored: Partial<DisplaySettings>, email?: string): void {
  const { myself } = $users.get()
  if (email !== undefined && email !== myself?.email) return
  storedMeanwhile = { ...storedMeanwhile, ...stored }
  if (myself) $users.setKey('myself', Object.freeze({ ...myself, ...stored }))
}

export function clearMyself(): void {
  underWay.forget()
  $users.set({ loading: false })
}
