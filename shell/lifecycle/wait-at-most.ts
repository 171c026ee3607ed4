/** Waits for something to end, well or badly, but no longer than this; the timer is cleared when it ends early. */
export function waitAtMost(millis: number, work: PromiseLike<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, millis)
    const end = () => {
      clearTimeout(patience)
      resolve()
    }
    work.then(end, end)
  })
}
