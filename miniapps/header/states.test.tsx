import { explanationPart } from './parts/dialogs/explanation-dialog.tsx'
import { expect, nextFrame } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import type { Layout, LayoutContext } from '../../shell/contract/layout.ts'
import type { MiniAppContext } from '../../shell/contract/mini-app.ts'
import type { Page } from '../../shell/contract/page.ts'
import type { NewNotice, Notice, Unread } from '../domain/notifications/notice.ts'
import { answering, problem } from '../../test/browser/answering.ts'
import { askWhy } from '../../test/browser/ask-why.ts'
import { largeLayout, manyApps, manyBrands } from '../../test/browser/large-layout.ts'
import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleBrands, sampleContext } from '../../test/browser/sample-context.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { inboxPart } from './parts/dialogs/inbox-part.ts'
import { palettePart } from './parts/dialogs/palette-part.ts'

function notice(id: string, told: NewNotice, daysAgo: number, isRead = false): Notice {
  return { ...told, id, isRead, at: new Date(Date.now() - daysAgo * 86_400_000).toISOString() }
}

interface State {
  /** Where it looks different; 1440 px where it does not say. */
  widths?: readonly number[]
  layout?: Partial<Layout>
  context?: Partial<MiniAppContext>
  /** What the server answers; it answers nothing where it does not say. */
  answers?: Record<string, unknown>
  open?(header: MountedMiniApp): unknown
}

const BOTH = [1440, 390]
const NOTICES: Page<Notice> & Unread = {
  unread: 2,
  settings: {
    quietUntil: null,
    quietHours: { from: '18:00', to: '08:00' },
    digest: true,
    muted: [],
    mail: { off: [], digestAt: '08:00' },
  },
  next: '1',
  data: [
    notice('4', { kind: 'announcement', params: { text: 'Agency OS' }, path: '' }, 0),
    notice(
      '3',
      { kind: 'access-refused', params: { app: 'Agency OS', reason: 'Agency OS' }, path: '/a' },
      0,
      true,
    ),
    notice(
      '2b',
      { kind: 'onboarding-reminded', params: { person: 'Agency OS', open: 2 }, path: '/onboarding' },
      1,
    ),
    notice(
      '2a',
      {
        kind: 'event-joined',
        params: { person: 'Agency OS', title: 'Agency OS', day: '2026-12-10' },
        path: '/network/speed-date/x',
      },
      1,
    ),
    notice('2', { kind: 'digest', params: { unread: 2, tasks: 1 }, path: '/you' }, 1),
    notice(
      '1',
      { kind: 'action-due', params: { title: 'Agency OS', due: '2026-11-24' }, path: '/b' },
      9,
      true,
    ),
  ],
}
const INBOX = {
  'GET /api/notifications/unread?*': { data: { unread: 2, settings: NOTICES.settings } },
  'GET /api/notifications': NOTICES,
}
const BRANDS = manyBrands(10_000)
const [FIRST, , LONG] = sampleBrands
/** What is called the same in every language, and what Intl says in the person's. */
const NAMES = [
  'Agency OS',
  'Germany and United Kingdom',
  'English (United States)',
  'English (United Kingdom)',
]

const press =
  (selector: string) =>
  ({ find }: MountedMiniApp) => {
    find(selector).click()
  }
const type = (header: MountedMiniApp, selector: string, text: string) =>
  appears(header, selector).then(() => sendKeys({ type: text }))
const appears = ({ findAll }: MountedMiniApp, selector: string) =>
  waitUntil(() => findAll(selector).length > 0, selector)
const more = press('.navigation > ul > li:last-child > button')
const unfold = ({ findAll }: MountedMiniApp) => {
  for (const fold of findAll<HTMLDetailsElement>('details')) fold.open = true
}

async function palette(header: MountedMiniApp, typed = ''): Promise<void> {
  await sendKeys({ press: 'Control+k' })
  await appears(header, '.palette-option')
  if (typed) await sendKeys({ type: typed })
}

async function brands(header: MountedMiniApp, typed = ''): Promise<void> {
  header.find('.brand-button').click()
  await nextFrame()
  if (typed) await type(header, 'dialog input', typed)
}

async function explanation(header: MountedMiniApp, layout: Partial<Layout> = {}): Promise<void> {
  const { layout: before } = header.element.context as LayoutContext
  await header.update({ context: { layout: { ...before!, ...layout, ...askWhy() } } })
  await appears(header, 'dialog.os-dialog')
}

async function settings(header: MountedMiniApp): Promise<void> {
  header.find('.avatar-button').focus()
  for (const key of ['Enter', 'd', 'Enter']) await sendKeys({ press: key })
  await appears(header, 'dialog select')
}

/** From the sheet where the line has no room for the bell. */
async function inbox(header: MountedMiniApp, selector: string): Promise<void> {
  const bell = header.find('.inbox-button')
  if (bell.checkVisibility()) bell.click()
  else {
    header.find('.sheet-button').click()
    await nextFrame()
    header.findAll('.sheet-line')[1]!.click()
  }
  await appears(header, `.inbox-dialog ${selector}`)
}

async function sheet(header: MountedMiniApp): Promise<void> {
  header.find('.sheet-button').click()
  await nextFrame()
  unfold(header)
}

