import { expect } from '@open-wc/testing'
import { navigation } from '../../shell/navigation/navigation.ts'
import { setAppStatus } from '../../shell/stores/app-status.ts'
import { $breadcrumbs, setBreadcrumbs } from '../../shell/stores/breadcrumbs.ts'
import { caughtWarnings } from '../browser/caught-warnings.ts'
import { sampleUser } from '../browser/sample-context.ts'
import type { Workspace } from '../../shell/contract/entities.ts'
import type { MiniAppContext, MiniAppPortal } from '../../shell/contract/mini-app.ts'
import { $commands } from '../../shell/stores/commands.ts'
import { $shortcuts } from '../../shell/stores/shortcuts.ts'
import { $context } from '../../shell/stores/context.ts'
import { $displaySettings } from '../../shell/stores/display-settings.ts'
import { $destination } from '../../shell/stores/destination.ts'
import { $dirty } from '../../shell/stores/unsaved-work.ts'
import { $help, setHelpPageTag } from '../../shell/stores/help.ts'
import { $tours, setHasProductTours, showToursReminder } from '../../shell/stores/tours.ts'
import { $users, clearMyself } from '../../shell/stores/users.ts'
import { $workspaces, chooseBrand, clearWorkspaces } from '../../shell/stores/workspaces.ts'
import { realTask, until } from './clock.ts'
import { later, type Behaviour } from './driver.ts'
import { OurDriver, route } from './our-driver.ts'

let driver: OurDriver

/** A test with a driver; its clock is put away before anybody else counts on the real one. */
function shell(behaviour: string, run: () => Promise<void>): void {
  it(behaviour, async () => {
    driver = new OurDriver()
    try {
      await run()
    } finally {
      driver.stop()
    }
  })
}

const text = () => driver.outlet.shadowRoot!.textContent.replace(/\s+/g, ' ').trim()
const panel = () =>
  [...driver.outlet.shadowRoot!.querySelectorAll('button')].map((button) => button.textContent.trim())
const press = (name: string) =>
  [...driver.outlet.shadowRoot!.querySelectorAll('button')]
    .find((button) => button.textContent.trim() === name)!
    .click()
const is = (key: string, status: string) =>
  until(() => driver.status(key) === status, `${key} ${status} (it is ${driver.status(key)})`)
const shown = () => [...driver.outlet.shadowRoot!.querySelector('.place')!.children]

async function open(key: string, status = 'MOUNTED'): Promise<void> {
  driver.open(key)
  if (key) await is(key, status)
  await driver.outlet.updateComplete
}

describe('phases of ours:', () => {
  shell('every timer is cleared when its phase ends', async () => {
    driver.clock.install()
    const quick = () => Promise.resolve()
    driver.register('a', { bootstrap: quick, mount: quick, unmount: quick, unload: quick })
    await open('a')
    expect(driver.clock.pending).to.equal(0)
    driver.open('')
    await is('a', 'NOT_MOUNTED')
    await driver.unload('a')
    expect(driver.clock.pending).to.equal(0)
  })

  shell('a phase that is set aside leaves no timer behind', async () => {
    driver.clock.install()
    driver.register('a', { mount: driver.hang, timeouts: { mount: { millis: 100 } } })
    await open('a', 'MOUNTING')
    await driver.clock.pass(200)
    driver.open('')
    await is('a', 'NOT_MOUNTED')
    expect(driver.clock.pending).to.equal(0)
  })

  shell('a warning interval at the limit means no warning', async () => {
    driver.clock.install()
    driver.register('a', { mount: driver.hang, timeouts: { mount: { millis: 100, warningMillis: 100 } } })
    await open('a', 'MOUNTING')
    await driver.clock.pass(5000)
    expect(driver.slow).to.deep.equal({ warnings: 0, errors: 1 })
  })

  shell('timeouts that are no usable numbers are passed over', async () => {
    driver.clock.install()
    driver.register('a', {
      mount: driver.hang,
      timeouts: { mount: { millis: Number.NaN, warningMillis: -5 } },
    })
    await open('a', 'MOUNTING')
    await driver.clock.pass(3000)
    expect(driver.slow).to.deep.equal({ warnings: 2, errors: 1 })
  })
})

