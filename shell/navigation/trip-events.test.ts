import { expect } from '@open-wc/testing'
import type { BeforeNavigation, Navigation, NavigationEvents } from '../contract/navigation-events.ts'
import { setAppStatus } from '../stores/app-status.ts'
import { TripEvents } from './trip-events.ts'

const EVENTS: readonly (keyof NavigationEvents)[] = [
  'os-before-app-change',
  'os-before-no-app-change',
  'os-before-routing',
  'os-before-mount-routing',
  'os-app-change',
  'os-no-app-change',
  'os-routing',
]
const toB = { from: { app: 'a', path: '/a' }, to: { app: 'b', path: '/b' } }
const within = { from: { app: 'a', path: '/a' }, to: { app: 'a', path: '/a/more' } }

let heard: { type: string; detail: Navigation }[] = []
let over: AbortController
let events: TripEvents

/** Whether the navigation went through. */
async function travel(trip: typeof toB, { restore = () => {} } = {}): Promise<boolean> {
  if (await events.isCancelled(trip, () => false)) return false
  events.begin(trip, restore)
  if (await events.isMountCancelled()) return false
  events.end()
  return true
}

function answer(name: keyof NavigationEvents, value: unknown): void {
  addEventListener(name, (event) => (event as CustomEvent<BeforeNavigation>).detail.cancelNavigation(value), {
    signal: over.signal,
  })
}

const types = () => heard.map(({ type }) => type)

beforeEach(() => {
  over = new AbortController()
  events = new TripEvents()
  heard = []
  for (const name of EVENTS)
    addEventListener(
      name,
      (event) => heard.push({ type: event.type, detail: (event as CustomEvent<Navigation>).detail }),
      { signal: over.signal },
    )
  setAppStatus('a', 'MOUNTED')
  setAppStatus('b', 'NOT_LOADED')
})
afterEach(() => over.abort())

it('a change of app is told in order', async () => {
  await travel(toB)
  expect(types()).to.deep.equal([
    'os-before-app-change',
    'os-before-routing',
    'os-before-mount-routing',
    'os-app-change',
    'os-routing',
  ])
})

it('another place in the same app is told in order', async () => {
  await travel(within)
  expect(types()).to.deep.equal([
    'os-before-no-app-change',
    'os-before-routing',
    'os-before-mount-routing',
    'os-no-app-change',
    'os-routing',
  ])
  expect(heard.every(({ detail }) => Object.keys(detail.statuses).length === 0)).to.equal(true)
})

it('before-events carry the statuses that are expected, after-events the actual ones', async () => {
  addEventListener('os-before-mount-routing', () => setAppStatus('b', 'SKIP_BECAUSE_BROKEN'), {
    signal: over.signal,
  })
  await travel(toB)
  expect(heard[0]!.detail).to.deep.include({ ...toB, statuses: { a: 'NOT_MOUNTED', b: 'MOUNTED' } })
  expect(heard[1]!.detail.statuses).to.deep.equal({ a: 'NOT_MOUNTED', b: 'MOUNTED' })
  expect(heard.at(-1)!.detail).to.deep.include({
    ...toB,
    statuses: { a: 'MOUNTED', b: 'SKIP_BECAUSE_BROKEN' },
  })
})

it('an app that is broken is expected to stay so', async () => {
  setAppStatus('b', 'SKIP_BECAUSE_BROKEN')
  await travel(toB)
  expect(heard[0]!.detail.statuses['b']).to.equal('SKIP_BECAUSE_BROKEN')
})

for (const [what, value] of [
  ['true', () => true],
  ['a truthy value', () => 'because'],
  ['no value', () => undefined],
  ['a promise of a truthy value', () => Promise.resolve(1)],
] as const) {
  it(`a listener cancels with ${what}, and nothing more is told`, async () => {
    answer('os-before-routing', value())
    expect(await travel(toB)).to.equal(false)
    expect(types()).to.deep.equal(['os-before-app-change', 'os-before-routing'])
  })
}

for (const [what, value] of [
  ['false', () => false],
  ['a promise of false', () => Promise.resolve(0)],
] as const) {
  it(`a listener that answers ${what} does not cancel`, async () => {
    answer('os-before-app-change', value())
    answer('os-before-mount-routing', value())
    expect(await travel(toB)).to.equal(true)
    expect(types()).to.have.length(5)
  })
}

it('a rejected promise does not cancel', async () => {
  answer('os-before-routing', Promise.reject(new Error('no idea')))
  expect(await travel(toB)).to.equal(true)
})

it('every before-event can cancel, the first one before the others are told', async () => {
  answer('os-before-app-change', true)
  expect(await travel(toB)).to.equal(false)
  expect(types()).to.deep.equal(['os-before-app-change'])
  heard = []
  answer('os-before-no-app-change', true)
  expect(await travel(within)).to.equal(false)
  expect(types()).to.deep.equal(['os-before-no-app-change'])
})

