import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { $notices, notify } from '../stores/notices.ts'
import { OsNotices } from './os-notices.ts'

const SHOWN_MS = 8000
const real = {
  setTimeout: globalThis.setTimeout.bind(globalThis),
  clearTimeout: globalThis.clearTimeout.bind(globalThis),
}

/** The eight seconds pass when a test says so. */
function timeStandsStill(): { pass(): void; resume(): void } {
  const waiting = new Map<number, () => void>()
  let last = 0
  globalThis.setTimeout = ((run: (...values: unknown[]) => void, millis: number, ...values: unknown[]) => {
    if (millis !== SHOWN_MS) return real.setTimeout(run, millis, ...values)
    waiting.set(--last, () => run(...values))
    return last
  }) as never
  globalThis.clearTimeout = ((id: number) => (id < 0 ? waiting.delete(id) : real.clearTimeout(id))) as never
  return {
    pass: () => {
      const due = [...waiting.values()]
      waiting.clear()
      for (const run of due) run()
    },
    resume: () => Object.assign(globalThis, real),
  }
}

describe('os-notices', () => {
  if (!customElements.get('os-notices')) customElements.define('os-notices', OsNotices)
  let time: ReturnType<typeof timeStandsStill>
  let notices: OsNotices
  let emptied: number
  const texts = () => [...notices.renderRoot.querySelectorAll('p')].map(({ textContent }) => textContent)
  const focused = () => (notices.renderRoot as ShadowRoot).activeElement
  const buttons = () => [...notices.renderRoot.querySelectorAll('button')]
  const tell = async (...given: Parameters<typeof notify>[0][]) => {
    given.forEach((notice) => notify(notice))
    await notices.updateComplete
  }
  const eightSeconds = () => {
    time.pass()
    return notices.updateComplete
  }
  const away = () => sendMouse({ type: 'move', position: [1, 1] })

  beforeEach(async () => {
    await away()
    time = timeStandsStill()
    emptied = 0
    notices = new OsNotices()
    notices.whenEmptied = () => emptied++
    document.body.append(notices)
    await notices.updateComplete
  })
  afterEach(async () => {
    notices.remove()
    time.resume()
    $notices.set([])
    await away()
  })

  it('takes away what was only to be known after 8 s', async () => {
    await tell({ kind: 'success', text: 'Saved' })
    await eightSeconds()
    expect(texts()).to.deep.equal([])
  })

  it('leaves errors, and what asks for something, until they are answered', async () => {
    await tell(
      { kind: 'error', text: 'Not saved' },
      { kind: 'info', text: 'New version', action: { label: 'Reload', run: () => {} } },
    )
    await eightSeconds()
    expect(texts()).to.deep.equal(['New version', 'Not saved'])
  })

  it('waits while somebody points at one', async () => {
    await tell({ kind: 'info', text: 'Read me' })
    const { x, y } = notices.renderRoot.querySelector('p')!.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.ceil(x) + 2, Math.ceil(y) + 2] })
    await eightSeconds()
    expect(texts()).to.deep.equal(['Read me'])
    await away()
    await eightSeconds()
    expect(texts()).to.deep.equal([])
  })

  it('waits while the keyboard is among them', async () => {
    await tell({ kind: 'info', text: 'Read me' })
    await sendKeys({ press: 'Tab' })
    expect(focused()?.textContent).to.equal('Dismiss')
    await eightSeconds()
    expect(texts()).to.deep.equal(['Read me'])
    buttons()[0]!.blur()
    await eightSeconds()
    expect(texts()).to.deep.equal([])
  })

  it('hands the focus on to the next one, and gives it away with the last', async () => {
    await tell({ kind: 'error', text: 'One' }, { kind: 'error', text: 'Two' })
    buttons()[0]!.focus()
    await sendKeys({ press: 'Enter' })
    expect([texts(), focused()?.getAttribute('aria-label'), emptied]).to.deep.equal([
      ['Two'],
      'Dismiss: Two',
      0,
    ])
    await sendKeys({ press: 'Enter' })
    expect([texts(), emptied]).to.deep.equal([[], 1])
  })

  it('leaves the focus alone where it is elsewhere', async () => {
    await tell({ kind: 'info', text: 'Passing' })
    await eightSeconds()
    expect([texts(), emptied]).to.deep.equal([[], 0])
  })

  it('has given the focus away before it does what was asked', async () => {
    let known: unknown
    await tell({
      kind: 'error',
      text: 'Refused',
      action: { label: 'Why?', run: () => (known = [texts(), emptied]) },
    })
    buttons()[0]!.focus()
    buttons()[0]!.click()
    expect(known).to.deep.equal([[], 1])
  })

  it('has what is new read out, not all that is there', async () => {
    await tell({ kind: 'info', text: 'One' })
    expect(
      [...notices.renderRoot.querySelectorAll('[role]')].map(({ role, ariaAtomic }) => [role, ariaAtomic]),
    ).to.deep.equal([
      ['status', 'false'],
      ['alert', 'false'],
    ])
  })
})
