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
