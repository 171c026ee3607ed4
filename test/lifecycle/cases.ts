import { expect } from '@open-wc/testing'
import { until } from './clock.ts'
import { later, type Driver } from './driver.ts'

export interface Case {
  name: string
  run(driver: Driver): Promise<void>
}

const fails = (message: string) => () => Promise.reject(new Error(message))
const throws = (message: string) => () => {
  throw new Error(message)
}

/** Opens an app and waits for what becomes of it. */
async function openUntil(driver: Driver, key: string, status: ReturnType<Driver['status']>): Promise<void> {
  driver.open(key)
  await until(() => driver.status(key) === status, `${key} ${status} (it is ${driver.status(key)})`)
}

async function leave(
  driver: Driver,
  key: string,
  status: ReturnType<Driver['status']> = 'NOT_MOUNTED',
): Promise<void> {
  driver.open('')
  await until(() => driver.status(key) === status, `${key} ${status} (it is ${driver.status(key)})`)
}

const count = (driver: Driver, entry: string) => driver.log.filter((each) => each === entry).length

/** Nothing is under way any more. */
const rest = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)))

/** docs/design/lifecycle.md where it is not marked as ours: the shell and single-spa have to agree. */
export const CASES: readonly Case[] = [
  {
    name: 'an app is not loaded before its route is active, and then loads, bootstraps and mounts [4.62, 4.68]',
    async run(driver) {
      driver.register('a', {})
      expect(driver.status('a')).to.equal('NOT_LOADED')
      await openUntil(driver, 'a', 'MOUNTED')
      expect(driver.log).to.deep.equal(['a load', 'a bootstrap', 'a mount'])
    },
  },
  {
    name: 'the statuses on the way are loading, bootstrapping and mounting [4.63, 4.65, 4.67]',
    async run(driver) {
      const seen: string[] = []
      const see = async () => void seen.push(driver.status('a'))
      driver.register('a', { load: see, bootstrap: see, mount: see, unmount: see })
      await openUntil(driver, 'a', 'MOUNTED')
      await leave(driver, 'a')
      expect(seen).to.deep.equal(['LOADING_SOURCE_CODE', 'BOOTSTRAPPING', 'MOUNTING', 'UNMOUNTING'])
    },
  },
  {
    name: 'leaving the route unmounts, and coming back mounts without a second load or bootstrap [4.66, 4.73]',
    async run(driver) {
      driver.register('a', {})
      await openUntil(driver, 'a', 'MOUNTED')
      await leave(driver, 'a')
      await openUntil(driver, 'a', 'MOUNTED')
      expect(driver.log).to.deep.equal(['a load', 'a bootstrap', 'a mount', 'a unmount', 'a mount'])
    },
  },
  {
    name: 'hooks in an array run one after the other',
    async run(driver) {
      const order: string[] = []
      const slow = later()
      driver.register('a', {
        mount: [() => slow.promise.then(() => order.push('first')), async () => void order.push('second')],
      })
      driver.open('a')
      await until(() => count(driver, 'a mount') === 1)
      await rest()
      expect(count(driver, 'a mount')).to.equal(1)
      slow.finish()
      await until(() => driver.status('a') === 'MOUNTED')
      expect(order).to.deep.equal(['first', 'second'])
    },
  },
  {
    name: 'a rejected load is LOAD_ERROR, and nothing retries by itself [4.71, 8.18]',
    async run(driver) {
      driver.register('a', { load: fails('no script') })
      await openUntil(driver, 'a', 'LOAD_ERROR')
      driver.clock.install()
      await driver.clock.pass(10_000)
      expect(driver.status('a')).to.equal('LOAD_ERROR')
      expect(count(driver, 'a load')).to.equal(1)
    },
  },
  {
    name: 'a later navigation retries a failed load after 250 ms, but not after 150 ms [9.40]',
    async run(driver) {
      let works = false
      driver.clock.install()
      driver.register('a', {
        load: () => (works ? Promise.resolve() : Promise.reject(new Error('no script'))),
      })
      await openUntil(driver, 'a', 'LOAD_ERROR')
      works = true
      driver.open('')
      await driver.clock.pass(150)
      driver.open('a')
      await driver.clock.pass(0)
      expect(driver.status('a')).to.equal('LOAD_ERROR')
      driver.open('')
      await driver.clock.pass(100)
      await openUntil(driver, 'a', 'MOUNTED')
      expect(count(driver, 'a load')).to.equal(2)
    },
  },
  {
    name: 'a hook that is neither a function nor an array of functions is never retried',
    async run(driver) {
      driver.register('a', { mount: 'not a function' })
      await openUntil(driver, 'a', 'SKIP_BECAUSE_BROKEN')
      driver.open('')
      driver.open('a')
      await rest()
      expect(driver.status('a')).to.equal('SKIP_BECAUSE_BROKEN')
      expect(driver.log).to.deep.equal(['a load'])
    },
  },
  {
    name: 'concurrent requests share one load',
    async run(driver) {
      const script = later()
      driver.register('a', { load: () => script.promise })
      driver.register('b', {})
      driver.open('a')
      await until(() => count(driver, 'a load') === 1)
      driver.open('b')
      driver.open('a')
      script.finish()
      await until(() => driver.status('a') === 'MOUNTED')
      expect(count(driver, 'a load')).to.equal(1)
      expect(count(driver, 'a mount')).to.equal(1)
    },
  },
  {
    name: 'a rejected bootstrap breaks the app before it was ever mounted [4.72, 8.17]',
    async run(driver) {
      driver.register('a', { bootstrap: fails('no start') })
      await openUntil(driver, 'a', 'SKIP_BECAUSE_BROKEN')
      driver.open('')
      driver.open('a')
      await rest()
      expect(driver.log).to.deep.equal(['a load', 'a bootstrap'])
      expect(driver.errors).to.have.length(1)
    },
  },
  ...(['rejects', 'throws', 'returns no promise'] as const).map((how): Case => ({
    name: `a mount that ${how} is cleaned up once, reported once and not tried again`,
    async run(driver) {
      const mount = {
        rejects: fails('no mount'),
        throws: throws('no mount'),
        'returns no promise': () => 'no mount',
      }[how]
      driver.register('a', { mount })
      await openUntil(driver, 'a', 'SKIP_BECAUSE_BROKEN')
      driver.open('')
      await rest()
      driver.open('a')
      await rest()
      expect(driver.status('a')).to.equal('SKIP_BECAUSE_BROKEN')
      expect(driver.log).to.deep.equal(['a load', 'a bootstrap', 'a mount', 'a unmount'])
      expect(driver.errors).to.have.length(1)
    },
  })),
  {
    name: 'when mount and its clean-up both fail, the error of the mount is the one that is reported',
    async run(driver) {
      driver.register('a', { mount: fails('no mount'), unmount: fails('no clean-up') })
      await openUntil(driver, 'a', 'SKIP_BECAUSE_BROKEN')
      await rest()
      expect(driver.errors).to.have.length(1)
      expect(driver.errors[0]).to.contain('no mount')
    },
  },
  ...(['rejects', 'throws', 'returns no promise'] as const).map((how): Case => ({
    name: `an unmount that ${how} breaks the app for good, and the next app mounts all the same`,
    async run(driver) {
      driver.register('a', {
        unmount: { rejects: fails('no end'), throws: throws('no end'), 'returns no promise': () => 1 }[how],
      })
      driver.register('b', {})
      await openUntil(driver, 'a', 'MOUNTED')
      await openUntil(driver, 'b', 'MOUNTED')
      expect(driver.status('a')).to.equal('SKIP_BECAUSE_BROKEN')
      driver.open('a')
      await until(() => driver.status('b') === 'NOT_MOUNTED')
      await rest()
      expect(count(driver, 'a mount')).to.equal(1)
    },
  })),
  {
    name: 'a fatally slow unmount breaks the app, and the next app mounts all the same',
    async run(driver) {
      driver.register('a', {
        unmount: driver.hang,
        timeouts: { unmount: { millis: 500, dieOnTimeout: true } },
      })
      driver.register('b', {})
      await openUntil(driver, 'a', 'MOUNTED')
      driver.clock.install()
      driver.open('b')
      await until(() => count(driver, 'a unmount') === 1)
      await driver.clock.pass(501)
      await until(() => driver.status('b') === 'MOUNTED')
      expect(driver.status('a')).to.equal('SKIP_BECAUSE_BROKEN')
    },
  },
  {
    name: 'an app whose route is left while it loads is neither bootstrapped nor mounted, until somebody comes back [4.64]',
    async run(driver) {
      const script = later()
      driver.register('a', { load: () => script.promise })
      driver.open('a')
      await until(() => count(driver, 'a load') === 1)
      driver.open('')
      script.finish()
      await until(() => driver.status('a') === 'NOT_BOOTSTRAPPED')
      await rest()
      expect(driver.log).to.deep.equal(['a load'])
      await openUntil(driver, 'a', 'MOUNTED')
      expect(driver.log).to.deep.equal(['a load', 'a bootstrap', 'a mount'])
    },
  },
  {
    name: 'an app whose route is left while it mounts finishes, and is then unmounted',
    async run(driver) {
      const mounting = later()
      driver.register('a', { mount: () => mounting.promise })
      driver.register('b', {})
      driver.open('a')
      await until(() => driver.status('a') === 'MOUNTING')
      driver.open('b')
      await rest()
      mounting.finish()
      await until(() => driver.status('b') === 'MOUNTED')
      expect(driver.status('a')).to.equal('NOT_MOUNTED')
      expect(driver.log.filter((entry) => /mount/.test(entry))).to.deep.equal([
        'a mount',
        'a unmount',
        'b mount',
      ])
    },
  },
  {
    name: 'the next app loads and bootstraps while the last one unmounts, and mounts after it [4.70]',
    async run(driver) {
      const going = later()
      driver.register('a', { unmount: () => going.promise })
      driver.register('b', {})
      await openUntil(driver, 'a', 'MOUNTED')
      driver.open('b')
      await until(() => count(driver, 'b bootstrap') === 1)
      await rest()
      expect(driver.status('a')).to.equal('UNMOUNTING')
      expect(driver.status('b')).to.equal('NOT_MOUNTED')
      going.finish()
      await until(() => driver.status('b') === 'MOUNTED')
      expect(driver.status('a')).to.equal('NOT_MOUNTED')
    },
  },
  {
    name: 'several navigations in one tick are one unmount and one mount',
    async run(driver) {
      driver.register('a', {})
      driver.register('b', {})
      await openUntil(driver, 'b', 'MOUNTED')
      await openUntil(driver, 'a', 'MOUNTED')
      driver.log.length = 0
      for (const key of ['b', 'a', 'b']) driver.open(key)
      await until(() => driver.status('b') === 'MOUNTED')
      await rest()
      expect(driver.log).to.deep.equal(['a unmount', 'b mount'])
    },
  },
  ...(['bootstrap', 'mount', 'unmount', 'unload'] as const).map((phase): Case => {
    const limit = phase === 'bootstrap' ? 4000 : 3000
    return {
      name: `a slow ${phase} is warned about at each second below ${limit} ms, is one error there, and goes on [9.32-9.35, 9.38]`,
      async run(driver) {
        const slow = later()
        driver.clock.install()
        driver.register('a', { [phase]: () => slow.promise })
        driver.open('a')
        const leaving = phase === 'unmount' || phase === 'unload'
        if (leaving) await until(() => driver.status('a') === 'MOUNTED')
        if (phase === 'unmount') driver.open('')
        if (phase === 'unload') await leave(driver, 'a')
        const unloading = phase === 'unload' ? driver.unload('a') : undefined
        await until(() => count(driver, `a ${phase}`) === 1)
        await driver.clock.pass(limit - 1)
        expect(driver.slow).to.deep.equal({ warnings: limit / 1000 - 1, errors: 0 })
        await driver.clock.pass(1)
        expect(driver.slow).to.deep.equal({ warnings: limit / 1000 - 1, errors: 1 })
        await driver.clock.pass(20_000)
        expect(driver.slow).to.deep.equal({ warnings: limit / 1000 - 1, errors: 1 })
        slow.finish()
        await unloading
        await driver.clock.pass(0)
        const after = {
          bootstrap: 'MOUNTED',
          mount: 'MOUNTED',
          unmount: 'NOT_MOUNTED',
          unload: 'NOT_LOADED',
        } as const
        await until(() => driver.status('a') === after[phase])
      },
    }
  }),
  {
    name: 'a phase that ends before the first second is not spoken of [9.37]',
    async run(driver) {
      const quick = later()
      driver.clock.install()
      driver.register('a', { mount: () => quick.promise })
      driver.open('a')
      await until(() => driver.status('a') === 'MOUNTING')
      await driver.clock.pass(999)
      quick.finish()
      await until(() => driver.status('a') === 'MOUNTED')
      await driver.clock.pass(10_000)
      expect(driver.slow).to.deep.equal({ warnings: 0, errors: 0 })
    },
  },
  {
    name: "the module's own timeouts take the place of the usual ones",
    async run(driver) {
      driver.clock.install()
      driver.register('a', { mount: driver.hang, timeouts: { mount: { millis: 100, warningMillis: 30 } } })
      driver.open('a')
      await until(() => driver.status('a') === 'MOUNTING')
      await driver.clock.pass(99)
      expect(driver.slow).to.deep.equal({ warnings: 3, errors: 0 })
      await driver.clock.pass(1)
      expect(driver.slow).to.deep.equal({ warnings: 3, errors: 1 })
    },
  },
  {
    name: 'a warning interval above the limit means no warning',
    async run(driver) {
      driver.clock.install()
      driver.register('a', { mount: driver.hang, timeouts: { mount: { millis: 100, warningMillis: 150 } } })
      driver.open('a')
      await until(() => driver.status('a') === 'MOUNTING')
      await driver.clock.pass(1000)
      expect(driver.slow).to.deep.equal({ warnings: 0, errors: 1 })
    },
  },
  ...(['bootstrap', 'mount'] as const).map((phase): Case => ({
    name: `a ${phase} that dies on timeout breaks the app, and its late result is ignored`,
    async run(driver) {
      const late = later()
      driver.clock.install()
      driver.register('a', {
        [phase]: () => late.promise,
        timeouts: { [phase]: { millis: 100, dieOnTimeout: true } },
      })
      driver.open('a')
      await until(() => count(driver, `a ${phase}`) === 1)
      await driver.clock.pass(100)
      await until(() => driver.status('a') === 'SKIP_BECAUSE_BROKEN')
      late.finish()
      await driver.clock.pass(1000)
      expect(driver.status('a')).to.equal('SKIP_BECAUSE_BROKEN')
      expect(driver.errors).to.have.length(1)
    },
  })),
  {
    name: 'an unload makes the next activation load and bootstrap again',
    async run(driver) {
      driver.register('a', {})
      await openUntil(driver, 'a', 'MOUNTED')
      await leave(driver, 'a')
      await driver.unload('a')
      expect(driver.status('a')).to.equal('NOT_LOADED')
      await openUntil(driver, 'a', 'MOUNTED')
      expect(count(driver, 'a unload')).to.equal(1)
      expect(count(driver, 'a bootstrap')).to.equal(2)
    },
  },
  {
    name: 'an unload of a mounted app unmounts it first',
    async run(driver) {
      driver.register('a', {})
      await openUntil(driver, 'a', 'MOUNTED')
      driver.log.length = 0
      await driver.unload('a')
      expect(driver.log.slice(0, 2)).to.deep.equal(['a unmount', 'a unload'])
    },
  },
  {
    name: 'an unload of an app that was never loaded does nothing',
    async run(driver) {
      driver.register('a', {})
      await driver.unload('a')
      expect(driver.status('a')).to.equal('NOT_LOADED')
      expect(driver.log).to.deep.equal([])
    },
  },
  {
    name: 'an unload after a failed load forgets the failure',
    async run(driver) {
      driver.register('a', { load: fails('no script') })
      await openUntil(driver, 'a', 'LOAD_ERROR')
      driver.open('')
      await driver.unload('a')
      expect(driver.status('a')).to.equal('NOT_LOADED')
      expect(count(driver, 'a unload')).to.equal(0)
    },
  },
  {
    name: 'an unload that fails breaks the app, and its promise rejects',
    async run(driver) {
      driver.register('a', { unload: fails('no unload') })
      await openUntil(driver, 'a', 'MOUNTED')
      await leave(driver, 'a')
      let rejection: unknown
      await driver.unload('a').catch((error: unknown) => (rejection = error))
      expect(String(rejection)).to.contain('no unload')
      expect(driver.status('a')).to.equal('SKIP_BECAUSE_BROKEN')
    },
  },
  {
    name: 'unregistering waits for a running mount, and then unmounts',
    async run(driver) {
      const mounting = later()
      driver.register('a', { mount: () => mounting.promise })
      driver.open('a')
      await until(() => driver.status('a') === 'MOUNTING')
      let isDone = false
      const done = driver.unregister('a').then(() => (isDone = true))
      await rest()
      expect(isDone).to.equal(false)
      expect(count(driver, 'a unmount')).to.equal(0)
      mounting.finish()
      await done
      expect(count(driver, 'a unmount')).to.equal(1)
    },
  },
  {
    name: 'a broken app can be unregistered, and registered anew under the same key',
    async run(driver) {
      driver.register('a', { mount: fails('no mount') })
      await openUntil(driver, 'a', 'SKIP_BECAUSE_BROKEN')
      driver.open('')
      await driver.unregister('a')
      driver.register('a', {})
      await openUntil(driver, 'a', 'MOUNTED')
    },
  },
]
