import { expect } from '@open-wc/testing'
import { clickedPath } from './clicked-path.ts'

/** What a click on the link's text asks for. */
function clicked(attributes: Record<string, string>, options: MouseEventInit = {}): string | null {
  const link = document.createElement('a')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  const text = link.appendChild(document.createElement('span'))
  document.body.append(link)
  let path: string | null = null
  addEventListener(
    'click',
    (event) => {
      path = clickedPath(event)
      event.preventDefault()
    },
    { once: true },
  )
  text.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...options }))
  link.remove()
  return path
}

describe('a click on a link', () => {
  const here = location.pathname + location.search

  for (const [what, href, path] of [
    ['a path', '/you', '/you'],
    ['query and fragment', '/apps?sort=name#top', '/apps?sort=name#top'],
    ['this origin in full', `${location.origin}/you/../apps`, '/apps'],
    ['another page with a fragment', '/you#a', '/you#a'],
    ['an API’s namesake', '/apiary', '/apiary'],
    ['tenant in a fragment only', '/you#?tenant=msix', '/you#?tenant=msix'],
  ] as const)
    it(`to ${what} is a navigation of the portal`, () => expect(clicked({ href })).to.equal(path))

  for (const [what, href] of [
    ['another origin', 'https://elsewhere.example/you'],
    ['another scheme', 'mailto:planner@agency.example'],
    ['a host behind two slashes', `${location.origin}//elsewhere.example/you`],
    ['a name in front of the host', `${location.protocol}//planner@${location.host}/you`],
    ['a fragment of this page', `${here}#part`],
    ['the identity provider', '/idp/account'],
    ['a file of the build', '/elements/os-breadcrumbs.js'],
    ['the callback', '/callback?code=1'],
    ['another tenant', '/?tenant=msix'],
    ['another tenant behind something else', '/you?tab=2&tenant=msix'],
  ] as const)
    it(`to ${what} is the browser’s`, () => expect(clicked({ href })).to.equal(null))

  it('with a modifier key, another target or a download is the browser’s', () => {
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])
      expect(clicked({ href: '/you' }, { [key]: true }), key).to.equal(null)
    expect(clicked({ href: '/you' }, { button: 1 })).to.equal(null)
    expect(clicked({ href: '/you', target: '_blank' })).to.equal(null)
    expect(clicked({ href: '/you', download: '' })).to.equal(null)
    expect(clicked({ href: '/you', target: '_self' })).to.equal('/you')
    expect(clicked({ class: 'no-link' })).to.equal(null)
  })
})
