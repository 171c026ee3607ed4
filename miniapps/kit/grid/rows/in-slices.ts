/** Work that pauses by `yield` wherever it can be interrupted. */
export type Sliced<Result> = Generator<void, Result, void>

/** Half a frame: what is pressed meanwhile is drawn in the next one. */
const SLICE_MS = 8

/**
 * Does the work without holding up the page; what fits into one slice is there at once, so that nothing flickers.
 * @returns the result, or a promise of it, which never settles once the signal says that nobody waits any more
 */
export function inSlices<Result>(work: Sliced<Result>, signal: AbortSignal): Result | Promise<Result> {
  const first = slice(work)
  return first.done ? first.value : rest(work, signal)
}

async function rest<Result>(work: Sliced<Result>, signal: AbortSignal): Promise<Result> {
  for (;;) {
    await nextTask()
    if (signal.aborted) return new Promise(() => {})
    const step = slice(work)
    if (step.done) return step.value
  }
}

function slice<Result>(work: Sliced<Result>): IteratorResult<void, Result> {
  const end = performance.now() + SLICE_MS
  let step = work.next()
  while (!step.done && performance.now() < end) step = work.next()
  return step
}

/** After what the browser has to do: a timer would be held back for 4 ms each time. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const done = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', done, { once: true })
    port1.start()
    port2.postMessage(null)
  })
