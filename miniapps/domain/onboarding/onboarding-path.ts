export const STEP_KINDS = ['read', 'do', 'tour', 'quiz', 'request'] as const
export type StepKind = (typeof STEP_KINDS)[number]

/** What the portal sees somebody do: an app opened, a document of a type made, their contact data saved. */
export type SeenEvent = `visit:${string}` | `made:${string}` | 'details'

export interface OnboardingStep {
  key: string
  kind: StepKind
  /** In an administrator's words; without them the app has words in every language. */
  title?: string
  text?: string
  required: boolean
  minutes: number
  /** Where it is done. */
  path: string
  /** Needs this app: without permission for it a tour is skipped, and a request asks for it. */
  app?: string
  /** Ticks itself off when this was seen; others are ticked off by the person. */
  seen?: SeenEvent
  /** Steps that come first. */
  dependsOn: readonly string[]
  /** Of a quiz: how many answers there are, and which one is right; without texts the words stand in the app. */
  quiz?: { answers: number; right: number; texts?: readonly string[] }
}

export interface OnboardingPath {
  key: string
  title?: string
  /** Whoever holds it in their agency takes this path; without one everybody does. */
  permission?: string
  steps: readonly OnboardingStep[]
}

/** `newcomer/details`, by which a step is stored. */
export const stepId = (path: Pick<OnboardingPath, 'key'>, step: Pick<OnboardingStep, 'key'>): string =>
  `${path.key}/${step.key}`
