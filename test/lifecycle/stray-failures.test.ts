import { expect } from '@open-wc/testing'
import { expectErrors } from '../browser/strict.ts'
import { setDirty } from '../../shell/stores/unsaved-work.ts'
import { $notices, clearPersonsNotices } from '../../shell/stores/notices.ts'
import { realTask, until } from './clock.ts'
import { OutletPage } from './outlet-page.ts'

type Fixture = HTMLElement & { makeError(message: string): Error }

let page: OutletPage
let app: Fixture
let key = ''
let count = 0

beforeEach(async () => {
  key = `errors-${++count}`
  page = new OutletPage([], 'production', [{ key, script: `/test/misbehaving/makes-errors.js?${key}` }])
  await page.until('frame', 'MOUNTED')
  await page.open(key)
  await page.until(key, 'MOUNTED')
  app = page.main.shadowRoot!.querySelector<Fixture>('.place > *')!
})
afterEach(() => {
  page.stop()
  setDirty(false)
  clearPersonsNotices()
})

/** As a browser reports what nobody caught; neither strict.ts nor the runner takes it for an error of this test. */
async function report(error: unknown, target: EventTarget = window): Promise<void> {
  const { onerror } = window
  const { error: say } = console
  window.onerror = null
  console.error = () => {}
  target.dispatchEvent(new ErrorEvent('error', { error, bubbles: true, composed: true, cancelable: true }))
  window.onerror = onerror
  console.error = say
  await realTask()
  await realTask()
}

const offered = () => $notices.get().map(({ text, action }) => [text, action?.label])
const sharedReact = (message: string) =>
  Object.assign(new Error(message), {
    stack: `Error: ${message}\n    at yr (${location.origin}/assets/react-Bq1.js:1:2)`,
  })

describe('an error that nobody caught', () => {
  it('breaks the mini-app whose script threw it where that draws nothing any more', async () => {
    expectErrors(/is broken: gone/)
    app.replaceChildren()
    await report(app.makeError('gone'))
    await page.until(key, 'SKIP_BECAUSE_BROKEN')
    await until(
      () => page.text().includes('could not be opened') && page.text().includes('gone'),
      'what broke',
    )
    page.button('Try again').click()
    await page.until(key, 'MOUNTED')
  })

  it('is told once where the mini-app still draws, which may be started again', async () => {
    await report(app.makeError('one'))
    await report(app.makeError('two'))
    expect(offered()).to.deep.equal([
      [
        `Something went wrong in App ${key}. What you saved is safe; what you see may be incomplete.`,
        'Try again',
      ],
    ])
    expect([page.status(key), page.text()]).to.deep.equal(['MOUNTED', 'Drawn'])
    $notices.get()[0]!.action!.run()
    await until(() => !app.isConnected, 'a new start')
    await page.until(key, 'MOUNTED')
    expect(offered()).to.deep.equal([])
  })

  it('is told no longer than its mini-app is there', async () => {
    await report(app.makeError('one'))
    await page.open('good')
    await page.until('good', 'MOUNTED')
    expect(offered()).to.deep.equal([])
  })

  it('belongs to the mini-app that its event came through, whatever its stack', async () => {
    await report(new Error('from nowhere'), app)
    expect(offered()).to.have.length(1)
  })

  it('breaks a mini-app with nothing to see that a shared React was drawing, and none that is there', async () => {
    await report(sharedReact('objects are not valid'))
    expect([page.status(key), offered()]).to.deep.equal(['MOUNTED', []])
    expectErrors(/objects are not valid/)
    app.replaceChildren()
    await report(sharedReact('objects are not valid'))
    await page.until(key, 'SKIP_BECAUSE_BROKEN')
    expect(page.status('frame')).to.equal('MOUNTED')
  })

  it('is never put down to a mini-app that had no part in it', async () => {
    app.replaceChildren()
    const elsewhere = Object.assign(new Error('elsewhere'), {
      stack: `Error: elsewhere\n    at f (${location.origin}/support-widget.js:1:2)`,
    })
    for (const error of [new Error('of the page'), elsewhere, 'words', undefined]) await report(error)
    await report(new DOMException('left', 'AbortError'), app)
    expect([page.status(key), page.status('frame'), offered()]).to.deep.equal(['MOUNTED', 'MOUNTED', []])
  })

  it('is not told where the mini-app has dealt with it', async () => {
    addEventListener('error', (event) => event.preventDefault(), { capture: true, once: true })
    await report(app.makeError('dealt with'))
    expect(offered()).to.deep.equal([])
  })
})
