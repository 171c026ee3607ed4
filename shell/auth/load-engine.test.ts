import { aTimeout, expect } from '@open-wc/testing'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { prepareEngine } from './load-engine.ts'

const isFetched = () => performance.getEntriesByType('resource').some(({ name }) => /\/engine\.ts/.test(name))
const beOnline = (onLine: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine })

describe('the engine that is prepared', () => {
  before(() => performance.clearResourceTimings())
  after(() => delete (navigator as { onLine?: boolean }).onLine)

  it('is not asked for while offline, where a failure would be remembered, and comes once the page is online', async () => {
    prepareEngine(false)
    beOnline(false) // before the page had nothing else to do
    await new Promise((resolve) => requestIdleCallback(resolve))
    await aTimeout(500)
    expect(isFetched()).to.equal(false)
    beOnline(true)
    prepareEngine(false)
    await waitUntil(isFetched)
  })
})
