import { expect, fixture, html, waitUntil } from '@open-wc/testing'
import type { LitElement } from 'lit'
import './os-breadcrumbs/index.ts'
import './os-tenant-mark/index.ts'

const ELEMENTS = {
  'os-breadcrumbs': html`<os-breadcrumbs app="Budget"></os-breadcrumbs>`,
  'os-tenant-mark': html`<os-tenant-mark tenant="mindshare" named></os-tenant-mark>`,
}

for (const [tag, element] of Object.entries(ELEMENTS)) {
  describe(`${tag} in a page that hides it`, () => {
    const styleIn = async (page: Partial<CSSStyleDeclaration>) => {
      const around = await fixture<HTMLElement>(html`<div>${element}</div>`)
      const embedded = around.querySelector<LitElement>(tag)!
      await embedded.updateComplete
      Object.assign(around.style, page)
      return getComputedStyle([...embedded.shadowRoot!.querySelectorAll('.look *')].at(-1)!)
    }

    it('is hidden with what is around it', async () => {
      expect((await styleIn({ visibility: 'hidden' })).visibility).to.equal('hidden')
    })

    it('takes no pointer where nothing around it does', async () => {
      expect((await styleIn({ pointerEvents: 'none' })).pointerEvents).to.equal('none')
    })
  })
}

/** A class of its own, so that its script can come late. */
const late = (tag: string) => class extends (customElements.get(tag) as typeof LitElement) {}
let count = 0

for (const tag of Object.keys(ELEMENTS)) {
  const inside = (embedded: Element, selector: string) =>
    getComputedStyle(embedded.shadowRoot!.querySelector(selector)!)

  it(`${tag} wears the tenant that a page set before its script came`, async () => {
    const name = `${tag}-late-${++count}`
    const embedded = Object.assign(document.createElement(name), {
      tenant: 'wpp-open',
      app: 'Budget',
    }) as unknown as LitElement & { tenant: string }
    document.body.append(embedded)
    customElements.define(name, late(tag))
    await waitUntil(() => embedded.shadowRoot?.querySelector('.look'), 'it is drawn')
    expect([embedded.tenant, embedded.shadowRoot!.adoptedStyleSheets.length]).to.deep.equal(['wpp-open', 3])
    expect(inside(embedded, '.look').fontFamily).to.match(/^os-wpp/)
    embedded.remove()
  })

  it(`${tag} keeps its look when it is moved into another document, and takes another one there`, async () => {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe title="Another document"></iframe>`)
    const embedded = await fixture<LitElement & { tenant: string }>(
      tag === 'os-breadcrumbs'
        ? html`<os-breadcrumbs tenant="wpp-open" app="Budget"></os-breadcrumbs>`
        : html`<os-tenant-mark tenant="wpp-open" named></os-tenant-mark>`,
    )
    await embedded.updateComplete
    frame.contentDocument!.body.append(embedded)
    await waitUntil(
      () => inside(embedded, '.look').fontFamily.startsWith('os-wpp'),
      'the look is there again',
    )
    expect(inside(embedded, '.look').display).to.not.equal('inline')
    embedded.tenant = 'mindshare'
    await embedded.updateComplete
    await waitUntil(() => inside(embedded, '.look').fontFamily.startsWith('os-poppins'), 'the other look')
  })

  it(`${tag} keeps its sizes where the page counts from another root font, and shows none of its line breaks`, async () => {
    const around = await fixture<HTMLElement>(html`<div></div>`)
    around.style.whiteSpace = 'pre'
    const embedded = Object.assign(document.createElement(tag), {
      tenant: 'mindshare',
      app: 'Budget',
      named: true,
    }) as unknown as LitElement
    around.append(embedded)
    await embedded.updateComplete
    const sizes = () => [inside(embedded, '.look').fontSize, embedded.getBoundingClientRect().height]
    const before = sizes()
    document.documentElement.style.fontSize = '62.5%'
    expect(sizes()).to.deep.equal(before)
    document.documentElement.style.removeProperty('font-size')
    around.style.whiteSpace = 'normal'
    expect(sizes()).to.deep.equal(before)
  })
}
