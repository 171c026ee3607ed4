import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { island } from './island.tsx'
import { useShortcut } from './use-shortcut.ts'

async function counting(keys: string) {
  let count = 0
  const App = () => {
    useShortcut(keys, () => count++)
    return <input aria-label="Name" />
  }
  const app = await mountMiniApp(island(App))
  return { app, count: () => count }
}

const press = (target: EventTarget, init: KeyboardEventInit) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }),
  )

describe('useShortcut', () => {
  it('hears a single key, but not while somebody types', async () => {
    const { app, count } = await counting('/')
    press(document.body, { key: '/' })
    press(app.find('input'), { key: '/' })
    expect(count()).to.equal(1)
  })

  for (const [what, types] of [
    ['text', true],
    ['search', true],
    ['number', true],
    ['date', true],
    ['radio', false],
    ['checkbox', false],
    ['button', false],
    ['range', false],
  ] as const) {
    it(`${types ? 'is silent' : 'hears a single key'} in an input of type ${what}`, async () => {
      const { app, count } = await counting('b')
      app.find<HTMLInputElement>('input').type = what
      press(app.find('input'), { key: 'b' })
      expect(count()).to.equal(types ? 0 : 1)
    })
  }

  it('is silent in an element that does not show what is in it', async () => {
    class Sealed extends HTMLElement {
      readonly field = this.attachShadow({ mode: 'closed' }).appendChild(document.createElement('input'))
    }
    customElements.define('sealed-editor', Sealed)
    const { count } = await counting('b')
    const sealed = document.body.appendChild(new Sealed())
    sealed.field.focus()
    await sendKeys({ press: 'b' })
    sealed.remove()
    expect(count()).to.equal(0)
  })

  it('hears Ctrl and Command everywhere, and no other combination', async () => {
    const { app, count } = await counting('mod+k')
    press(app.find('input'), { key: 'k', ctrlKey: true })
    press(document.body, { key: 'K', metaKey: true })
    press(document.body, { key: 'k' })
    press(document.body, { key: 'k', ctrlKey: true, altKey: true })
    expect(count()).to.equal(2)
  })

  for (const [script, key] of [
    ['Cyrillic', 'л'],
    ['Greek', 'κ'],
    ['Arabic', 'ن'],
    ['Hebrew', 'ל'],
    ['Devanagari', 'क'],
    ['Tamil', '்'],
  ] as const) {
    it(`hears it by its place on a ${script} keyboard`, async () => {
      const { count } = await counting('mod+k')
      press(document.body, { key, code: 'KeyK', ctrlKey: true })
      press(document.body, { key, code: 'KeyJ', ctrlKey: true })
      expect(count()).to.equal(1)
    })
  }

  it('goes by the letter where it is a Latin one, wherever it lies', async () => {
    const { count } = await counting('mod+k')
    press(document.body, { key: 'k', code: 'KeyV', ctrlKey: true })
    press(document.body, { key: 't', code: 'KeyK', ctrlKey: true })
    expect(count()).to.equal(1)
  })

  it('leaves Ctrl and Shift together to the browser', async () => {
    const { count } = await counting('mod+k')
    press(document.body, { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true })
    expect(count()).to.equal(0)
  })

  it('stops when the mini-app goes', async () => {
    const { app, count } = await counting('/')
    app.unmount()
    await new Promise((done) => {
      setTimeout(done)
    })
    press(document.body, { key: '/' })
    expect(count()).to.equal(0)
  })
})