describe('loads of ours:', () => {
  shell(
    'a load that has not settled says so after four seconds, and offers to keep waiting, try again and go back',
    async () => {
      driver.clock.install()
      driver.register('a', { load: driver.hang })
      history.replaceState({ index: 1 }, '')
      await open('a', 'LOADING_SOURCE_CODE')
      await driver.clock.pass(3999)
      expect(text()).not.to.contain('longer than usual')
      await driver.clock.pass(1)
      await driver.outlet.updateComplete
      expect(text()).to.contain('is taking longer than usual')
      expect(panel()).to.deep.equal(['Keep waiting', 'Try again', 'Go back'])
      history.replaceState(null, '')
      press('Keep waiting')
      await driver.outlet.updateComplete
      expect(panel()).to.deep.equal([])
      await driver.clock.pass(4000)
      await driver.outlet.updateComplete
      expect(text()).to.contain('is taking longer than usual')
    },
  )

  shell('a load that has not settled never blocks a newer navigation', async () => {
    driver.register('a', { load: driver.hang })
    driver.register('b', {})
    await open('a', 'LOADING_SOURCE_CODE')
    await open('b')
    expect(shown()).to.deep.equal([driver.element('b')])
  })

  shell(
    'trying a hung load again asks for a fresh address, and the first one is not heard any more',
    async () => {
      const first = later()
      let loads = 0
      driver.clock.install()
      driver.register('a', { load: () => (++loads === 1 ? first.promise : Promise.resolve()) })
      await open('a', 'LOADING_SOURCE_CODE')
      await until(() => loads === 1)
      await driver.clock.pass(4000)
      await driver.outlet.updateComplete
      press('Try again')
      await is('a', 'MOUNTED')
      first.finish()
      await realTask()
      expect(loads).to.equal(2)
      expect(driver.status('a')).to.equal('MOUNTED')
      expect(driver.log.filter((entry) => entry === 'a mount')).to.have.length(1)
    },
  )

  shell('a failed load is tried again from a fresh address by "Try again", without waiting', async () => {
    let loads = 0
    driver.register('a', {
      load: () => (++loads === 1 ? Promise.reject(new Error('no script')) : Promise.resolve()),
    })
    await open('a', 'LOAD_ERROR')
    await driver.outlet.updateComplete
    expect(text()).to.contain('could not be opened')
    press('Try again')
    await is('a', 'MOUNTED')
    expect(loads).to.equal(2)
  })

  shell('a later place in an app whose load failed tries again', async () => {
    let loads = 0
    driver.clock.install()
    driver.register('a', {
      load: () => (++loads === 1 ? Promise.reject(new Error('no script')) : Promise.resolve()),
    })
    await open('a', 'LOAD_ERROR')
    await driver.clock.pass(250)
    driver.outlet.open(driver.nameOf('a'), route('/a/elsewhere'))
    await is('a', 'MOUNTED')
  })

  shell('a rejected load is LOAD_ERROR before anybody hears of the error', async () => {
    const seen: string[] = []
    driver.errors.push = (message: string) => seen.push(`${driver.status('a')} ${message}`)
    driver.register('a', { load: () => Promise.reject(new Error('no script')) })
    await open('a', 'LOAD_ERROR')
    await until(() => seen.length > 0)
    expect(seen[0]).to.match(
      /^LOAD_ERROR The script of mini-app case-\d+-a at \S+ failed while it was read: no script$/,
    )
  })
})

