import { expect, nextFrame } from '@open-wc/testing'
import { parseRuntimeConfig, setConfig } from '../config/environment.ts'
import { MINI_APPS, type MiniAppEntry } from '../config/miniapps.ts'
import { MINIAPP_EVENT, MINIAPP_EVENT_REFUSED, type MiniAppEventRefusal } from '../contract/events.ts'
import { makePortal } from '../lifecycle/make-portal.ts'
import { $breadcrumbs, resetBreadcrumbs } from '../stores/breadcrumbs.ts'
import { $destination } from '../stores/destination.ts'
import { $notices } from '../stores/notices.ts'
import { caughtWarnings } from '../../test/browser/caught-warnings.ts'
import { sampleContext } from '../../test/browser/sample-context.ts'
import { handleEvent } from './handle-event.ts'

let count = 0
let entry: MiniAppEntry
let outlet: HTMLElement
let element: HTMLElement
let refusals: string[]

const emit = (detail: unknown, from: EventTarget = element) =>
  from.dispatchEvent(
    new CustomEvent(MINIAPP_EVENT, { bubbles: true, composed: true, cancelable: true, detail }),
  )

before(() => setConfig(parseRuntimeConfig('{"authority":"https://id.example","clientId":"os"}')))

beforeEach(() => {
  entry = { ...MINI_APPS.get('sample')!, key: `sample-${++count}` } // each test has its own tally of warnings
  outlet = document.createElement('div')
  element = document.createElement('div')
  outlet.append(element)
  document.body.append(outlet)
  outlet.addEventListener(MINIAPP_EVENT, (event) => handleEvent(entry, event))
  refusals = []
  element.addEventListener(MINIAPP_EVENT_REFUSED, (event) =>
    refusals.push((event as CustomEvent<MiniAppEventRefusal>).detail.reason),
  )
  resetBreadcrumbs()
})

afterEach(() => outlet.remove())

