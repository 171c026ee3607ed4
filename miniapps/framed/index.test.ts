import { expect } from '@open-wc/testing'
import type { MiniAppElement, MiniAppPortal } from '../../shell/contract/mini-app.ts'
import { expectErrors } from '../../test/browser/strict.ts'

/** What a trusted mini-app with the key "framed" gets from the shell. */
let FramedElement: CustomElementConstructor
let tag: string

before(async () => {
  customElements.define('miniapp-framed', class extends HTMLElement {})
  ;({ default: FramedElement, tag } = await import('./index.ts'))
})

it('a page that is not trusted gets the element that is made for it, whatever keys there are', () =>
  expect(customElements.get(tag)).to.equal(FramedElement))

it("a page of the portal's own origin is not shown: it could leave its frame and be the portal", () => {
  const refused = expectErrors(/The page of Desk at \S+desk\.html is of the portal's own origin/)
  const element = new FramedElement() as MiniAppElement
  const app = { key: 'desk', title: 'Desk', category: '', help: {}, frame: `${location.origin}/desk.html` }
  element.portal = { app, signal: new AbortController().signal } as MiniAppPortal
  document.body.append(element)
  expect(refused()).to.equal(true)
  expect(element.shadowRoot?.querySelector('iframe') ?? null).to.equal(null)
  element.remove()
})
