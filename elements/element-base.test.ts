import { expect, fixture, html } from '@open-wc/testing'
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
