import { expect } from '@open-wc/testing'
import { caughtWarnings } from '../../test/browser/caught-warnings.ts'
import { entryOf } from '../config/entries.ts'
import { $destination } from '../stores/location.ts'
import { makeHost } from './make-host.ts'

describe('navigate', () => {
  const mount = () => {
    const over = new AbortController()
    return { over, host: makeHost(entryOf('sample')!, () => undefined, document.body, over.signal) }
  }

  beforeEach(() => $destination.set(null))
  after(() => $destination.set(null))

  it('leads to a path of this portal while the mini-app is mounted', () => {
    mount().host.navigate('/you')
    expect($destination.get()).to.deep.equal({ path: '/you' })
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
})
