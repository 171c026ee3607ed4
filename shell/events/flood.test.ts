import { expect } from '@open-wc/testing'
import { parseRuntimeConfig, setConfig } from '../config/environment.ts'
import { MINI_APPS } from '../config/miniapps.ts'
import { MINIAPP_EVENT, PROTECTED_EVENTS, PUBLIC_EVENTS } from '../contract/events.ts'
import { $breadcrumbs } from '../stores/breadcrumbs.ts'
import { caughtWarnings } from '../../test/browser/caught-warnings.ts'
import { ACCEPTED_PAYLOADS } from '../../test/browser/event-payloads.ts'
import { accept } from './accept.ts'
import { handleEvent } from './handle-event.ts'

const COUNT = 30_000

const details = [...PUBLIC_EVENTS, ...PROTECTED_EVENTS].flatMap((name) =>
  ACCEPTED_PAYLOADS[name].map((payload) => ({ name, payload })),
)

before(() => setConfig(parseRuntimeConfig('{"authority":"https://id.example","clientId":"os"}')))

describe('a flood of events', () => {
  it('is filtered, none lost', () => {
    const accepted = details
      .map((detail) => accept('flood', PROTECTED_EVENTS, detail))
      .filter((verdict) => !('refused' in verdict))
    expect(accepted).to.have.length(details.length)
  })

  it('is refused without a word from the filter itself', () => {
    const warnings = caughtWarnings()
    const unwanted = [
      { name: 'logout' },
      { name: 'no-such-event' },
      { name: 'set-breadcrumbs', payload: 7 },
      null,
    ]
    for (let index = 0; index < COUNT; index++)
      expect('refused' in accept('flood', [], unwanted[index % unwanted.length])).to.equal(true)
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
})

/** Dispatches breadcrumbs that change with every 256th event, to a listener of its own. */
function wishes(listener: (event: Event) => void): (index: number) => void {
  const element = document.createElement('div')
  element.addEventListener(MINIAPP_EVENT, listener)
  return (index) => {
    const detail = { name: 'set-breadcrumbs', payload: { app: `Flood ${index >> 8}` } }
    element.dispatchEvent(
      new CustomEvent(MINIAPP_EVENT, { bubbles: true, composed: true, cancelable: true, detail }),
    )
  }
}
