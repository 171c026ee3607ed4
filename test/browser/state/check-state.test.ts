import { expect } from '@open-wc/testing'
import { createWords, onWords, shownLanguage, wordsReady } from '../../../shell/contract/words.ts'
import { mountMiniApp } from '../mount-mini-app.ts'
import { checkState } from './check-state.ts'

const words = createWords<'save'>(() => Promise.resolve({ default: { save: ['Save ', ['name']] } }))

/** An app that draws these nodes, anew whenever the language changes. */
const appOf = (draw: (root: ShadowRoot) => void) =>
  class extends HTMLElement {
    readonly #root = this.attachShadow({ mode: 'open' })
    #stop = () => {}
    connectedCallback() {
      draw(this.#root)
      this.#stop = onWords(() => draw(this.#root))
    }
    disconnectedCallback() {
      this.#stop()
    }
  }

function button(style = '', text = words('save', { name: 'Abelia' })): HTMLElement {
  const made = document.createElement('button')
  made.style.cssText = style
  made.textContent = text
  return made
}

/** What is wrong with an app; nothing where all is well. */
async function faultOf(draw: (root: ShadowRoot) => void): Promise<string> {
  await wordsReady()
  const app = await mountMiniApp(appOf(draw))
  return checkState(app, ['Abelia']).then(
    () => '',
    ({ message, actual }: { message: string; actual: unknown }) => `${message} ${String(actual)}`,
  )
}

describe('the check of a state', () => {
  it('finds nothing wrong with words from a catalogue that fit', async () => {
    expect(await faultOf((root) => root.replaceChildren(button()))).to.equal('')
  })

  it('finds words that stand in the code, read or heard', async () => {
    const found = await faultOf((root) => {
      const labelled = button()
      labelled.setAttribute('aria-label', 'Close it')
      root.replaceChildren(button('', 'Send Abelia'), labelled)
    })
    expect(found).to.contain('Send Abelia,Close it')
  })

  it('finds words that stay when the language changes', async () => {
    expect(await faultOf((root) => root.firstChild ?? root.append(button()))).to.contain('Save Abelia')
  })

  it('finds a field that loses what is typed', async () => {
    const found = await faultOf((root) => {
      const field = document.createElement('input')
      field.setAttribute('aria-label', words('save', { name: '' }))
      field.value = root.firstChild ? '' : 'half a sent'
      root.replaceChildren(field)
    })
    expect(found).to.contain('half a sent')
  })

  it('types itself, and finds a field that is made anew with the language', async () => {
    let typed = false
    const found = await faultOf((root) => {
      const kept = typed && shownLanguage() === 'en' ? null : root.querySelector('textarea')
      const field = kept ?? document.createElement('textarea')
      field.addEventListener('input', () => (typed = true))
      field.setAttribute('aria-label', words('save', { name: '' }))
      root.replaceChildren(field)
    })
    expect(found).to.contain('typed into fields').and.to.contain('half a sent')
  })

  it('finds what people with a screen reader could not use', async () => {
    expect(await faultOf((root) => root.replaceChildren(document.createElement('button')))).to.contain(
      'button-name',
    )
  })

  const misfits: [fault: string, draw: (root: ShadowRoot) => void][] = [
    ['390 px wide: the page scrolls sideways', (root) => root.replaceChildren(button('width: 500px'))],
    ['lies outside', (root) => root.replaceChildren(button('position: absolute; left: 2000px'))],
    [
      'is cut off',
      (root) => root.replaceChildren(button('width: 40px; overflow: hidden; white-space: nowrap')),
    ],
    [
      'lies over',
      (root) => {
        const row = document.createElement('div')
        row.style.cssText = 'position: relative; width: 380px'
        row.append(button('position: absolute; top: 0; right: 0'), button())
        root.replaceChildren(row)
      },
    ],
  ]
  for (const [fault, draw] of misfits)
    it(`finds what ${fault} when the page reads from the right`, async () => {
      expect(await faultOf(draw)).to.contain(fault)
    })
})
