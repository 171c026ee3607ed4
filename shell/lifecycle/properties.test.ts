import { expect } from '@open-wc/testing'
import type { MiniAppElement, MiniAppPortal } from '../contract/mini-app.ts'
import { setProperties } from './properties.ts'

const portal = () => ({}) as MiniAppPortal
const elementOf = (Class: CustomElementConstructor) => {
  customElements.define(`given-${crypto.randomUUID()}`, Class)
  return new Class() as MiniAppElement & { host?: unknown }
}

describe('a mini-app’s element', () => {
  it('gets no `host`, which DOM libraries take for the way out of a shadow root', () => {
    const element = elementOf(class extends HTMLElement {})
    const given = portal()
    setProperties(element, { portal: given })
    expect(element.portal).to.equal(given)
    expect('host' in element).to.equal(false)
  })

  it('gets its portal under the old name too where it declares only that, and each later one', () => {
    const element = elementOf(
      class extends HTMLElement {
        host = undefined
      },
    )
    for (const given of [portal(), portal()]) {
      setProperties(element, { portal: given })
      expect(element.host).to.equal(given)
    }
  })

  it('keeps a `host` of its own where it knows `portal`', () => {
    const element = elementOf(
      class extends HTMLElement {
        host = 'mine'
        portal = undefined
      },
    )
    setProperties(element, { portal: portal() })
    expect(element.host).to.equal('mine')
  })
})
