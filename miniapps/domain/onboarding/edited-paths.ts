import * as v from 'valibot'
import type { ValuesOf } from '../form/values-of.ts'
import { isPortalPath } from '../document/portal-path.ts'
import type { OnboardingPath } from './onboarding-path.ts'
import { STEP_KINDS } from './onboarding-path.ts'
import {
  MAX_ANSWERS,
  MAX_PATHS,
  MAX_STEP_MINUTES,
  MAX_STEPS,
  MIN_ANSWERS,
  STEP_TEXT_MAX_CHARACTERS,
  STEP_TITLE_MAX_CHARACTERS,
} from './limits.ts'

/** By what a step ticks itself off; `visit` is the app that its link opens. */
export const DONE_BY = ['visit', 'details', 'made:scorecard-run', 'made:saved-view'] as const

const KEY = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'must be a key'))
const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))

const step = v.strictObject({
  key: KEY,
  kind: v.picklist(STEP_KINDS),
  /** '' for a step of the portal, which has words in every language. */
  title: text(STEP_TITLE_MAX_CHARACTERS),
  text: text(STEP_TEXT_MAX_CHARACTERS),
  required: v.boolean(),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_STEP_MINUTES)),
  /** Within the portal. */
  path: v.pipe(v.string(), v.trim(), v.check(isPortalPath, 'must be a path of the portal')),
  /** Null: people say so themselves. */
  doneBy: v.nullable(v.picklist(DONE_BY)),
  dependsOn: v.array(KEY),
  quiz: v.nullable(
    v.strictObject({
      answers: v.pipe(
        v.array(v.pipe(v.string(), v.trim(), v.maxLength(STEP_TITLE_MAX_CHARACTERS))),
        v.minLength(MIN_ANSWERS),
        v.maxLength(MAX_ANSWERS),
      ),
      right: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  ),
})
export type EditedStep = ValuesOf<v.InferOutput<typeof step>>

const path = v.strictObject({
  key: KEY,
  title: text(STEP_TITLE_MAX_CHARACTERS),
  /** Who takes it: whoever holds it in the agency; null for everybody. */
  permission: v.nullable(v.string()),
  steps: v.pipe(v.array(step), v.maxLength(MAX_STEPS)),
})
export type EditedPath = ValuesOf<v.InferOutput<typeof path>>

const isOnce = (keys: readonly string[]) => new Set(keys).size === keys.length

const PATHS = v.pipe(
  v.array(path),
  v.maxLength(MAX_PATHS),
  v.check(
    (paths) =>
      isOnce(paths.map(({ key }) => key)) && paths.every(({ steps }) => isOnce(steps.map(({ key }) => key))),
    'must have each key once',
  ),
  v.check((paths) => paths.every((each) => !waitsForItself(each)), 'must not wait for itself'),
  v.check(
    (paths) =>
      paths.every(({ steps }) => steps.every(({ quiz }) => !quiz || quiz.right < quiz.answers.length)),
    'must have a right answer',
  ),
)

export const PATHS_FORM = v.object({ paths: PATHS })

export const PATHS_INPUT = v.strictObject({
  agency: v.string(),
  /** Which version was changed. */
  base: v.pipe(v.number(), v.integer()),
  /** Null: the portal's own again. */
  paths: v.nullable(PATHS),
})
export type PathsInput = ValuesOf<v.InferOutput<typeof PATHS_INPUT>>

/** GET /onboarding/paths, for administrators. */
export interface EditedPaths {
  version: number
  /** The portal's own, unchanged. */
  isUsual: boolean
  paths: readonly EditedPath[]
  /** Permissions among which the editor chooses whom a path is for, and the app that each opens. */
  permissions: readonly { code: string; app: string }[]
}

type Waiting = { steps: readonly { key: string; dependsOn: readonly string[] }[] }

/** Whether a step waits, through others, for itself, or for one that there is not: nobody could ever do it. */
export function waitsForItself({ steps }: Waiting): boolean {
  const byKey = new Map(steps.map((each) => [each.key, each]))
  const clear = new Set<string>()
  const isStuck = (key: string, above: readonly string[]): boolean => {
    if (clear.has(key)) return false
    const found = byKey.get(key)
    if (!found || above.includes(key)) return true
    if (found.dependsOn.some((first) => isStuck(first, [...above, key]))) return true
    clear.add(key)
    return false
  }
  return steps.some(({ key }) => isStuck(key, []))
}

/** One step of a path, as its dialog has it; a step of the portal (`isUsual`) may leave its words out. */
export const stepForm = (path: EditedPath, isUsual: boolean) =>
  v.pipe(
    step,
    v.forward(
      v.check(({ title }) => isUsual || title.trim() !== '', 'is missing'),
      ['title'],
    ),
    v.forward(
      v.check(
        ({ quiz }) => isUsual || !quiz || quiz.answers.every((each) => each.trim()),
        'must have answers',
      ),
      ['quiz'],
    ),
    v.forward(
      v.check(
        (own) => !waitsForItself({ steps: [...path.steps.filter(({ key }) => key !== own.key), own] }),
        'must not wait for itself',
      ),
      ['dependsOn'],
    ),
  )

/** What the editor shows of a path. */
export const editedPath = (path: OnboardingPath): EditedPath => ({
  key: path.key,
  title: path.title ?? '',
  permission: path.permission ?? null,
  steps: path.steps.map((step) => ({
    key: step.key,
    kind: step.kind,
    title: step.title ?? '',
    text: step.text ?? '',
    required: step.required,
    minutes: step.minutes,
    path: step.path,
    doneBy: step.seen?.startsWith('visit:') ? 'visit' : (DONE_BY.find((each) => each === step.seen) ?? null),
    dependsOn: [...step.dependsOn],
    quiz: step.quiz
      ? {
          answers: [...(step.quiz.texts ?? Array.from({ length: step.quiz.answers }, () => ''))],
          right: step.quiz.right,
        }
      : null,
  })),
})

/** What people take, as the editor wrote it; links say which app a step is about. */
export const pathOfEdited = (
  { key, title, permission, steps }: EditedPath,
  appAt: (link: string) => string | undefined,
): OnboardingPath => ({
  key,
  ...(title && { title }),
  ...(permission && { permission }),
  steps: steps.map(({ title: stepTitle, text, doneBy, quiz, path, ...step }) => {
    const app = appAt(path)
    const seen = doneBy === 'visit' ? app && (`visit:${app}` as const) : doneBy
    return {
      ...step,
      path,
      ...(stepTitle && { title: stepTitle }),
      ...(text && { text }),
      ...(app && { app }),
      ...(seen && { seen }),
      ...(quiz &&
        step.kind === 'quiz' && {
          quiz: {
            answers: quiz.answers.length,
            right: quiz.right,
            ...(quiz.answers.every(Boolean) && { texts: quiz.answers }),
          },
        }),
    }
  }),
})
