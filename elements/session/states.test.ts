import axe from 'axe-core'
import { expect, fixture, html, waitUntil } from '@open-wc/testing'
import type { LitElement } from 'lit'
import '../os-app-launcher/index.ts'
import '../os-brand-card/index.ts'
import '../os-brand-picker/index.ts'
import '../os-scorecard-result/index.ts'
import '../os-sign-in/index.ts'
import type { PageSession } from './page-session.ts'
import { SHARED } from './texts.ts'

const PORTAL = 'https://states.example'
const PERSON = { id: 'p1', firstname: 'Maximiliane', lastname: 'Lindqvist', email: 'maya@agency.example' }
const BRAND = {
  id: 'b1',
  name: 'Abelia Hair',
  status: 'ACTIVE',
  agency: 'Mindshare',
  client: 'Abelia',
  country: 'DE',
  logo: '',
}
const CARD = {
  id: 'content',
  title: 'Content audit',
  score: 61.5,
  band: 'connected',
  isProvisional: true,
  period: '2026-Q3',
  change: 2,
}
const APP = { key: 'scorecards', title: 'Scorecards', category: 'Unlock', path: '/brands/b1/scorecards' }

/** Text that an element shows with data, and without any. */
const ELEMENTS = {
  'os-brand-picker': {
    data: { data: [BRAND], isCut: false },
    shows: 'Abelia Hair',
    none: { data: [], isCut: false },
    says: 'No brand found.',
  },
  'os-brand-card': {
    data: { data: BRAND },
    shows: 'Abelia Hair',
    none: { data: BRAND },
    says: 'No audit is finished yet.',
  },
  'os-app-launcher': {
    data: { data: [APP] },
    shows: 'Scorecards',
    none: { data: [] },
    says: 'No apps are available to you for this brand.',
  },
  'os-scorecard-result': {
    data: { data: { ...CARD, fixFirst: ['Say what it costs'] } },
    shows: 'Say what it costs',
    none: { data: null },
    says: 'This audit has no result yet.',
  },
} as const
type Tag = keyof typeof ELEMENTS

const answer =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status })
/** A card asks for audits too. */
const askOf =
  (tag: string) =>
  (body: unknown, audits: unknown = []) =>
  (path: string) =>
    answer(tag === 'os-brand-card' && path.includes('/cards') ? { data: audits } : body)()
const never = () => new Promise<Response>(() => {})
const SIGNED_OUT = { state: 'signed-out', person: null } as const

/** The page's session with that portal, as the element's file would find one that is there already. */
function stage(parts: Partial<PageSession>): void {
  const held = globalThis as { [key: symbol]: Map<string, PageSession> | undefined }
  const sessions = (held[Symbol.for('agency-os.session')] ??= new Map())
  sessions.set(PORTAL, {
    portal: PORTAL,
    state: 'signed-in',
    person: PERSON,
    problem: '',
    signIn: async () => true,
    signOut: () => {},
    useToken: () => {},
    token: async () => 'token',
    ask: never,
    listen: () => () => {},
    ...parts,
  })
}

async function shown(tag: string, parts: Partial<PageSession>, lang = 'en', dir = 'ltr') {
  stage(parts)
  const around = await fixture<HTMLElement>(html`<div lang=${lang} dir=${dir} style="width: 320px"></div>`)
  const made = { tenant: 'mindshare', portal: PORTAL, brand: 'b1', audit: 'content' }
  const element = Object.assign(document.createElement(tag), made) as unknown as LitElement
  around.append(element)
  await element.updateComplete
  const root = element.shadowRoot!
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  const says = (text: string) => waitUntil(() => root.textContent?.includes(text), `${tag} says ${text}`)
  return { element, around, find, says }
}

async function barriers(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } })
  return violations.map(({ id }) => id)
}

for (const tag of Object.keys(ELEMENTS) as Tag[]) {
  const { data, shows, none, says } = ELEMENTS[tag]
  const ask = askOf(tag)
  it(`${tag} says that it loads, and shows what came`, async () => {
    const loading = await shown(tag, {})
    expect(loading.find('[role=status]')!.ariaLabel).to.equal('Loading…')
    expect(await barriers(loading.element)).to.deep.equal([])
    const there = await shown(tag, { ask: ask(data, [CARD]) })
    await there.says(shows)
    expect(await barriers(there.element)).to.deep.equal([])
  })

  it(`${tag} says that there is nothing`, async () => {
    const { element, says: said } = await shown(tag, { ask: ask(none) })
    await said(says)
    expect(await barriers(element)).to.deep.equal([])
  })

  it(`${tag} tries again after a failure, and says where there is no access`, async () => {
    let isUp = false
    const failing = await shown(tag, { ask: (path) => (isUp ? ask(data)(path) : answer({}, 503)()) })
    await failing.says(SHARED.en.failed)
    expect(await barriers(failing.element)).to.deep.equal([])
    isUp = true
    failing.find('[role=alert] button')!.click()
    await failing.says(shows)
    await (await shown(tag, { ask: answer({}, 403) })).says(SHARED.en.noAccess)
  })
}

for (const tag of [...Object.keys(ELEMENTS), 'os-sign-in'])
  it(`${tag} offers to sign in, and says why that did not work`, async () => {
    let asked = 0
    const { element, find } = await shown(tag, { ...SIGNED_OUT, signIn: async () => ++asked > 0 })
    expect(await barriers(element)).to.deep.equal([])
    find('button')!.click()
    expect(asked).to.equal(1)
    for (const problem of ['blocked', 'refused'] as const) {
      const failed = await shown(tag, { ...SIGNED_OUT, problem })
      expect(failed.find('[role=alert]')!.textContent).to.equal(SHARED.en[problem])
    }
  })

for (const tag of [...Object.keys(ELEMENTS), 'os-sign-in'])
  for (const lang of Object.keys(SHARED))
    it(`${tag} fits into 320 px in ${lang}, from the right too`, async () => {
      for (const dir of ['ltr', 'rtl'])
        for (const parts of [
          { ...SIGNED_OUT, problem: 'blocked' } as const,
          { ask: askOf(tag)(ELEMENTS[tag as Tag]?.none) },
        ]) {
          const { around } = await shown(tag, parts, lang, dir)
          expect(around.scrollWidth).to.be.at.most(320)
        }
    })

it('os-brand-picker is chosen in by keys alone', async () => {
  const { element, find } = await shown('os-brand-picker', { ask: answer(ELEMENTS['os-brand-picker'].data) })
  await waitUntil(() => find('input'))
  const press = async (key: string) => {
    find('input')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    await element.updateComplete
  }
  const isOpen = () => find('input')!.ariaExpanded
  await press('ArrowDown')
  await press('Escape')
  expect(isOpen()).to.equal('false')
  await press('ArrowDown')
  await press('ArrowDown')
  expect([isOpen(), find('input')!.getAttribute('aria-activedescendant')]).to.deep.equal(['true', 'brand-0'])
  expect(await barriers(element)).to.deep.equal([])
  await press('Enter')
  expect([isOpen(), (element as unknown as { value: string }).value]).to.deep.equal(['false', 'b1'])
})
