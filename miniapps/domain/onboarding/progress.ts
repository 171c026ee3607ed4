import { type OnboardingPath, type OnboardingStep, stepId } from './onboarding-path.ts'

export type Standing = 'done' | 'open' | 'locked' | 'skipped'

/** What is known of the person whose progress it is. */
export interface Reached {
  /** Ids of steps that are done. */
  done: ReadonlySet<string>
  /** Keys of apps that the person may not open. */
  closedApps: ReadonlySet<string>
}

/** A tour of an app that cannot be opened is skipped; what waits for another step is locked. */
export function standingOf(path: OnboardingPath, step: OnboardingStep, reached: Reached): Standing {
  if (reached.done.has(stepId(path, step))) return 'done'
  if (step.kind === 'tour' && step.app && reached.closedApps.has(step.app)) return 'skipped'
  const waits = step.dependsOn.some((key) => {
    const first = path.steps.find((each) => each.key === key)
    return first !== undefined && !['done', 'skipped'].includes(standingOf(path, first, reached))
  })
  return waits ? 'locked' : 'open'
}

export interface Completion {
  done: number
  required: number
  /** Of the required steps; a path without any is complete. */
  percent: number
}

/** Required steps that are done, of all required ones; what is skipped counts on neither side. */
export function completionOf(path: OnboardingPath, reached: Reached): Completion {
  const required = path.steps.filter((step) => step.required && standingOf(path, step, reached) !== 'skipped')
  const done = required.filter((step) => reached.done.has(stepId(path, step))).length
  return {
    done,
    required: required.length,
    percent: required.length === 0 ? 100 : Math.round((done / required.length) * 100),
  }
}

/** The answer to GET /onboarding: one path as the reader stands on it. */
export interface PathProgress {
  key: string
  title?: string
  /** When all that is required was done first; the badge stays though steps are added later. */
  badgeAt: string | null
  completion: Completion
  steps: readonly (Omit<OnboardingStep, 'quiz' | 'seen'> & {
    standing: Standing
    /** The portal ticks the step off by itself once it sees it done. */
    isSeen: boolean
    /** How many answers a quiz has, and their texts where an administrator wrote them. */
    answers: number
    answerTexts?: readonly string[]
  })[]
}

/** One of those whom the reader helps along. */
export interface TeamLine {
  id: string
  firstname: string
  lastname: string
  paths: readonly {
    key: string
    title?: string
    completion: Completion
    /** When they were reminded of it, while nobody may do so again. */
    remindedAt: string | null
  }[]
}
