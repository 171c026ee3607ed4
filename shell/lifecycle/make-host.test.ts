import { expect } from '@open-wc/testing'
import { caughtWarnings } from '../../test/browser/caught-warnings.ts'
import { sampleContext } from '../../test/browser/sample-context.ts'
import { entryOf } from '../config/entries.ts'
import type { Command, NavigateOptions } from '../contract/mini-app.ts'
import { $commands, withdrawCommands } from '../stores/commands.ts'
import { $destination } from '../stores/location.ts'
import { makeHost } from './make-host.ts'

const mount = () => {
  const over = new AbortController()
  return { over, host: makeHost(entryOf('sample')!, () => undefined, document.body, over.signal, sampleContext) }
}

describe('navigate', () => {
  beforeEach(() => $destination.set(null))
  after(() => $destination.set(null))

  it('leads to a path of this portal while the mini-app is mounted', () => {
    mount().host.navigate('/you')
    expect($destination.get()).to.include({ path: '/you' })
  })

  it('fills in the brand of the address, as change-route does', () => {
    const here = location.href
    history.replaceState(null, '', '/brands/b7/scorecards')
    mount().host.navigate('/brands/{brandId}/campaigns')
    history.replaceState(null, '', here)
    expect($destination.get()).to.include({ path: '/brands/b7/campaigns' })
  })

  it('leads nowhere any more once the mini-app was left, and says so, also where it was mounted again since', () => {
    const warnings = caughtWarnings()
    const { over, host } = mount()
    over.abort()
    mount()
    host.navigate('/you')
    expect($destination.get()).to.equal(null)
    expect(warnings).to.deep.equal(['Mini-app sample asked for "/you" after it was left'])
  })

  it('takes the two options of the contract and nothing else', () => {
    const { host } = mount()
    const options = { replace: true, newTab: 1, forBrand: 'b2', fromHistory: true, path: '//elsewhere.example' }
    host.navigate('/you', options as unknown as NavigateOptions)
    expect($destination.get()).to.deep.equal({ path: '/you', replace: true, newTab: true })
    host.navigate('/you', null as unknown as NavigateOptions)
    expect($destination.get()).to.deep.equal({ path: '/you', replace: false, newTab: false })
  })
})

describe('offerCommands', () => {
  after(withdrawCommands)

  it('gives the header only what it can draw', () => {
    const warnings = caughtWarnings()
    mount().host.offerCommands([null, { id: 'go', title: 'Start', hint: null }, { id: 'a', title: 'A', run() {} }] as unknown as Command[])
    expect($commands.get().map(({ id }) => id)).to.deep.equal(['a'])
    expect(warnings).to.have.length(1)
  })
})
