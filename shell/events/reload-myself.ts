import { getMyself } from '../stores/users.ts'

const PAUSE_MS = 1000

let askedAt = -Infinity

/** Loads the user anew; reports that come within a second of another are answered by the same load. */
export async function reloadMyself(): Promise<void> {
  if (performance.now() - askedAt < PAUSE_MS) return
  askedAt = performance.now()
  await getMyself()
}
