import { expect } from '@open-wc/testing'
import { expectErrors } from '../browser/strict.ts'
import { $breadcrumbs } from '../../shell/stores/breadcrumbs.ts'
import { $displaySettings } from '../../shell/stores/display-settings.ts'
import { until } from './clock.ts'
import { OutletPage } from './outlet-page.ts'

const KEYS = [
  'page',
  'missing',
  'throws-on-load',
  'hangs-on-load',
  'exports-nothing',
  'exports-no-element',
  'exports-unknown-tag',
  'malformed-hooks',
  'hangs-on-bootstrap',
  'rejects-on-bootstrap',
  'throws-when-made',
  'throws-when-connected',
  'throws-on-mount',
  'rejects-on-mount',
  'rejects-without-words',
  'throws-without-words',
  'hangs-on-mount',
  'hangs-on-unmount',
  'rejects-on-unmount',
  'throws-when-removed',
  'hangs-on-update',
  'rejects-on-update',
  'throws-when-told',
  'fails-later',
  'takes-tag',
  'speaks-while-leaving',
  'floods-events',
  'has-own-tag',
]

let page: OutletPage
beforeEach(async () => {
  page = new OutletPage(KEYS)
  await page.until('frame', 'MOUNTED')
})
afterEach(() => page.stop())

/** The header still stands, and another app opens in the place. */
async function restWorks(): Promise<void> {
  expect(page.text(page.header)).to.equal('Header')
  await page.open('good')
  await page.until('good', 'MOUNTED')
  expect(page.text()).to.equal('Good')
  expect(page.status('frame')).to.equal('MOUNTED')
}

const BROKEN: readonly [key: string, what: RegExp, status?: string][] = [
  ['page', /The script of mini-app page at \/\?page\.html is an HTML page, not a script/, 'LOAD_ERROR'],
  [
    'missing',
    /The script of mini-app missing at \S+\/not-there\.js was not found: the server answered 404/,
    'LOAD_ERROR',
  ],
  ['throws-on-load', /thrown while loading/, 'LOAD_ERROR'],
  [
    'exports-nothing',
    /exports-nothing at \S+exports-nothing\.js\S*: its script was loaded but exports no element class/,
  ],
  ['exports-no-element', /its script was loaded but exports no element class/],
  ['exports-unknown-tag', /it exports the tag "nobody-registered-this" but has not registered it/],
  ['malformed-hooks', /its export "mount" is neither a function nor an array of functions/],
  ['rejects-on-bootstrap', /rejected while bootstrapping/],
  ['throws-when-made', /thrown when made/],
  ['throws-on-mount', /thrown while mounting/],
  ['rejects-on-mount', /rejected while mounting/],
  ['rejects-without-words', /something without words/],
  ['throws-without-words', /at \S+throws-without-words\.js\S*: something without words/],
  ['fails-later', /failed later/],
]

for (const [key, what, status = 'SKIP_BECAUSE_BROKEN'] of BROKEN) {
  it(`${key}: what broke is shown, and neither the header nor another app is taken with it`, async () => {
    expectErrors(what)
    await page.open(key)
    await page.until(key, status)
    await until(() => what.test(page.text()), 'the reason on the page')
    expect(page.text()).to.contain('could not be opened')
    page.button('Try again')
    await restWorks()
  })
}

for (const [key, status] of [
  ['hangs-on-load', 'LOADING_SOURCE_CODE'],
  ['hangs-on-bootstrap', 'BOOTSTRAPPING'],
  ['hangs-on-mount', 'MOUNTING'],
] as const) {
  it(`${key}: another app opens all the same`, async () => {
    await page.open(key)
    await page.until(key, status)
    await restWorks()
  })
}

it('hangs-on-update: another app opens all the same', async () => {
  await page.open('hangs-on-update')
  await page.until('hangs-on-update', 'MOUNTED')
  $displaySettings.set({ ...$displaySettings.get() })
  await page.until('hangs-on-update', 'UPDATING')
  await restWorks()
})

it('hangs-on-unmount: its element is out of sight at once, and another app opens all the same', async () => {
  const told = expectErrors(/hangs-on-unmount: unmount did not finish within 3000 ms/)
  await page.open('hangs-on-unmount')
  await page.until('hangs-on-unmount', 'MOUNTED')
  const element = page.main.shadowRoot!.querySelector('.place')!.firstElementChild!
  await page.open('good')
  expect(getComputedStyle(element).display).to.equal('none')
  await restWorks()
  await until(() => !element.isConnected && told(), 'the end of the wait takes it away and is told') // two waits of the same length end in any order
})

for (const [key, reason] of [
  ['rejects-on-update', /rejected while updating/],
  ['throws-when-told', /thrown when told/],
] as const) {
  it(`${key}: a change in the world breaks it, and only it`, async () => {
    expectErrors(reason)
    await page.open(key)
    await page.until(key, 'MOUNTED')
    $displaySettings.set({ ...$displaySettings.get() })
    await until(() => reason.test(page.text()), 'the reason on the page')
    expect(page.status(key)).to.equal('SKIP_BECAUSE_BROKEN')
    await restWorks()
  })
}

it('rejects-on-unmount: it is removed, and another app opens all the same', async () => {
  expectErrors(/rejected while unmounting/)
  await page.open('rejects-on-unmount')
  await page.until('rejects-on-unmount', 'MOUNTED')
  await restWorks()
  expect(page.status('rejects-on-unmount')).to.equal('SKIP_BECAUSE_BROKEN')
})

it('takes-tag: it gets another tag and works', async () => {
  await page.open('takes-tag')
  await page.until('takes-tag', 'MOUNTED')
  const { localName, textContent } = page.main.shadowRoot!.querySelector('.place')!.firstElementChild!
  expect(localName).to.match(/^miniapp-takes-tag-\d+$/)
  expect(localName).not.to.equal('miniapp-takes-tag-1')
  expect(textContent).to.equal('Its tag was taken')
})

it('speaks-while-leaving: what it wishes after it was left is not heard, least of all in the name of the next app', async () => {
  await page.open('speaks-while-leaving')
  await page.until('speaks-while-leaving', 'MOUNTED')
  await page.open('good')
  await page.until('good', 'MOUNTED')
  expect(page.status('speaks-while-leaving')).to.equal('NOT_MOUNTED')
  expect($breadcrumbs.get()).to.deep.equal({})
})

it('a broken app can be tried again any number of times', async () => {
  expectErrors(/rejected while mounting/)
  await page.open('rejects-on-mount')
  for (let tries = 0; tries < 3; tries++) {
    await page.until('rejects-on-mount', 'SKIP_BECAUSE_BROKEN')
    await page.main.updateComplete
    page.button('Try again').click()
    await until(() => page.status('rejects-on-mount') !== 'SKIP_BECAUSE_BROKEN')
  }
  await page.until('rejects-on-mount', 'SKIP_BECAUSE_BROKEN')
  await restWorks()
})

it('has-own-tag: it can be tried again, though its script cannot register its tag twice', async () => {
  expectErrors(/rejected at its first mount/)
  await page.open('has-own-tag')
  await page.until('has-own-tag', 'SKIP_BECAUSE_BROKEN')
  await page.main.updateComplete
  page.button('Try again').click()
  await page.until('has-own-tag', 'MOUNTED')
  expect(page.text()).to.equal('Mounted by its own tag')
})
