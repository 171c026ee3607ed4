import { STORAGE_ARRIVES_MS } from '../config/limits.ts'

/**
 * Does something in one tab at a time: whoever comes second finds in local storage what the first left there.
 * A lock is faster than storage, so it is passed on a moment after the work has answered, and whoever had to wait for it
 * waits that moment too: a tab that is closed or leaves the page gives its lock back at once.
 * Web Locks need a secure context; without one each tab is on its own.
 * @throws what the work throws
 */
export function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return work()
  return new Promise((resolve, reject) => {
    const inTurn = async (lock: Lock | null): Promise<boolean> => {
      if (!lock) return false
      await work().then(resolve, reject)
      await storageArrives()
      return true
    }
    const waitForTurn = () =>
      navigator.locks.request(name, async (lock) => (await storageArrives(), inTurn(lock)))
    navigator.locks
      .request(name, { ifAvailable: true }, inTurn)
      .then((isDone) => isDone || waitForTurn())
      .catch(reject)
  })
}

const storageArrives = () => new Promise((resolve) => setTimeout(resolve, STORAGE_ARRIVES_MS))
