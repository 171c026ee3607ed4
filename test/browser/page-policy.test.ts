import { expect } from '@open-wc/testing'
import { expectErrors } from './strict.ts'

describe('the policy about styles', () => {
  let style: HTMLStyleElement
  beforeEach(() => (style = document.createElement('style')))
  afterEach(() => style.remove())

  it('lets a library write rules into a style element that it has left empty', () => {
    document.head.append(style)
    style.sheet!.insertRule('.written-by-library { color: rgb(1, 2, 3) }')
    document.body.classList.add('written-by-library')
    expect(getComputedStyle(document.body).color).to.equal('rgb(1, 2, 3)')
    document.body.removeAttribute('class')
  })

  it('refuses one with rules as text', async () => {
    expectErrors(/style-src-elem inline/)
    style.textContent = '.written-as-text { color: rgb(1, 2, 3) }'
    document.head.append(style)
    expect(style.sheet).to.equal(null)
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
})
