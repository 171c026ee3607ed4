import { expect } from '@open-wc/testing'
import { parseRuntimeConfig, setConfig } from '../config/environment.ts'
import { MINI_APPS } from '../config/miniapps.ts'
import { MINIAPP_EVENT, PROTECTED_EVENTS, PUBLIC_EVENTS } from '../contract/events.ts'
import { $breadcrumbs } from '../stores/breadcrumbs.ts'
import { caughtWarnings } from '../../test/browser/caught-warnings.ts'
import { ACCEPTED_PAYLOADS } from '../../test/browser/event-payloads.ts'
import { accept } from './accept.ts'
import { handleEvent } from './handle-event.ts'

const NEEDED_PER_SECOND = 300_000
const COUNT = 30_000

/** The best of several runs: a busy machine slows some of them down. */
function perSecond(work: (count: number) => void): number {
  let best = 0
  for (let run = 0; run < 3; run++) {
    const from = performance.now()
    work(COUNT)
    best = Math.max(best, (COUNT / (performance.now() - from)) * 1000)
  }
  return Math.round(best)
}

const details = [...PUBLIC_EVENTS, ...PROTECTED_EVENTS].flatMap((name) => ACCEPTED_PAYLOADS[name].map((payload) => ({ name, payload })))

before(() => setConfig(parseRuntimeConfig('{"authority":"https://id.example","clientId":"os"}')))

describe('a flood of events', () => {
  it('is filtered at 300,000 a second, none lost', () => {
    let accepted = 0
    const rate = perSecond((count) => {
      accepted = 0
      for (let index = 0; index < count; index++) if (!('refused' in accept('flood', PROTECTED_EVENTS, details[index % details.length]))) accepted++
    })
    expect(accepted).to.equal(COUNT)
    expect(rate).to.be.above(NEEDED_PER_SECOND)
  })

  it('is refused at 300,000 a second, and drowns no log', () => {
    const warnings = caughtWarnings()
    const unwanted = [{ name: 'logout' }, { name: 'no-such-event' }, { name: 'set-breadcrumbs', payload: 7 }, null]
    let refused = 0
    const rate = perSecond((count) => {
      refused = 0
      for (let index = 0; index < count; index++) if ('refused' in accept('flood', [], unwanted[index % unwanted.length])) refused++
    })
    expect(refused).to.equal(COUNT)
    expect(rate).to.be.above(NEEDED_PER_SECOND)
    expect(warnings).to.deep.equal([])
  })

  it('is carried out in order, to the last, and tells what listens to stores no more than it must', () => {
    let heard = 0
    const stop = $breadcrumbs.listen(() => heard++)
    const wish = wishes((event) => handleEvent(MINI_APPS.get('sample')!, event))
    for (let index = 0; index < COUNT; index++) wish(index)
    stop()
    expect($breadcrumbs.get()).to.deep.equal({ app: `Flood ${(COUNT - 1) >> 8}` })
    expect(heard).to.equal(Math.ceil(COUNT / 256))
  })

  it('costs no more than twice what the browser takes to dispatch it', () => {
    const handled = wishes((event) => handleEvent(MINI_APPS.get('sample')!, event))
    const ignored = wishes((event) => event.stopPropagation())
    const rates = { handled: 0, ignored: 0 }
    for (let round = 0; round < 4; round++) { // interleaved, for the machine may be busy with something else
      rates.handled = Math.max(rates.handled, perSecond((count) => times(count, handled)))
      rates.ignored = Math.max(rates.ignored, perSecond((count) => times(count, ignored)))
    }
    expect(rates.ignored / rates.handled).to.be.below(2)
  })
})

const times = (count: number, work: (index: number) => void) => {
  for (let index = 0; index < count; index++) work(index)
}

/** Dispatches breadcrumbs that change with every 256th event, to a listener of its own. */
function wishes(listener: (event: Event) => void): (index: number) => void {
  const element = document.createElement('div')
  element.addEventListener(MINIAPP_EVENT, listener)
  return (index) => {
    const detail = { name: 'set-breadcrumbs', payload: { app: `Flood ${index >> 8}` } }
    element.dispatchEvent(new CustomEvent(MINIAPP_EVENT, { bubbles: true, composed: true, cancelable: true, detail }))
  }
}
