import { expect } from '@open-wc/testing'
import { answering } from '../../test/browser/answering.ts'
import { enter } from '../../test/browser/enter.ts'
import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'

const PERSON = { id: 'p1', firstname: 'Maya', lastname: 'Lindqvist', email: 'maya@agency.example' }
const BRAND = {
  id: 'b1',
  name: 'Abelia',
  status: 'ACTIVE',
  agency: 'Mindshare',
  client: 'Abelia',
  country: '',
  logo: '',
}

/** Answers what elements ask themselves, by how the path begins; the longest fits. */
function stageFetch(answers: Record<string, unknown>): { tokens: (string | null)[] } {
  const tokens: (string | null)[] = []
  const real = window.fetch
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const [, data] =
      Object.entries(answers)
        .toSorted(([one], [other]) => other.length - one.length)
        .find(([path]) => pathname.startsWith(path)) ?? []
    if (!pathname.startsWith('/api/')) return real(input, init)
    tokens.push(new Headers(init?.headers).get('authorization'))
    return data ? Response.json({ data }) : new Response(null, { status: 403 })
  }
  restoreFetch = () => (window.fetch = real)
  return { tokens }
}
let restoreFetch = () => {}

const opened = (page: string, fetch = answering({})) =>
  mountMiniApp('documentation', {
    portal: { fetch },
    route: { path: `/documentation/authors/${page}`, basePath: '/documentation', tail: `/authors/${page}` },
  })

/** Comes once somebody has scrolled to it. */
async function exampleOf(app: MountedMiniApp, tag: string): Promise<HTMLElement> {
  const example = () => app.findAll('.docs-live').find(({ ariaLabel }) => ariaLabel === `Try ${tag}`)
  await waitUntil(() => example(), 'the page has not come')
  example()!.scrollIntoView()
  return example()!
}

const codeOf = (example: HTMLElement) => example.querySelector('pre')!.textContent

describe('elements in the documentation', () => {
  afterEach(() => restoreFetch())

  it('shows an element live, as its attributes are changed, with the code for them', async () => {
    const example = await exampleOf(await opened('elements'), 'os-breadcrumbs')
    await waitUntil(() => example.querySelector('os-breadcrumbs'), 'the element has not come')
    const field = [...example.querySelectorAll('label')].find((each) => each.textContent === 'app')!
    enter(example.querySelector<HTMLInputElement>(`#${CSS.escape(field.htmlFor)}`)!, 'Curves')
    await waitUntil(() => codeOf(example).includes('app="Curves"'), 'the code')
    expect(example.querySelector('os-breadcrumbs')!.getAttribute('app')).to.equal('Curves')
  })

  it('opens a dialog by its attribute, which is off once the dialog is closed', async () => {
    const example = await exampleOf(await opened('controls'), 'os-dialog')
    await waitUntil(() => customElements.get('os-dialog') && example.querySelector('os-dialog'), 'the script')
    const open = [...example.querySelectorAll('label')].find((each) => each.textContent === 'open')!
    open.click()
    const dialog = () => example.querySelector('os-dialog')!
    await waitUntil(() => dialog().open, 'it is closed')
    dialog().querySelector('os-button')!.click()
    await waitUntil(() => !dialog().open && !codeOf(example).includes(' open'), 'it is open')
  })

  it('shows an element of the person who reads, and takes the brand that is chosen in another', async () => {
    const told = stageFetch({
      '/api/embed/me': PERSON,
      '/api/embed/brands': [{ ...BRAND, id: 'b2', name: 'Pampas' }],
      '/api/embed/brands/': BRAND,
    })
    const granted = { data: { token: 'of-the-page', expiresInS: 600 } }
    const app = await opened('elements', answering({ 'POST /api/embed/tokens': granted }))
    const example = await exampleOf(app, 'os-brand-card')
    const inShadow = (tag: string, selector: string) =>
      example.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector)
    await waitUntil(() => inShadow('os-brand-card', 'h3')?.textContent === BRAND.name, 'the card')
    await waitUntil(() => inShadow('os-brand-picker', 'input'), 'the picker')
    inShadow('os-brand-picker', 'input')!.click()
    await waitUntil(() => inShadow('os-brand-picker', '[role=option]'), 'the brands')
    inShadow('os-brand-picker', '[role=option]')!.click()
    await waitUntil(() => codeOf(example).includes('brand="b2"'), 'the code')
    expect(new Set(told.tokens)).to.deep.equal(new Set(['Bearer of-the-page']))
  })
})