describe('mounts of ours:', () => {
  shell(
    'a switch between two loaded apps without hooks is over when the outlet has drawn, and starts no timer',
    async () => {
      for (const key of ['a', 'b']) {
        driver.register(key, {})
        scripted.set(driver.nameOf(key), { element: class extends HTMLElement {} })
      }
      for (const key of ['a', 'b', 'a']) await open(key)
      const first = driver.element('a')!
      driver.clock.install()
      driver.open('b')
      await driver.outlet.updateComplete
      expect(driver.status('a')).to.equal('NOT_MOUNTED')
      expect(driver.status('b')).to.equal('MOUNTED')
      expect(first.isConnected).to.equal(false)
      expect(shown()).to.deep.equal([driver.element('b')])
      expect(driver.clock.started).to.equal(0)
    },
  )

  shell(
    'a switch between two loaded apps with hooks that need no time is over in the same task',
    async () => {
      driver.register('a', {})
      driver.register('b', {})
      for (const key of ['a', 'b', 'a']) await open(key)
      let isOver = false
      driver.outlet.whenSettled = () => (isOver = true)
      driver.open('b')
      const channel = new MessageChannel()
      channel.port1.postMessage('the next task')
      await new Promise((resolve) => (channel.port2.onmessage = resolve))
      expect(isOver).to.equal(true)
      expect(driver.status('b')).to.equal('MOUNTED')
      expect(shown()).to.deep.equal([driver.element('b')])
    },
  )

  shell(
    'a late mount is set aside when a newer navigation needs the place: its signal aborts, its late result is ignored',
    async () => {
      const mounting = later()
      driver.clock.install()
      driver.register('a', { mount: () => mounting.promise, timeouts: { mount: { millis: 100 } } })
      driver.register('b', {})
      await open('a', 'MOUNTING')
      const { signal } = driver.element('a')!.portal
      await driver.clock.pass(100)
      await open('b')
      expect(signal.aborted).to.equal(true)
      expect(signal.reason).to.include({ name: 'AbortError' })
      expect(driver.status('a')).to.equal('NOT_MOUNTED')
      expect(shown()).to.deep.equal([driver.element('b')])
      mounting.finish()
      await realTask()
      expect(driver.status('a')).to.equal('NOT_MOUNTED')
      expect(shown()).to.deep.equal([driver.element('b')])
    },
  )

  shell('a mount that is left holds the next app up for a second at most', async () => {
    driver.clock.install()
    driver.register('a', { mount: driver.hang })
    driver.register('b', {})
    await open('a', 'MOUNTING')
    driver.open('b')
    await until(() => driver.log.includes('b bootstrap'))
    await driver.clock.pass(999)
    expect(driver.status('b')).to.equal('NOT_MOUNTED')
    await driver.clock.pass(1)
    await is('b', 'MOUNTED')
  })

  shell('an app that is left while it mounts has no say any more, though its mount may finish', async () => {
    const warnings = caughtWarnings()
    const mounting = later()
    driver.register('a', { mount: () => mounting.promise })
    driver.register('b', {})
    await open('a', 'MOUNTING')
    const { portal } = driver.element('a')!
    $destination.set(null)
    driver.open('b')
    portal.navigate('/a/elsewhere')
    portal.setDirty(true)
    portal.offerCommands([{ id: 'late', title: 'Late', run() {} }])
    portal.offerShortcuts([{ title: 'Late', shortcuts: [] }])
    expect([$destination.get(), $dirty.get(), $commands.get(), $shortcuts.get()]).to.deep.equal([
      null,
      false,
      [],
      [],
    ])
    expect(warnings).to.deep.equal([
      `Mini-app ${driver.nameOf('a')} asked for "/a/elsewhere" after it was left`,
    ])
    expect(portal.signal.aborted).to.equal(false)
    mounting.finish()
    await is('b', 'MOUNTED')
    expect(driver.log).to.include('a unmount')
  })

  shell('a mount that fails because it is set aside does not break the app', async () => {
    const mounting = later()
    driver.clock.install()
    driver.register('a', { mount: () => mounting.promise, timeouts: { mount: { millis: 100 } } })
    await open('a', 'MOUNTING')
    await driver.clock.pass(100)
    driver.open('')
    await is('a', 'NOT_MOUNTED')
    mounting.fail(new Error('aborted'))
    await realTask()
    expect(driver.status('a')).to.equal('NOT_MOUNTED')
    expect(driver.errors).to.deep.equal([])
  })

  shell(
    'an app is registered when its route is entered, and unregistered when it is left [4.57]',
    async () => {
      driver.register('a', {})
      driver.register('b', {})
      await open('a')
      setHelpPageTag('a-page')
      setBreadcrumbs({ app: 'A' })
      setHasProductTours(true)
      showToursReminder(true)
      await open('b')
      expect($breadcrumbs.get()).to.deep.equal({})
      expect($tours.get()).to.include({ has: false, reminder: false })
      expect($help.get().pageTag).to.equal('')
    },
  )

  shell(
    'an app that breaks after its mount takes its commands, its keys, its tours and its unsaved work with it',
    async () => {
      driver.register('a', {})
      await open('a')
      const { portal } = driver.element('a')!
      portal.offerCommands([{ id: 'a', title: 'A', run() {} }])
      portal.offerShortcuts([{ title: 'A', shortcuts: [{ keys: ['A'], text: 'Add' }] }])
      expect($shortcuts.get()).to.have.length(1)
      portal.setDirty(true)
      setHasProductTours(true)
      showToursReminder(true)
      driver.element('a')!.dispatchEvent(
        new CustomEvent('miniapp-error', {
          detail: new Error('failed later'),
          bubbles: true,
          composed: true,
        }),
      )
      await is('a', 'SKIP_BECAUSE_BROKEN')
      await realTask()
      expect([$commands.get(), $shortcuts.get(), $dirty.get()]).to.deep.equal([[], [], false])
      expect($tours.get()).to.include({ has: false, reminder: false })
    },
  )

  shell('an app that breaks is told as settled once its heading stands there', async () => {
    let heading: Element | null | undefined
    driver.register('a', { mount: () => Promise.reject(new Error('no mount')) })
    driver.outlet.whenSettled = () => (heading = driver.outlet.shadowRoot!.querySelector('h1'))
    await open('a', 'SKIP_BECAUSE_BROKEN')
    await until(() => heading !== undefined)
    expect(heading?.textContent).to.contain('could not be opened')
  })

  shell('the signal aborts on unmount', async () => {
    driver.register('a', {})
    await open('a')
    const { signal } = driver.element('a')!.portal
    expect(signal.aborted).to.equal(false)
    driver.open('')
    await is('a', 'NOT_MOUNTED')
    expect(signal.aborted).to.equal(true)
  })

  shell(
    'the element of an unmount that hangs is not seen, is gone at the limit, and the next app mounts',
    async () => {
      driver.clock.install()
      driver.register('a', { unmount: driver.hang })
      driver.register('b', {})
      await open('a')
      const element = driver.element('a')!
      driver.open('b')
      await until(() => driver.log.includes('b bootstrap'))
      expect(getComputedStyle(element).display).to.equal('none')
      await driver.clock.pass(3000)
      await is('b', 'MOUNTED')
      expect(shown()).to.deep.equal([driver.element('b')])
      expect(driver.status('a')).to.equal('UNMOUNTING')
    },
  )

  shell('coming back while the last unmount goes on waits for it, and mounts then', async () => {
    const going = later()
    driver.register('a', { unmount: () => going.promise })
    await open('a')
    driver.open('')
    await is('a', 'UNMOUNTING')
    driver.open('a')
    await realTask()
    going.finish()
    await is('a', 'MOUNTED')
    expect(shown()).to.deep.equal([driver.element('a')])
  })

  for (const phase of ['unmount', 'unload'] as const) {
    shell(
      `"Try again" is answered at once, and waits for a hung ${phase} no longer than its limit`,
      async () => {
        driver.clock.install()
        driver.register('a', { [phase]: driver.hang })
        await open('a')
        driver.open('')
        await until(() => driver.status('a') !== 'MOUNTED')
        if (phase === 'unload') void driver.unload('a')
        driver.open('a')
        await driver.clock.pass(4000)
        await driver.outlet.updateComplete
        press('Try again')
        await driver.outlet.updateComplete
        expect(panel()).to.deep.equal([])
        await driver.clock.pass(3000)
        await is('a', 'MOUNTED')
        await driver.outlet.updateComplete
        expect(shown()).to.deep.equal([driver.element('a')])
        expect(driver.log.filter((entry) => entry === 'a load')).to.have.length(2)
      },
    )
  }

  shell('leaving and coming back while an app bootstraps bootstraps it once', async () => {
    const starting = later()
    driver.register('a', { bootstrap: () => starting.promise })
    await open('a', 'BOOTSTRAPPING')
    driver.open('')
    await realTask()
    driver.open('a')
    await realTask()
    starting.finish()
    await is('a', 'MOUNTED')
    expect(driver.log).to.deep.equal(['a load', 'a bootstrap', 'a mount'])
  })
})