describe('handleEvent', () => {
  it('carries out what is allowed and says nothing [1.20]', () => {
    const warnings = caughtWarnings()
    expect(emit({ name: 'set-breadcrumbs', payload: { app: 'Sample' } })).to.equal(true)
    expect($breadcrumbs.get()).to.deep.equal({ app: 'Sample' })
    expect([...warnings, ...refusals]).to.deep.equal([])
  })

  for (const [what, detail, reason] of [
    ['an event that is not on the list', { name: 'logout' }, 'may not send "logout"'],
    ['an unknown event', { name: 'format-disk' }, 'sent an unknown event "format-disk"'],
    [
      'a malformed event',
      { name: 'set-has-product-tours', payload: { has: 1 } },
      'sent "set-has-product-tours" with a malformed payload (has: must be true or false)',
    ],
  ] as const) {
    it(`answers ${what} with one warning and one event back to the element [1.23]`, () => {
      const warnings = caughtWarnings()
      expect(emit(detail)).to.equal(false)
      expect(warnings).to.deep.equal([`Mini-app ${entry.key} ${reason}`])
      expect(refusals).to.deep.equal(warnings)
    })
  }

  it('tells the element, also when the wish came from deep inside it', () => {
    caughtWarnings()
    const inner = document.createElement('button')
    element.attachShadow({ mode: 'open' }).append(inner)
    emit({ name: 'logout' }, inner)
    expect(refusals).to.have.length(1)
  })

  it('keeps the wish from everybody else on the page', () => {
    const heard: Event[] = []
    const hear = (event: Event) => heard.push(event)
    document.addEventListener(MINIAPP_EVENT, hear)
    emit({ name: 'set-breadcrumbs', payload: {} })
    document.removeEventListener(MINIAPP_EVENT, hear)
    expect(heard).to.deep.equal([])
  })

  it('judges what an element asks for while it hears a refusal, but does not answer that again', () => {
    const warnings = caughtWarnings()
    element.addEventListener(MINIAPP_EVENT_REFUSED, () => emit({ name: 'logout' }))
    emit({ name: 'logout' })
    expect(refusals).to.have.length(1)
    expect(warnings).to.have.length(2)
  })

  it('takes an event whose detail throws for one without a name', () => {
    const warnings = caughtWarnings()
    class Odd extends Event {
      get detail(): never {
        throw new Error('not for you')
      }
    }
    element.dispatchEvent(new Odd(MINIAPP_EVENT, { bubbles: true, cancelable: true }))
    expect(warnings).to.deep.equal([`Mini-app ${entry.key} sent an event without a name`])
  })

  it('logs an effect that throws, and carries out the next one', () => {
    const warnings = caughtWarnings()
    const stop = $breadcrumbs.listen(() => {
      throw new Error('a listener failed')
    })
    expect(emit({ name: 'set-breadcrumbs', payload: { app: 'Harmed' } })).to.equal(true)
    stop()
    expect(warnings).to.deep.equal([
      `Event set-breadcrumbs of mini-app ${entry.key} failed: Error: a listener failed`,
    ])
    emit({ name: 'set-breadcrumbs', payload: { app: 'Still here' } })
    expect($breadcrumbs.get()).to.deep.equal({ app: 'Still here' })
  })

  it('answers false to a foreign address, and says why to the log and the element', () => {
    const warnings = caughtWarnings()
    const heard: string[] = []
    element.addEventListener(
      MINIAPP_EVENT_REFUSED,
      (event) => heard.push((event as CustomEvent<{ reason: string }>).detail.reason),
      { once: true },
    )
    expect(emit({ name: 'change-route', payload: { path: 'https://evil.example/' } })).to.equal(false)
    const reason = `Mini-app ${entry.key} asked for "https://evil.example/", which is not a path of this portal`
    expect([warnings, heard]).to.deep.equal([[reason], [reason]])
    expect($destination.get()).to.equal(null)
  })

  it('logs an effect that rejects', async () => {
    const warnings = caughtWarnings()
    const plain = window.fetch
    window.fetch = () => Promise.reject(new TypeError('offline'))
    emit({ name: 'user-unauthorized' })
    await nextFrame()
    window.fetch = plain
    expect(warnings.join()).to.match(
      /Event user-unauthorized of mini-app sample-\d+ failed: NetworkError: GET .*users\/me got no answer/,
    )
  })

  it('lets the element know when the person was told why nothing follows', () => {
    const warnings = caughtWarnings()
    entry = { ...entry, allowedEvents: ['change-workspace'] }
    expect(emit({ name: 'change-workspace', payload: { workspaceId: 'new' } })).to.equal(false)
    expect(
      $notices
        .get()
        .map(({ text }) => text)
        .join(),
    ).to.contain('after this page was opened')
    $notices.set([])
    expect([...warnings, ...refusals]).to.deep.equal([])
  })

  it('isolates a listener of a store that throws', () => {
    const warnings = caughtWarnings()
    const stop = $breadcrumbs.listen(() => {
      throw new Error('a broken listener')
    })
    expect(emit({ name: 'set-breadcrumbs', payload: { app: 'Thrown at' } })).to.equal(true)
    stop()
    expect(warnings.join()).to.contain('set-breadcrumbs').and.to.contain('a broken listener')
  })
})

describe('emit', () => {
  const portal = (from: () => Element | undefined) =>
    makePortal(entry, from, () => document.body, new AbortController().signal, sampleContext)

  it('answers whether the shell took it', () => {
    caughtWarnings()
    expect(portal(() => element).emit('set-breadcrumbs', { app: 'Sample' })).to.equal(true)
    expect(portal(() => element).emit('logout')).to.equal(false)
  })

  it('only warns when there is no element to emit from [4.96]', () => {
    const warnings = caughtWarnings()
    for (const missing of [undefined, document.createElement('div')])
      expect(portal(() => missing).emit('logout')).to.equal(false)
    expect(warnings).to.deep.equal(
      Array(2).fill(`Mini-app ${entry.key} has no element on the page to emit "logout" from`),
    )
  })

  it('only logs when emitting fails [4.95]', () => {
    const warnings = caughtWarnings()
    const broken = Object.assign(document.createElement('div'), {
      dispatchEvent: () => {
        throw new Error('no events today')
      },
    })
    document.body.append(broken)
    expect(portal(() => broken).emit('logout')).to.equal(false)
    expect(warnings).to.deep.equal([`Mini-app ${entry.key} could not emit "logout": Error: no events today`])
    broken.remove()
  })
})
