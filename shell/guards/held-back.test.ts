import { expect } from '@open-wc/testing'
import { brand, enterPortal } from '../../test/browser/portal-world.ts'
import { $permissions } from '../stores/permissions.ts'
import { $session, sessionEnded, sessionStarted, signingIn } from '../stores/session.ts'
import { runGuards } from './chain.ts'
import type { Verdict } from './verdict.ts'

const visit = {
  line: { path: 'documentation', app: 'documentation', access: 'guarded', permission: 'DocumentationAccess' },
  route: { path: '/documentation', tail: '/', params: {}, query: {}, basePath: '/documentation' },
} as const

const held = (...permissions: string[]) => [
  { account_id: 'az-choreograph', permissions: ['OsAgencyAccess', ...permissions] },
]

/** With the time it took, and how long it meant to wait each time: no clock of a busy machine can blur that. */
async function observed(): Promise<[Verdict, waits: number[], millis: number]> {
  const { setTimeout: real } = window
  const waits: number[] = []
  window.setTimeout = ((...args: Parameters<typeof real>) => {
    waits.push(args[1] ?? 0)
    return real(...args)
  }) as typeof real
  const from = performance.now()
  try {
    const verdict = await runGuards(visit)
    return [verdict, waits, performance.now() - from]
  } finally {
    window.setTimeout = real
  }
}

/** Whether two calls were under way at the same time. */
function overlapped(first: string, second: string): boolean {
  const [one, two] = [first, second].map(
    (path) =>
      performance
        .getEntriesByType('resource')
        .findLast(({ name }) => name.includes(path)) as PerformanceResourceTiming,
  )
  return one!.startTime < two!.responseEnd && two!.startTime < one!.responseEnd
}

const outcome = (verdict: Verdict) => (typeof verdict === 'string' ? verdict : Object.keys(verdict)[0])

afterEach(() => $permissions.setKey('loading', false))

describe('a failing verdict', () => {
  beforeEach(async () => {
    await enterPortal({ workspaces: [brand('b1')], held: { 'az-choreograph': ['OsAgencyAccess'] } })
    await runGuards(visit) // everything is loaded
  })

  it('comes at once when no result is on its way', async () => {
    const [verdict, waits] = await observed()
    expect(outcome(verdict)).to.equal('redirectTo')
    expect(waits).to.deep.equal([])
  })

  it('is held back while a result is on its way, and turns when it comes', async () => {
    $permissions.setKey('loading', true)
    setTimeout(
      () => $permissions.set({ ...$permissions.get(), permissions: held('DocumentationAccess') }),
      150,
    )
    const [verdict, , millis] = await observed()
    expect(verdict).to.equal('pass')
    expect(millis).to.be.at.least(140)
  })

  it('is held back no longer than 1000 ms [4.8]', async () => {
    $permissions.setKey('loading', true)
    setTimeout(() => $permissions.set({ ...$permissions.get(), permissions: held('CartAppAccess') }), 150)
    const [verdict, waits, millis] = await observed()
    expect(outcome(verdict)).to.equal('redirectTo')
    expect(waits).to.have.length(2)
    expect(waits[0]).to.be.at.most(1000)
    expect(waits[1], 'what is left of them').to.be.below(860)
    expect(millis).to.be.at.least(990)
  })

  it('comes as soon as the result on its way does not help', async () => {
    $permissions.setKey('loading', true)
    setTimeout(
      () => $permissions.set({ ...$permissions.get(), permissions: held('CartAppAccess'), loading: false }),
      60,
    )
    const [verdict, waits] = await observed()
    expect(outcome(verdict)).to.equal('redirectTo')
    expect(waits, 'one, for that result').to.have.length(1)
  })

  it('of somebody whose sign-in is just ending waits 100 ms for it [4.7]', async () => {
    sessionEnded('NotSet')
    signingIn()
    const [verdict, waits, millis] = await observed()
    expect(outcome(verdict)).to.equal('signIn')
    expect(waits).to.have.length(1)
    expect(waits[0]).to.be.at.most(100)
    expect(millis).to.be.at.least(95)
    signingIn()
    setTimeout(() => sessionStarted('person-1'), 40)
    const [later] = await observed()
    expect($session.get().state).to.equal('signed-in')
    expect(outcome(later)).to.equal('redirectTo')
  })

  it('of somebody who is signed out does not wait', async () => {
    sessionEnded('NotSet')
    const [verdict, waits] = await observed()
    expect(outcome(verdict)).to.equal('signIn')
    expect(waits).to.deep.equal([])
  })
})

describe('a passing verdict', () => {
  it('is never delayed, whatever else is on its way [4.8]', async () => {
    await enterPortal({ held: { 'az-choreograph': ['OsAgencyAccess', 'DocumentationAccess'] } })
    await runGuards(visit)
    $permissions.setKey('loading', true)
    const [verdict, waits] = await observed()
    expect(verdict).to.equal('pass')
    expect(waits).to.deep.equal([])
  })
})

describe('the guard chain', () => {
  it('loads person and agencies side by side, then permissions and workspaces [4.4]', async () => {
    const { asked } = await enterPortal({
      held: { 'az-choreograph': ['OsAgencyAccess', 'DocumentationAccess'] },
      delayMs: 200,
    })
    expect(await runGuards(visit)).to.equal('pass')
    expect([overlapped('users/me', 'agencies'), overlapped('v2/users', 'preview')]).to.deep.equal([
      true,
      true,
    ])
    const calls = (await asked()).map((path) => path.split('/')[0])
    expect(calls.slice(0, 2)).to.have.members(['users', 'agencies'])
    expect(calls.slice(2)).to.have.members(['v2', 'preview'])
  })

  it('asks each of them once, however many visits there are', async () => {
    const { asked } = await enterPortal({
      held: { 'az-choreograph': ['OsAgencyAccess', 'DocumentationAccess'] },
      delayMs: 20,
    })
    await Promise.all([runGuards(visit), runGuards(visit), runGuards(visit)])
    await runGuards(visit)
    expect((await asked()).length).to.equal(4)
  })
})
