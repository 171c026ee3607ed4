import { aTimeout, expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { entryOf } from '../catalogue/entries.ts'
import { loadModule } from '../lifecycle/load-module.ts'
import { $breadcrumbs } from '../stores/breadcrumbs.ts'
import { Comeback } from './comeback.ts'
import { tellSettled } from './tell-settled.ts'

describe('a mini-app whose server could not be reached', () => {
  const { fetch } = window
  const asked: string[] = []
  let isThere = false
  const answer: typeof fetch = (_input, init) => {
    asked.push(init?.method ?? 'GET')
    return isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch'))
  }

  before(() => configure())
  beforeEach(() => {
    window.fetch = answer
    isThere = false
    asked.length = 0
  })
  afterEach(() => {
    window.fetch = fetch
  })

  const entry = () => entryOf('scorecards')!
  const failure = () =>
    loadModule('scorecards', '/not-there.js').then(
      () => undefined,
      (error: Error) => error,
    )

  it('is opened when the connection is back, and not before', async () => {
    let opened = 0
    const comeback = new Comeback(() => opened++)
    comeback.expect(entry(), await failure())
    asked.length = 0
    dispatchEvent(new Event('focus'))
    await aTimeout(0)
    expect([opened, [...asked]]).to.deep.equal([0, ['HEAD']])
    isThere = true
    dispatchEvent(new Event('online'))
    await waitUntil(() => opened === 1)
    comeback.expect()
    dispatchEvent(new Event('online'))
    await aTimeout(0)
    expect(opened).to.equal(1)
  })

  it('is not waited for where it fails for another reason', async () => {
    const comeback = new Comeback(() => {})
    comeback.expect(entry(), new Error('thrown while loading'))
    dispatchEvent(new Event('online'))
    await aTimeout(0)
    expect(asked).to.deep.equal([])
  })

  it('is named in the header by the shell', () => {
    tellSettled(entry(), true)
    expect($breadcrumbs.get()).to.deep.equal({ app: 'Scorecards', category: entry().category })
  })
})