describe('navigations of ours:', () => {
  const NAMES = ['os-before-mount-routing', 'os-app-change', 'os-no-app-change', 'os-routing'] as const
  const end = (key: string, path: string) => ({ app: key && driver.nameOf(key), path })
  let over: AbortController
  let heard: string[]

  beforeEach(() => {
    over = new AbortController()
    heard = []
    for (const name of NAMES)
      addEventListener(
        name,
        ({ type, detail }) => heard.push(`${type} ${detail.from.path} ${detail.to.path}`),
        { signal: over.signal },
      )
  })
  afterEach(() => {
    over.abort()
    navigation.events.end()
  })

  /** Goes from nowhere to `a` and, while that is on its way, on to its first place. */
  async function goOn(until: 'LOADING_SOURCE_CODE' | 'MOUNTING'): Promise<void> {
    navigation.events.begin({ from: end('', '/'), to: end('a', '/a') }, () => {})
    await open('a', until)
    navigation.events.begin({ from: end('a', '/a'), to: end('a', '/a/first') }, () => {})
    driver.outlet.open(driver.nameOf('a'), route('/a/first'))
    await realTask()
  }

  shell('another place in an app that loads is told as the one change that it is', async () => {
    const loading = later()
    driver.register('a', { load: () => loading.promise })
    await goOn('LOADING_SOURCE_CODE')
    loading.finish()
    await is('a', 'MOUNTED')
    expect(heard).to.deep.equal([
      'os-before-mount-routing / /a/first',
      'os-app-change / /a/first',
      'os-routing / /a/first',
    ])
  })

  shell(
    'another place in an app that mounts is asked about, too, and the app hears of it once that is answered',
    async () => {
      const mounting = later()
      let answer!: (cancels: boolean) => void
      driver.register('a', { mount: () => mounting.promise })
      addEventListener(
        'os-before-mount-routing',
        ({ detail }) =>
          detail.to.path === '/a/first' &&
          detail.cancelNavigation(new Promise((resolve) => (answer = resolve))),
        { signal: over.signal },
      )
      await goOn('MOUNTING')
      mounting.finish()
      await is('a', 'MOUNTED')
      await realTask()
      expect(heard).to.deep.equal(['os-before-mount-routing / /a', 'os-before-mount-routing / /a/first'])
      expect(driver.element('a')!.route.path).to.equal('/a')
      answer(false)
      await until(() => heard.length > 2)
      expect(heard.slice(2)).to.deep.equal(['os-app-change / /a/first', 'os-routing / /a/first'])
      expect(driver.element('a')!.route.path).to.equal('/a/first')
    },
  )

  shell(
    'an app waits for the answer about the place that overtook the one a listener thinks about',
    async () => {
      const answers: ((cancels: boolean) => void)[] = []
      driver.register('a', {})
      addEventListener(
        'os-before-mount-routing',
        ({ detail }) => detail.cancelNavigation(new Promise((resolve) => answers.push(resolve))),
        { signal: over.signal },
      )
      navigation.events.begin({ from: end('', '/'), to: end('a', '/a') }, () => {})
      driver.open('a')
      await until(() => answers.length === 1)
      navigation.events.begin({ from: end('a', '/a'), to: end('a', '/a/first') }, () => {})
      driver.outlet.open(driver.nameOf('a'), route('/a/first'))
      answers[0]!(true)
      await until(() => answers.length === 2)
      expect(driver.status('a')).to.equal('NOT_MOUNTED')
      answers[1]!(false)
      await is('a', 'MOUNTED')
      expect(heard.at(-1)).to.equal('os-routing / /a/first')
    },
  )
})