const STATES: Record<string, State> = {
  'nothing open': { widths: BOTH, context: { workspace: LONG! } },
  'no brand and no menus': {
    context: { workspace: null },
    layout: { brands: [], topNavigation: [], dashboardTabs: [], apps: [] },
  },
  'a brand on its way': {
    open: async (header) => {
      await brands(header, 'Alpen Tea')
      await sendKeys({ press: 'Enter' })
    },
  },
  'the offer of a tour': { widths: BOTH, layout: { tours: { has: true, reminder: true } } },
  'a navigation menu': { open: press('.navigation [aria-haspopup=menu]') },
  'what is not there yet, under More': { open: more },
  'groups within a group, under More': {
    layout: {
      topNavigation: [
        ...Array.from({ length: 12 }, (_none, at) => ({ title: `Entry ${at}`, path: `/entry-${at}` })),
        ...largeLayout.topNavigation,
      ],
    },
    open: more,
  },
  'the account menu': { open: press('.avatar-button') },
  'a menu that must scroll': {
    open: async ({ find }) => {
      await setViewport({ width: 1440, height: 320 })
      find('.avatar-button').click()
    },
  },
  'the help menu': { open: press('.help > button') },
  'the apps': { open: press('.apps-button') },
  'some of thousands of apps': { layout: { apps: manyApps(5000) }, open: press('.apps-button') },
  'the inbox': {
    widths: BOTH,
    answers: INBOX,
    open: (header) => inbox(header, '.notice'),
  },
  'the inbox with nothing in it': {
    answers: { 'GET /api/notifications': { ...NOTICES, data: [], next: null } },
    open: (header) => inbox(header, '.os-state'),
  },
  'an inbox that does not come': {
    widths: BOTH,
    answers: { 'GET /api/notifications': problem(503, 'Away') },
    open: (header) => inbox(header, '[role=alert]'),
  },
  'when to keep quiet': {
    widths: BOTH,
    answers: INBOX,
    open: async (header) => {
      await inbox(header, '.notice')
      header.findAll('.inbox-top > button')[1]!.click()
      await appears(header, '.quiet-settings')
    },
  },
  'the brand switcher': { widths: BOTH, open: brands },
  'the brand switcher, finding nothing': { open: (header) => brands(header, 'xyzxyz') },
  'the brand switcher, with brands that are closed': {
    layout: { brands: [], closedBrands: BRANDS.slice(0, 3) },
    open: brands,
  },
  'the brand switcher, asking the server': {
    layout: { brands: BRANDS.slice(0, 3), findBrands: () => Promise.resolve([FIRST!]) },
    open: async (header) => {
      await brands(header, 'nordlicht')
      await waitUntil(() => header.find('output').textContent.includes('found'))
    },
  },
  'the keys': { widths: BOTH, open: () => sendKeys({ press: '?' }) },
  'the display settings': { open: settings },
  'the display settings, taken back': {
    open: async (header) => {
      await settings(header)
      const select = header.findAll<HTMLSelectElement>('dialog select')[1]!
      select.value = 'de-de'
      select.dispatchEvent(new Event('change', { bubbles: true }))
      for (const dateLocale of ['de-de', 'en-gb'])
        await header.update({
          context: { displaySettings: { ...sampleContext.displaySettings, dateLocale } },
        })
      await appears(header, '[role=alert]')
    },
  },
  'the sheet': { widths: [390], open: sheet },
  'the palette': { widths: BOTH, open: palette },
  'the palette with what is found, and a favourite': {
    layout: { closedBrands: BRANDS.slice(0, 3) },
    open: async (header) => {
      await palette(header, 'n')
      await sendKeys({ press: 'Control+d' })
    },
  },
  'the palette, finding nothing': { open: (header) => palette(header, 'qqqqq') },
  'the explanation': {
    widths: BOTH,
    open: async (header) => {
      await explanation(header)
      await appears(header, '.denial')
      unfold(header)
    },
  },
  'the explanation, knowing nothing': {
    open: async (header) => {
      await explanation(header, { topNavigation: [], dashboardTabs: [], apps: [], denials: [] })
      await appears(header, 'dialog .os-state')
    },
  },
}

describe('the states of header', () => {
  const tenant = inLookOf('msix')
  const mounted = ({ layout, context, answers }: State) =>
    mountMiniApp('header', {
      ...(answers && { portal: { fetch: answering(answers) } }),
      context: { tenant, ...context, layout: { ...largeLayout, brands: BRANDS, ...layout } },
    })
  before(() => emulateMedia({ reducedMotion: 'reduce' }))
  beforeEach(() => localStorage.clear())
  after(() => setViewport({ width: 1440, height: 900 }))

  for (const [name, state] of Object.entries(STATES))
    for (const width of state.widths ?? [1440])
      it(`${name}, ${width} px`, async () => {
        await setViewport({ width, height: 844 })
        const header = await mounted(state)
        await state.open?.(header)
        await nextFrame()
        expect(document.documentElement.scrollWidth).to.equal(width)
        await checkState(header, NAMES)
      })

  for (const [name, part, open] of [
    ['the palette on its way', palettePart, () => sendKeys({ press: 'Control+k' })],
    ['the explanation on its way', explanationPart, explanation],
    ['the inbox on its way', inboxPart, (header: MountedMiniApp) => inbox(header, 'output')],
  ] as const)
    it(name, async () => {
      const { load, loaded } = part
      Object.assign(part, { load: () => new Promise(() => {}), loaded: () => undefined })
      const header = await mounted({})
      await open(header)
      Object.assign(part, { load, loaded })
      await checkState(header, NAMES)
    })
})
