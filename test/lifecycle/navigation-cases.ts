import { expect } from '@open-wc/testing'
import type { Case } from './cases.ts'
import { until } from './clock.ts'
import type { Behaviour, Driver } from './driver.ts'

/** All that is still to come has had its time. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 50))

/** Travels, and waits for the last event of it. */
async function travel(driver: Driver, key: string, place = ''): Promise<void> {
  const before = driver.told.filter(({ name }) => name === 'routing').length
  driver.travel(key, place)
  await until(
    () => driver.told.filter(({ name }) => name === 'routing').length > before,
    `the end of the navigation to ${key}`,
  )
}

/** Registers; single-spa then looks for what to show, and says so, which is nobody's navigation. */
async function register(driver: Driver, behaviours: Record<string, Behaviour>): Promise<void> {
  for (const [key, behaviour] of Object.entries(behaviours)) driver.register(key, behaviour)
  await rest()
}

/** On `a`, with `b` visited before; nothing is noted yet. */
async function onA(driver: Driver): Promise<void> {
  await register(driver, { a: {}, b: {} })
  for (const key of ['b', 'a']) await travel(driver, key)
  driver.log.length = driver.told.length = 0
}

/**
 * The navigation events of docs/design/lifecycle.md as far as single-spa has them. Two things differ, and are proved of ours alone in
 * shell/navigation/trip-events.test.ts and the journey navigation-events. single-spa takes an answer at before-routing only,
 * where docs/design/lifecycle.md lets any before-event cancel; and it tells before-mount-routing when the old app has gone, be the new
 * one loaded or not, where ours waits for both.
 */
export const NAVIGATION_CASES: readonly Case[] = [
  {
    name: 'a change of app is told in order: before-app-change, before-routing, before-mount-routing, app-change, routing',
    async run(driver) {
      await onA(driver)
      await travel(driver, 'b')
      expect(driver.log).to.deep.equal([
        'before-app-change',
        'before-routing',
        'a unmount',
        'before-mount-routing',
        'b mount',
        'app-change',
        'routing',
      ])
    },
  },
  {
    name: 'another place in the same app is told in order: before-no-app-change, before-routing, before-mount-routing, no-app-change, routing',
    async run(driver) {
      await onA(driver)
      await travel(driver, 'a', '/1')
      expect(driver.log).to.deep.equal([
        'before-no-app-change',
        'before-routing',
        'before-mount-routing',
        'no-app-change',
        'routing',
      ])
    },
  },
  {
    name: 'an app that was never loaded is told of like any other',
    async run(driver) {
      await register(driver, { a: {} })
      await travel(driver, 'a')
      expect(driver.told.map(({ name }) => name)).to.deep.equal([
        'before-app-change',
        'before-routing',
        'before-mount-routing',
        'app-change',
        'routing',
      ])
      expect(driver.log.slice(-3)).to.deep.equal(['a mount', 'app-change', 'routing'])
    },
  },
  {
    name: 'before-events say which statuses are expected, after-events the actual ones',
    async run(driver) {
      await register(driver, { a: {}, b: { mount: () => Promise.reject(new Error('no mount')) } })
      await travel(driver, 'a')
      driver.told.length = 0
      await travel(driver, 'b')
      const [expected, actual] = [
        { a: 'NOT_MOUNTED', b: 'MOUNTED' },
        { a: 'NOT_MOUNTED', b: 'SKIP_BECAUSE_BROKEN' },
      ]
      expect(driver.told.map(({ statuses }) => statuses)).to.deep.equal([
        expected,
        expected,
        expected,
        actual,
        actual,
      ])
    },
  },
  ...(
    [
      ['true', () => true],
      ['a truthy value', () => 'because'],
      ['no value', () => undefined],
      ['a promise of a truthy value', () => Promise.resolve(1)],
    ] as const
  ).map(([what, answer]): Case => ({
    name: `a navigation that is cancelled with ${what} leaves all as it is, and nothing more is told`,
    async run(driver) {
      await onA(driver)
      driver.answerNext(answer)
      driver.travel('b')
      await until(() => driver.told.length === 2)
      await rest()
      expect(driver.log).to.deep.equal(['before-app-change', 'before-routing'])
      expect([driver.status('a'), driver.status('b')]).to.deep.equal(['MOUNTED', 'NOT_MOUNTED'])
    },
  })),
  ...(
    [
      ['false', () => false],
      ['a promise of false', () => Promise.resolve(false)],
      ['a rejected promise', () => Promise.reject(new Error('no idea'))],
    ] as const
  ).map(([what, answer]): Case => ({
    name: `a navigation that is answered with ${what} goes on`,
    async run(driver) {
      await onA(driver)
      driver.answerNext(answer)
      await travel(driver, 'b')
      expect([driver.status('a'), driver.status('b')]).to.deep.equal(['NOT_MOUNTED', 'MOUNTED'])
    },
  })),
]