describe('updates of ours:', () => {
  const changeContext = () => $displaySettings.set({ ...$displaySettings.get() })

  shell(
    'a change of the context or the place updates the mounted app, which then is MOUNTED again [1.18, 4.69]',
    async () => {
      const updating = later()
      driver.register('a', { update: () => updating.promise })
      await open('a')
      const before = driver.element('a')!.context
      changeContext()
      await is('a', 'UPDATING')
      expect(driver.element('a')!.context).not.to.equal(before)
      expect(driver.element('a')!.context).to.equal($context.get())
      updating.finish()
      await is('a', 'MOUNTED')
      driver.outlet.open(driver.nameOf('a'), route('/a/elsewhere'))
      await until(() => driver.log.filter((entry) => entry === 'a update').length === 2)
      expect(driver.element('a')!.route.path).to.equal('/a/elsewhere')
    },
  )

  shell('a change during an update is told afterwards', async () => {
    const updating = later()
    driver.register('a', { update: () => updating.promise })
    await open('a')
    changeContext()
    await is('a', 'UPDATING')
    changeContext()
    await realTask()
    changeContext()
    await realTask()
    expect(driver.log.filter((entry) => entry === 'a update')).to.have.length(1)
    updating.finish()
    await is('a', 'MOUNTED')
    expect(driver.log.filter((entry) => entry === 'a update')).to.have.length(2)
  })

  shell('a change of the context and the place at once is told at once', async () => {
    const told: [string, MiniAppContext][] = []
    driver.register('a', {
      update: () =>
        Promise.resolve(void told.push([driver.element('a')!.route.path, driver.element('a')!.context])),
    })
    await open('a')
    changeContext()
    driver.outlet.open(driver.nameOf('a'), route('/a/elsewhere'))
    await is('a', 'MOUNTED')
    await realTask()
    expect(told).to.deep.equal([['/a/elsewhere', $context.get()]])
  })

  shell(
    'another place has come when the update that tells of it has ended, though another was under way',
    async () => {
      const [first, second] = [later(), later()]
      const updates = [first, second]
      driver.register('a', { update: () => updates.shift()!.promise })
      await open('a')
      changeContext()
      await is('a', 'UPDATING')
      let isSettled = false
      driver.outlet.whenSettled = () => (isSettled = true)
      driver.outlet.open(driver.nameOf('a'), route('/a/elsewhere'))
      await realTask()
      expect(isSettled).to.equal(false)
      first.finish()
      await realTask()
      expect(isSettled).to.equal(false)
      second.finish()
      await realTask()
      expect([isSettled, driver.status('a')]).to.deep.equal([true, 'MOUNTED'])
    },
  )

  shell('an app that is not mounted is not updated', async () => {
    const mounting = later()
    driver.register('a', { mount: () => mounting.promise, update: () => Promise.resolve() })
    await open('a', 'MOUNTING')
    changeContext()
    await realTask()
    expect(driver.log).not.to.contain('a update')
    expect(driver.element('a')!.context).to.equal($context.get())
    mounting.finish()
    await is('a', 'MOUNTED')
    driver.open('')
    await is('a', 'NOT_MOUNTED')
    changeContext()
    await realTask()
    expect(driver.log).not.to.contain('a update')
  })

  shell(
    'a slow update is warned about at each second below 3000 ms, is one error there, and goes on [9.36]',
    async () => {
      const updating = later()
      driver.clock.install()
      driver.register('a', { update: () => updating.promise })
      await open('a')
      changeContext()
      await is('a', 'UPDATING')
      await driver.clock.pass(2999)
      expect(driver.slow).to.deep.equal({ warnings: 2, errors: 0 })
      await driver.clock.pass(1)
      expect(driver.slow).to.deep.equal({ warnings: 2, errors: 1 })
      await driver.clock.pass(20_000)
      expect(driver.slow).to.deep.equal({ warnings: 2, errors: 1 })
      updating.finish()
      await driver.clock.pass(0)
      await is('a', 'MOUNTED')
    },
  )

  shell(
    'another place has come at the limit of an update that hangs, and so have all later ones',
    async () => {
      driver.clock.install()
      driver.register('a', { update: driver.hang })
      await open('a')
      let settled = 0
      driver.outlet.whenSettled = () => settled++
      for (const place of [1, 2]) {
        driver.outlet.open(driver.nameOf('a'), route(`/a/${place}`))
        await driver.clock.pass(2999)
        expect(settled).to.equal(place - 1)
        await driver.clock.pass(1)
        expect(settled).to.equal(place)
      }
      expect([driver.status('a'), driver.element('a')!.route.path]).to.deep.equal(['UPDATING', '/a/2'])
    },
  )

  shell('an update that fails after its limit still shows so', async () => {
    const updating = later()
    driver.clock.install()
    driver.register('a', { update: () => updating.promise })
    await open('a')
    driver.outlet.open(driver.nameOf('a'), route('/a/elsewhere'))
    await driver.clock.pass(3000)
    updating.fail(new Error('too late'))
    await is('a', 'SKIP_BECAUSE_BROKEN')
    await until(() => text().includes('could not be opened'))
    expect(driver.errors.join()).to.contain('too late')
  })

  shell('an update that dies on timeout breaks the app and shows so', async () => {
    driver.clock.install()
    driver.register('a', { update: driver.hang, timeouts: { update: { millis: 100, dieOnTimeout: true } } })
    await open('a')
    changeContext()
    await is('a', 'UPDATING')
    await driver.clock.pass(100)
    await is('a', 'SKIP_BECAUSE_BROKEN')
    await until(() => text().includes('could not be opened'))
    expect(shown()).to.deep.equal([])
    expect(driver.log.filter((entry) => entry === 'a unmount')).to.have.length(1)
  })
})

