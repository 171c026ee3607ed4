import { computed } from 'nanostores'
import { $session } from '../stores/session.ts'
import { firstPaint } from '../stores/app-status.ts'
import { $users } from '../stores/users.ts'
import { partWhile } from './part-while.ts'

/** The first answers come first, and the first mini-app. */
const $isHere = computed(
  [$session, $users],
  ({ state }, { myself, isKept }) => state === 'signed-in' && myself !== undefined && !isKept,
)

/** Somebody who is signed in hears at once what the server tells them; what they open is noted. */
export function newsAreFollowed(): void {
  partWhile($isHere, loadAfterFirstPaint, 'LiveNews')
}

async function loadAfterFirstPaint(): Promise<() => () => void> {
  await firstPaint()
  return (await import('./live/while-signed-in.ts')).workWhileSignedIn
}
