import { type Json, sameJson } from '../../domain/document/json.ts'

/** What one step of the person did to the fields it touched. */
export type Step = Readonly<Record<string, { before: Json; after: Json }>>

/** What is typed without a longer pause is one step. */
const TYPING_PAUSE_MS = 2000

/** What the person may take back, and do again after that. */
export class UndoSteps {
  #done: Step[] = []
  #undone: Step[] = []
  #typedAt = -Infinity

  did(step: Step, { isTyped = false } = {}): void {
    const now = Date.now()
    const last = isTyped && now - this.#typedAt < TYPING_PAUSE_MS ? this.#done.at(-1) : undefined
    if (last && isSamePlace(last, step)) this.#done[this.#done.length - 1] = joined(last, step)
    else this.#done.push(step)
    this.#typedAt = isTyped ? now : -Infinity
    this.#undone = []
  }

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /** Values that take the last step back; a step over which somebody has written since is let go. */
  undo(valueAt: (path: string) => Json): Readonly<Record<string, Json>> | undefined {
    this.#typedAt = -Infinity
    return move(this.#done, this.#undone, valueAt, 'after', 'before')
  }

  redo(valueAt: (path: string) => Json): Readonly<Record<string, Json>> | undefined {
    return move(this.#undone, this.#done, valueAt, 'before', 'after')
  }
}

const isSamePlace = (one: Step, other: Step): boolean =>
  Object.keys(one).toSorted().join() === Object.keys(other).toSorted().join()

const joined = (first: Step, then: Step): Step =>
  Object.fromEntries(
    Object.entries(then).map(([path, { after }]) => [path, { before: first[path]!.before, after }]),
  )

function move(
  from: Step[],
  to: Step[],
  valueAt: (path: string) => Json,
  now: 'before' | 'after',
  then: 'before' | 'after',
) {
  for (let step = from.pop(); step; step = from.pop()) {
    if (!Object.entries(step).every(([path, values]) => sameJson(valueAt(path), values[now]))) continue
    to.push(step)
    return Object.fromEntries(Object.entries(step).map(([path, values]) => [path, values[then]]))
  }
  return undefined
}
