import type { EditedPath, EditedStep } from '../../../domain/onboarding/edited-paths.ts'

/** A key that no other path or step has, in any agency: what people have done is stored by it. */
const newKey = () => crypto.randomUUID().slice(0, 13)

export const newPath = (title: string): EditedPath => ({ key: newKey(), title, permission: null, steps: [] })

export const newStep = (): EditedStep => ({
  key: newKey(),
  kind: 'read',
  title: '',
  text: '',
  required: true,
  minutes: 5,
  path: '/you',
  doneBy: null,
  dependsOn: [],
  quiz: null,
})

/** In its place, or at the end where it is new. */
export const withStep = (path: EditedPath, step: EditedStep): EditedPath => ({
  ...path,
  steps: path.steps.some(({ key }) => key === step.key)
    ? path.steps.map((each) => (each.key === step.key ? step : each))
    : [...path.steps, step],
})

/** Nothing waits for a step that is gone. */
export const withoutStep = (path: EditedPath, key: string): EditedPath => ({
  ...path,
  steps: path.steps
    .filter((each) => each.key !== key)
    .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((first) => first !== key) })),
})

export function withStepAt(path: EditedPath, from: number, to: number): EditedPath {
  const steps = path.steps.toSpliced(from, 1)
  return { ...path, steps: steps.toSpliced(to, 0, path.steps[from]!) }
}

/** Counts changes: steps and paths that were added, removed or edited, and each list that was reordered. */
export function changesIn(before: readonly EditedPath[], after: readonly EditedPath[]): number {
  const [paths, order] = [differing(before, after, aboutPath), isMoved(before, after) ? 1 : 0]
  const within = after.map((path) => {
    const { steps } = before.find(({ key }) => key === path.key) ?? { steps: path.steps }
    return differing(steps, path.steps, JSON.stringify) + (isMoved(steps, path.steps) ? 1 : 0)
  })
  return within.reduce((sum, count) => sum + count, paths + order)
}

const aboutPath = ({ title, permission }: EditedPath): string => JSON.stringify([title, permission])

function differing<Item extends { key: string }>(
  before: readonly Item[],
  after: readonly Item[],
  textOf: (item: Item) => string,
): number {
  const texts = new Map(before.map((item) => [item.key, textOf(item)]))
  const there = new Set(after.map(({ key }) => key))
  return (
    after.filter((item) => texts.get(item.key) !== textOf(item)).length +
    before.filter(({ key }) => !there.has(key)).length
  )
}

/** Those that are in both stand in another order. */
function isMoved(before: readonly { key: string }[], after: readonly { key: string }[]): boolean {
  const keysIn = (items: typeof before, others: typeof before) =>
    items
      .map(({ key }) => key)
      .filter((key) => others.some((other) => other.key === key))
      .join()
  return keysIn(before, after) !== keysIn(after, before)
}
