import { type Json, sameJson } from '../../domain/document/json.ts'

/** What one step of the person did to the fields it touched. */
export type Step = Readonly<Record<string, { before: Json; after: Json }>>

const MOST_STEPS = 200

/** What the person may take back, and do again after that. */
export class UndoSteps {
  #done: Step[] = []
  #undone: Step[] = []

  did(step: Step): void {
    this.#done = [...this.#done.slice(1 - MOST_STEPS), step]
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
    return move(this.#done, this.#undone, valueAt, 'after', 'before')
  }

  redo(valueAt: (path: string) => Json): Readonly<Record<string, Json>> | undefined {
    return move(this.#undone, this.#done, valueAt, 'before', 'after')
  }
}

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
