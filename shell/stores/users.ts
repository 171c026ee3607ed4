import { map } from 'nanostores'
import { fetchMyself } from '../api/user-details.ts'
import type { User } from '../contract/entities.ts'
import { once } from './once.ts'

/** Who is signed in, and whether we are still asking. */
export const $users = map<{ loading: boolean; myself?: User }>({ loading: false })

/** Loads myself; callers at the same time share one request. @throws HttpError, NetworkError */
export const getMyself = once(async () => {
  $users.setKey('loading', true)
  try {
    $users.setKey('myself', Object.freeze(await fetchMyself()))
  } finally {
    $users.setKey('loading', false)
  }
})

export function clearMyself(): void {
  $users.set({ loading: false })
}
