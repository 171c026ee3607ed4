/** A value that may be here at once or come later. A click between loaded mini-apps shows its page in the next frame only if nothing on the way awaits a value that is here. */
export type Soon<Value> = Value | Promise<Value>

/** Work that `soon` runs. */
export type Steps<Result> = Generator<Promise<unknown>, Result, never>

/** In a generator that `soon` runs, `yield* here(value)` is what `await value` is elsewhere, but goes on at once where the value is here. */
export function* here<Value>(value: Soon<Value>): Generator<Promise<unknown>, Value, Value> {
  return value instanceof Promise ? yield value : value
}

/** Runs a generator as an async function runs; its result is here when nothing had to be waited for. @throws what it throws before it first waits */
export function soon<Result>(steps: Steps<Result>): Soon<Result> {
  const settle = ({ done, value }: IteratorResult<Promise<unknown>, Result>): Soon<Result> =>
    done ? value : value.then(goOn, (error: unknown) => settle(steps.throw(error)))
  const goOn = (value?: unknown): Soon<Result> => settle(steps.next(value as never))
  return goOn()
}
