import { OUTBOX_STORE, outboxName } from '../outbox-name.ts'

/**
 * Whether this browser keeps changes of the person that the server has not acknowledged. Every page asks, so it does
 * without the code that documents need.
 */
export function isWorkLeft(person: string): Promise<boolean> {
  return new Promise<boolean>((answer, fail) => {
    const asked = indexedDB.open(outboxName(person))
    asked.addEventListener('error', fail)
    asked.addEventListener('upgradeneeded', () => asked.transaction!.abort()) // there is none, and asking makes none
    asked.addEventListener('success', () => {
      const counted = asked.result.transaction(OUTBOX_STORE).objectStore(OUTBOX_STORE).count()
      counted.addEventListener('success', () => answer(counted.result > 0))
      asked.result.close() // once the count is known
    })
  }).catch(() => false)
}