it('cancelling before the mount takes back what has changed', async () => {
  let restored = 0
  answer('os-before-mount-routing', Promise.resolve(true))
  expect(await travel(toB, { restore: () => restored++ })).to.equal(false)
  expect(restored).to.equal(1)
  events.end()
  expect(types()).to.deep.equal(['os-before-app-change', 'os-before-routing', 'os-before-mount-routing'])
})

it('an overtaken navigation says nothing more, and is not taken back by a late answer', async () => {
  let restored = 0
  let cancel!: (value: boolean) => void
  addEventListener(
    'os-before-mount-routing',
    (event) => event.detail.cancelNavigation(new Promise((resolve) => (cancel = resolve))),
    { signal: over.signal, once: true },
  )
  events.begin(toB, () => restored++)
  const asked = events.isMountCancelled()
  events.begin(within, () => restored++)
  cancel(true)
  await asked
  expect(restored).to.equal(0)
  events.end()
  expect(types()).to.deep.equal(['os-before-mount-routing', 'os-no-app-change', 'os-routing'])
})

it('a navigation that overtakes another begins where that one began: what is mounted changes once', async () => {
  const restored: string[] = []
  const onward = { from: toB.to, to: { app: 'b', path: '/b/first' } }
  events.begin(toB, () => restored.push('/a'))
  await travel(onward, { restore: () => restored.push('/b') })
  expect(types()).to.deep.equal([
    'os-before-app-change',
    'os-before-routing',
    'os-before-mount-routing',
    'os-app-change',
    'os-routing',
  ])
  for (const { detail } of heard) expect(detail).to.deep.include({ from: toB.from, to: onward.to })
  heard = []
  events.begin(toB, () => restored.push('/a'))
  answer('os-before-mount-routing', true)
  expect(await travel(onward, { restore: () => restored.push('/b') })).to.equal(false)
  expect(restored).to.deep.equal(['/a'])
})

it('one that ends while the next is still asked about is where the next began', async () => {
  let cancel!: (value: boolean) => void
  addEventListener(
    'os-before-routing',
    (event) => event.detail.cancelNavigation(new Promise((resolve) => (cancel = resolve))),
    { signal: over.signal, once: true },
  )
  events.begin(toB, () => {})
  const onward = { from: toB.to, to: { app: 'b', path: '/b/first' } }
  const gone = travel(onward)
  events.end()
  cancel(false)
  await gone
  expect(types().slice(-3)).to.deep.equal(['os-before-mount-routing', 'os-no-app-change', 'os-routing'])
  expect(heard.at(-1)!.detail.from).to.deep.equal(onward.from)
})

it('a late answer for one that was overtaken cancels nothing', async () => {
  let cancel!: (value: boolean) => void
  addEventListener(
    'os-before-mount-routing',
    (event) => event.detail.cancelNavigation(new Promise((resolve) => (cancel = resolve))),
    { signal: over.signal, once: true },
  )
  events.begin(toB, () => {})
  const asked = events.isMountCancelled()
  events.begin(within, () => {})
  cancel(true)
  expect(await asked).to.equal(false)
})

it('nothing is told as done while a listener still thinks about it', async () => {
  let cancel!: (value: boolean) => void
  addEventListener(
    'os-before-mount-routing',
    (event) => event.detail.cancelNavigation(new Promise((resolve) => (cancel = resolve))),
    { signal: over.signal, once: true },
  )
  events.begin(toB, () => {})
  const asked = events.isMountCancelled()
  events.end()
  expect(types()).to.deep.equal(['os-before-mount-routing'])
  cancel(false)
  await asked
  events.end()
  expect(types()).to.deep.equal(['os-before-mount-routing', 'os-app-change', 'os-routing'])
})

it('one that is overtaken while a listener thinks about it says nothing more', async () => {
  let isStale = false
  answer('os-before-app-change', Promise.resolve(false))
  const asked = events.isCancelled(toB, () => isStale)
  isStale = true
  await asked
  expect(types()).to.deep.equal(['os-before-app-change'])
})

it('the first navigation of a page cannot be cancelled', async () => {
  answer('os-before-routing', true)
  expect(await travel({ from: { app: '', path: '' }, to: toB.to })).to.equal(true)
})

it('what overtakes the first navigation of a page can be cancelled, and leads back to where that one goes', async () => {
  let restored = 0
  events.begin({ from: { app: '', path: '' }, to: toB.from }, () => {})
  answer('os-before-mount-routing', true)
  expect(await travel(toB, { restore: () => restored++ })).to.equal(false)
  expect(heard[0]!.detail.from).to.deep.equal({ app: '', path: '/a' })
  expect(restored).to.equal(1)
})

it('without a listener that wants time everything is answered at once', () => {
  expect(events.isCancelled(toB, () => false)).to.equal(false)
  events.begin(toB, () => {})
  expect(events.isMountCancelled()).to.equal(false)
})
