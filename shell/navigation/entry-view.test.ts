import { expect, fixture, html } from '@open-wc/testing'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { forgetViews, storeViews, viewOf } from './entry-views.ts'
import { leaveEntry, restoreView, returnTo } from './entry-view.ts'

customElements.define(
  'page-in-test',
  class extends HTMLElement {
    connectedCallback(): void {
      this.attachShadow({ mode: 'open' })
    }
  },
)

describe('an entry of the history that is returned to', () => {
  let main: HTMLElement
  const page = () => main.firstElementChild!.shadowRoot!
  const focused = () => page().activeElement?.textContent

  /** The page anew, as a mount makes it. */
  function draw(...links: readonly string[]): void {
    main.replaceChildren(document.createElement('page-in-test'))
    page().append(
      ...links.map((text) =>
        Object.assign(document.createElement('a'), {
          href: `/${text}`,
          textContent: text,
          style: 'display: block; height: 500px',
        }),
      ),
    )
  }

  beforeEach(async () => {
    main = await fixture<HTMLElement>(html`<main id="main"></main>`)
  })
  afterEach(() => {
    returnTo(null, '')
    forgetViews()
    scrollTo(0, 0)
  })

  function leaveAt(topPx: number, link: number): void {
    draw('a', 'b', 'c', 'd', 'e', 'f')
    page().querySelectorAll('a')[link]!.focus()
    scrollTo(0, topPx)
    leaveEntry(3, '/list')
    draw('other')
    scrollTo(0, 0)
  }

  it('has its scroll and its focus again, through shadow roots', () => {
    leaveAt(700, 2)
    expect(returnTo(3, '/list')).to.equal(true)
    draw('a', 'b', 'c', 'd', 'e', 'f')
    restoreView(main)
    expect([scrollY, focused()]).to.deep.equal([700, 'c'])
  })

  it('gives the focus to what is called the same where the list has changed', () => {
    leaveAt(700, 2)
    returnTo(3, '/list')
    draw('new', 'a', 'b', 'c', 'd', 'e')
    restoreView(main)
    expect(focused()).to.equal('c')
  })

  it('is waited for while it loads', async () => {
    leaveAt(700, 2)
    returnTo(3, '/list')
    draw()
    restoreView(main)
    draw('a', 'b', 'c', 'd', 'e', 'f')
    await waitUntil(() => scrollY === 700 && focused() === 'c', 'the page as it was left')
  })

  it('keeps its scroll when something above it comes late', async () => {
    leaveAt(700, 2)
    returnTo(3, '/list')
    draw('a', 'b', 'c', 'd', 'e', 'f')
    restoreView(main)
    page().prepend(Object.assign(document.createElement('p'), { style: 'height: 50px; margin: 0' }))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    expect([scrollY, focused()]).to.deep.equal([700, 'c'])
  })

  it('stays with what the person does meanwhile', async () => {
    leaveAt(700, 2)
    returnTo(3, '/list')
    draw()
    restoreView(main)
    dispatchEvent(new Event('wheel'))
    draw('a', 'b', 'c', 'd', 'e', 'f')
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    expect(scrollY).to.equal(0)
  })

  it('keeps its view when it is left before it was drawn', () => {
    leaveAt(700, 2)
    returnTo(3, '/list')
    draw()
    restoreView(main)
    leaveEntry(3, '/list')
    expect(viewOf(3)!.topPx).to.equal(700)
  })

  it('is no other address that has the same number', () => {
    leaveAt(700, 2)
    expect(returnTo(3, '/elsewhere')).to.equal(false)
  })

  it('has no focus to give back where it lay outside of the content', () => {
    const outside = document.body.appendChild(document.createElement('button'))
    outside.focus()
    leaveEntry(4, '/list')
    outside.remove()
    expect(viewOf(4)!.focus).to.equal(null)
  })

  it('is stored with the tab', () => {
    leaveAt(700, 2)
    storeViews()
    expect(sessionStorage.getItem('os-entry-views')).to.include('"topPx":700')
    forgetViews()
    expect(sessionStorage.getItem('os-entry-views')).to.equal(null)
  })
})
