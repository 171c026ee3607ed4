import { expect } from '@open-wc/testing'
import { entryOf } from '../../shell/catalogue/entries.ts'
import { register, unregister } from '../../shell/lifecycle/registration.ts'
import { setAppStatus } from '../../shell/stores/app-status.ts'
import { $breadcrumbs, setBreadcrumbs } from '../../shell/stores/breadcrumbs.ts'
import { $commands, offerCommands } from '../../shell/stores/commands.ts'
import { $help, setHelpPageTag } from '../../shell/stores/help.ts'
import { $tours, setHasProductTours, showToursReminder } from '../../shell/stores/tours.ts'
import { Clock, realTask } from './clock.ts'
import { configure } from './our-driver.ts'

const help = { communityUrl: 'https://community.agency-os.example/a' }
const entry = () => entryOf('a')!

beforeEach(() => configure([{ key: 'a', script: '/a.js', help }]))
afterEach(() => unregister(entry()))

it('unregistering resets the breadcrumbs, hides the tour reminder, sets has-tours to false and withdraws help and commands [4.58]', async () => {
  await register(entry())
  expect($help.get().links).to.deep.equal(help)
  setBreadcrumbs({ app: 'A' })
  setHasProductTours(true)
  showToursReminder(true)
  setHelpPageTag('a-page')
  offerCommands([{ id: 'a', title: 'A', run() {} }])
  unregister(entry())
  expect($breadcrumbs.get()).to.deep.equal({})
  expect($tours.get()).to.include({ has: false, reminder: false })
  expect($help.get()).to.deep.equal({ links: {}, pageTag: '' })
  expect($commands.get()).to.deep.equal([])
})

it('the layout apps register without waiting, and their unregistering resets nothing [4.59]', () => {
  setAppStatus('header', 'NOT_LOADED')
  setBreadcrumbs({ app: 'A' })
  for (const key of ['header', 'login']) {
    expect(register(entryOf(key)!)).to.equal(undefined)
    unregister(entryOf(key)!)
  }
  expect($breadcrumbs.get()).to.deep.equal({ app: 'A' })
  setBreadcrumbs({})
})

for (const status of ['NOT_BOOTSTRAPPED', 'LOAD_ERROR', 'SKIP_BECAUSE_BROKEN'] as const) {
  it(`other apps wait to register until the header has loaded: ${status} [4.59]`, async () => {
    setAppStatus('header', 'LOADING_SOURCE_CODE')
    let isRegistered = false
    void register(entry())!.then(() => (isRegistered = true))
    await realTask()
    expect(isRegistered).to.equal(false)
    setAppStatus('header', status)
    await realTask()
    expect(isRegistered).to.equal(true)
  })
}

it('a header that hangs holds the others up for four seconds at most', async () => {
  const clock = new Clock()
  clock.install()
  try {
    setAppStatus('header', 'LOADING_SOURCE_CODE')
    let isRegistered = false
    void register(entry())!.then(() => (isRegistered = true))
    await clock.pass(3999)
    expect(isRegistered).to.equal(false)
    await clock.pass(1)
    expect(isRegistered).to.equal(true)
  } finally {
    clock.uninstall()
  }
})

it('registering twice does nothing [4.60]', async () => {
  setAppStatus('header', 'NOT_MOUNTED')
  await register(entry())
  $help.setKey('links', {})
  expect(register(entry())).to.equal(undefined)
  expect($help.get().links).to.deep.equal({})
})
