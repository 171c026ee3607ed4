import type { PathProgress, Standing } from '../domain/onboarding/progress.ts'

type Step = PathProgress['steps'][number]

const step = (key: string, standing: Standing, more: Partial<Step> = {}): Step => ({
  key,
  kind: 'do',
  required: true,
  minutes: 5,
  path: '/you',
  dependsOn: [],
  standing,
  isSeen: false,
  answers: 0,
  ...more,
})

/** A path with a step of each standing. */
export const pathInTests = (percent = 60): PathProgress => ({
  key: 'newcomer',
  badgeAt: null,
  completion: { done: 3, required: 5, percent },
  steps: [
    step('details', 'done'),
    step('settings', 'open', { kind: 'read' }),
    step('apps', 'open', { isSeen: true }),
    step('colleagues', 'locked', { dependsOn: ['details'] }),
    step('finding', 'open', { kind: 'quiz', answers: 3 }),
    step('tour', 'skipped', { kind: 'tour', required: false }),
  ],
})
