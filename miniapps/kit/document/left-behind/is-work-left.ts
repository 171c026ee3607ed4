import { OUTBOX_STORE, outboxName } from '../outbox-name.ts'

/**
 * Whether this browser keeps changes of the person that the server has not acknowledged. Every page asks, so it does
 * without the code that documents need.
 */
export function isWorkLeft(person: string): Promise<boolean> {
  return new Promise((answer) => {
    if (!('indexedDB' in globalThis)) return answer(false)
    const asked = indexedDB.open(outboxName(person))
    asked.addEventListener('upgradeneeded', () => asked.transaction!.abort()) // there is none, and asking makes none
    asked.addEventListener('error', () => answer(false))
    asked.addEventListener('success', () => {
      const database = asked.result
      const counted = database.transaction(OUTBOX_STORE).objectStore(OUTBOX_STORE).count()
      counted.addEventListener('success', () => answer(counted.result > 0))
      counted.addEventListener('error', () => answer(false))
      database.close() // once the count is known
    })
  })
}