describe('the header of ours:', () => {
  shell(
    'is waited for by an app that is loaded before it: nothing of the app is run until then [4.59]',
    async () => {
      driver.register('a', {})
      setAppStatus('header', 'LOADING_SOURCE_CODE')
      driver.open('a')
      await until(() => driver.log.includes('a load'))
      await realTask()
      expect(driver.status('a')).to.equal('NOT_BOOTSTRAPPED')
      setAppStatus('header', 'NOT_BOOTSTRAPPED')
      await is('a', 'MOUNTED')
    },
  )
})

describe('drafts of ours:', () => {
  const live = (id: string) =>
    ({ id, azId: `az-${id}`, parentId: null, type: 'BRAND', name: id, status: 'LIVE' }) as Workspace
  const draft = (brand: string) =>
    sessionStorage.getItem(`os-draft:${sampleUser.id}:${driver.nameOf('a')}:${brand}:text`)

  /** Opens `a` for somebody who works in the brand b1. */
  async function openForBrand(behaviour: Behaviour = {}): Promise<MiniAppPortal> {
    $users.set({ loading: false, myself: sampleUser })
    $workspaces.set({ loading: false, list: [live('b1'), live('b2')], organisation: '', brandId: 'b1' })
    driver.register('a', behaviour)
    await open('a')
    return driver.element('a')!.portal
  }

  afterEach(() => {
    sessionStorage.clear()
    clearMyself()
    clearWorkspaces()
  })

  shell('what an app writes when it is left for another brand belongs to the brand it was for', async () => {
    const portal: MiniAppPortal = await openForBrand({
      unmount: async () => portal.draft.write('text', 'at its end'),
    })
    chooseBrand('b2')
    driver.open('')
    await is('a', 'NOT_MOUNTED')
    expect([draft('b1'), draft('b2')]).to.deep.equal(['at its end', null])
    await realTask()
    portal.draft.write('text', 'late')
    expect([draft('b1'), draft('b2')]).to.deep.equal(['late', null])
    portal.draft.clear('text')
    expect(draft('b1')).to.equal(null)
  })

  shell(
    'what an app writes belongs to the brand of the portal it writes with, before and after it was told of another',
    async () => {
      const portal = await openForBrand()
      chooseBrand('b2')
      portal.draft.write('text', 'not told yet')
      await realTask()
      const { context, portal: next } = driver.element('a')!
      expect(context.workspace?.id).to.equal('b2')
      expect(next.draft.read('text')).to.equal(null)
      next.draft.write('text', 'told')
      expect([draft('b1'), draft('b2')]).to.deep.equal(['not told yet', 'told'])
      portal.draft.clear('text') // what was saved late
      expect([draft('b1'), draft('b2')]).to.deep.equal([null, 'told'])
      expect(next.signal).to.equal(portal.signal)
      expect(next.overlayRoot).to.equal(portal.overlayRoot)
    },
  )

  shell('another place of the same brand keeps the portal', async () => {
    const portal = await openForBrand()
    driver.outlet.open(driver.nameOf('a'), route('/a/elsewhere'))
    await realTask()
    $displaySettings.set({ ...$displaySettings.get() })
    await realTask()
    expect(driver.element('a')!.portal).to.equal(portal)
  })

  shell('the end of the session takes neither person nor brand from an app that it ends', async () => {
    const portal = await openForBrand({ unmount: async () => portal.draft.write('text', 'at its end') })
    clearMyself()
    clearWorkspaces()
    await realTask()
    expect(driver.element('a')!.context.user).to.equal(sampleUser)
    driver.open('')
    await is('a', 'NOT_MOUNTED')
    expect(draft('b1')).to.equal('at its end')
  })
})
