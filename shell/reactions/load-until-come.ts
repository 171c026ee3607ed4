import { tryAgainLater } from '../contract/try-again.ts'

/** Loads a part; if that fails, again once the connection or the person is back, until it has come. */
export async function loadUntilCome<Part>(load: () => Promise<Part>, name: string): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      console.warn(`${name} could not be loaded:`, error)
      await timeToTryAgain()
    }
  }
}

const timeToTryAgain = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = tryAgainLater(() => {
      stop()
      resolve()
    })
  })
