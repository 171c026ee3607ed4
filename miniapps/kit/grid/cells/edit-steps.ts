import type { CellEdit } from './cell-edits.ts'

const MOST_STEPS = 100

/** What can be taken back, and what was. Each step is all that one press or paste has changed. */
export interface EditSteps {
  done: readonly (readonly CellEdit[])[]
  undone: readonly (readonly CellEdit[])[]
}

export const NO_STEPS: EditSteps = { done: [], undone: [] }

export const withStep = ({ done }: EditSteps, step: readonly CellEdit[]): EditSteps => ({
  done: [...done.slice(1 - MOST_STEPS), step],
  undone: [],
})

interface Taken {
  steps: EditSteps
  /** To be written now. */
  edits: readonly CellEdit[]
}

export function takeBack({ done, undone }: EditSteps): Taken | undefined {
  const step = done.at(-1)
  if (!step) return undefined
  const edits = step.map(({ before, value, ...cell }) => ({ ...cell, before: value, value: before }))
  return { steps: { done: done.slice(0, -1), undone: [...undone, step] }, edits }
}

export function doAgain({ done, undone }: EditSteps): Taken | undefined {
  const edits = undone.at(-1)
  return edits && { steps: { done: [...done, edits], undone: undone.slice(0, -1) }, edits }
}
