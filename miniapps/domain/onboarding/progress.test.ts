import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { OnboardingPath, OnboardingStep } from './onboarding-path.ts'
import { waitsForItself } from './edited-paths.ts'
import { PATHS } from './paths.ts'
import { completionOf, type Reached, standingOf } from './progress.ts'

const step = (key: string, more: Partial<OnboardingStep> = {}): OnboardingStep => ({
  key,
  kind: 'do',
  required: true,
  minutes: 5,
  path: '/you',
  dependsOn: [],
  ...more,
})
const PATH: OnboardingPath = {
  key: 'p',
  steps: [
    ...['a', 'b', 'c'].map((key) => step(key)),
    step('d', { dependsOn: ['a'] }),
    step('tour', { kind: 'tour', app: 'cart', dependsOn: ['a'] }),
    step('after', { dependsOn: ['tour'] }),
    step('extra', { required: false }),
  ],
}
const reached = (done: string, closed: readonly string[] = []): Reached => ({
  done: new Set(
    done
      .split(' ')
      .filter(Boolean)
      .map((key) => `p/${key}`),
  ),
  closedApps: new Set(closed),
})
const standing = (key: string, given: Reached) =>
  standingOf(
    PATH,
    PATH.steps.find((each) => each.key === key)!,
    given,
  )

it('is complete by required steps alone: 3 of 5 are 60 % whatever the optional ones', () => {
  const five: OnboardingPath = {
    key: 'p',
    steps: [...['a', 'b', 'c', 'd', 'e'].map((key) => step(key)), step('extra', { required: false })],
  }
  assert.deepEqual(completionOf(five, reached('a b c')), { done: 3, required: 5, percent: 60 })
  assert.equal(completionOf(five, reached('a b c extra')).percent, 60)
  assert.equal(completionOf({ key: 'p', steps: [] }, reached('')).percent, 100)
})

it('locks a step until what it depends on is done', () => {
  assert.equal(standing('d', reached('')), 'locked')
  assert.equal(standing('d', reached('a')), 'open')
  assert.equal(standing('d', reached('a d')), 'done')
})

it('skips the tour of an app that may not be opened, and does not wait for it', () => {
  assert.equal(standing('tour', reached('a', ['cart'])), 'skipped')
  assert.equal(standing('after', reached('a', ['cart'])), 'open')
  assert.equal(standing('after', reached('a')), 'locked')
  assert.equal(completionOf(PATH, reached('a', ['cart'])).required, 5)
})

it('knows a path in which a step waits for itself, or for one that there is not', () => {
  for (const path of PATHS) assert.equal(waitsForItself(path), false)
  const waiting = (...dependsOn: readonly (readonly string[])[]) =>
    waitsForItself({ steps: dependsOn.map((first, at) => step('abc'[at]!, { dependsOn: first })) })
  assert.equal(waiting(['b'], ['c'], []), false)
  assert.equal(waiting(['b'], ['c'], ['a']), true)
  assert.equal(waiting(['a']), true)
  assert.equal(waiting(['gone']), true)
})
