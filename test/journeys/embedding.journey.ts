import type { Frame, Page } from '@playwright/test'
import { allThemes } from '../../themes/all-themes.ts'
import { colorTokens } from '../../themes/color-tokens.ts'
import { expect, test } from './fixtures.ts'
import { ELEMENTS, OTHER_VERSION, serveForeignPage, type ForeignPage } from './foreign-page.ts'

let foreign: ForeignPage
let twice: ForeignPage

test.beforeAll(async ({ portal }) => {
  foreign = await serveForeignPage(portal.url)
  twice = await serveForeignPage(portal.url, 2)
})

test.afterAll(async () => {
  await foreign.stop()
  await twice.stop()
})

const colors = (code: string, mode: 'light' | 'dark') =>
  colorTokens(allThemes.get(code)!, { mode, contrast: 'normal' })
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

/** How a browser paints something inside an element. */
const painted = (page: Page, element: string, inside: string, property: string) =>
  page
    .locator(element)
    .locator(inside)
    .first()
    .evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property)

/** Everything a page is made of and how each part looks, but for our elements. */
const partsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *:not(os-tenant-mark, os-breadcrumbs)')].map((part) => {
      const style = getComputedStyle(part)
      // heights of html and body grow with what stands in them
      const names = [...style].filter(
        (name) => !(/^(html|body)$/i.test(part.localName) && /height|size|origin/.test(name)),
      )
      return [part.localName, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)].join('; ')
    }),
  )

const surroundings = (page: Page) =>
  page.evaluate(() => ({
    globals: Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name)),
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    head: [...document.head.children].filter(({ localName }) => localName !== 'script').length,
    body: [...document.body.children].filter(({ localName }) => !localName.startsWith('os-')).length,
    storage: localStorage.length + sessionStorage.length,
    cookie: document.cookie,
  }))

test("an element brings the tenant's look into a page of another origin, with one script tag", async ({
  page,
}) => {
  await page.goto(foreign.url)
  await expect(page.locator('os-tenant-mark').first().getByText('Mindshare')).toBeVisible()
  await expect(page.locator('os-breadcrumbs').getByRole('listitem')).toHaveText([
    'Nordlicht',
    'DE - Kaffee',
    /Unlock:\s+Scorecards/,
    'Audits',
  ])
  const { 'brand-primary': brand, text } = colors('mindshare', 'light')
  expect(await painted(page, 'os-tenant-mark', '.first', 'fill')).toBe(rgb(brand))
  expect(await painted(page, 'os-breadcrumbs', '[aria-current]', 'color')).toBe(rgb(text))
  expect(await painted(page, 'os-tenant-mark', '.look', 'font-family')).toMatch(/^os-poppins/)
  await page.evaluate(() => document.fonts.ready)
  expect(
    await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    ),
  ).toContain('os-poppins')
})

test('nothing of the page gets in: neither its styles nor its own tokens of our names', async ({ page }) => {
  await page.goto(foreign.url)
  await expect(page.locator('os-breadcrumbs').getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
  expect(await painted(page, 'os-breadcrumbs', '.look', 'letter-spacing')).toBe('normal')
  expect(await painted(page, 'os-breadcrumbs', '.look', 'text-transform')).toBe('none')
  expect(await painted(page, 'os-breadcrumbs', '.look', 'font-size')).toBe('14px')
  expect(await painted(page, 'os-breadcrumbs', 'li', 'float')).toBe('none')
  expect(await painted(page, 'os-breadcrumbs', '.step', 'background-color')).toBe('rgba(0, 0, 0, 0)')
  await expect(page.locator('#unknown svg')).toBeVisible()
  expect(await painted(page, '#unknown', '.first', 'fill')).toBe(
    rgb(colors('default', 'light')['brand-primary']),
  )
})

test('nothing of the elements gets out: the page looks and holds what it did without them', async ({
  page,
}) => {
  await page.goto(`${foreign.url}/plain`)
  const alone = { parts: await partsOf(page), around: await surroundings(page) }
  await page.goto(foreign.url)
  await expect(page.locator('os-breadcrumbs').getByRole('listitem')).toHaveCount(4)
  const { globals, ...around } = await surroundings(page)
  const { globals: globalsAlone, ...aroundAlone } = alone.around
  expect(await partsOf(page)).toEqual(alone.parts)
  expect(around).toEqual(aroundAlone)
  expect(globals.filter((name) => !globalsAlone.includes(name))).toEqual([])
})

test('two copies of the scripts do each other no harm', async ({ page }) => {
  await page.goto(twice.url)
  await expect(page.locator('os-breadcrumbs').getByRole('listitem')).toHaveCount(4)
  await expect(page.locator('os-tenant-mark').first().getByText('Mindshare')).toBeVisible()
  await expect(page.locator('script')).toHaveCount(5)
})

test('elements are light on a light page and dark on a dark one, whatever the system prefers', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(foreign.url)
  await expect(page.locator('os-breadcrumbs').getByRole('listitem')).toHaveCount(4)
  expect(await painted(page, 'os-breadcrumbs', '[aria-current]', 'color')).toBe(
    rgb(colors('mindshare', 'light').text),
  )
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${foreign.url}/dark`)
  await expect(page.locator('os-breadcrumbs').getByRole('listitem')).toHaveCount(4)
  expect(await painted(page, 'os-breadcrumbs', '[aria-current]', 'color')).toBe(
    rgb(colors('mindshare', 'dark').text),
  )
})

test('an embedded element says what was pressed, and asks the portal for its one file and fonts', async ({
  page,
  portal,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(portal.url)) asked.push(new URL(request.url()).pathname)
  })
  await page.goto(foreign.url)
  const button = page.locator('os-breadcrumbs').getByRole('button', { name: /^Unlock ?: Scorecards$/ })
  await expect(button).toBeVisible()
  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('os-breadcrumb-select', (event) => resolve((event as CustomEvent).detail), {
          once: true,
        }),
      ),
  )
  await page.keyboard.press('Tab')
  await button.focus()
  await page.keyboard.press('Enter')
  expect(await heard).toEqual({ kind: 'app', text: 'Scorecards', category: 'Unlock', index: 2 })
  expect(asked.filter((path) => !path.startsWith('/fonts/')).toSorted()).toEqual([
    '/elements/os-breadcrumbs.js',
    '/elements/os-tenant-mark.js',
  ])
})

/** Computed style of each element's `.look`. */
const drawn = (frame: Page | Frame, within = 'body') =>
  frame.evaluate(
    ([tags, place]) =>
      tags.map((tag) => {
        const shadow = document.querySelector(`${place} ${tag}`)?.shadowRoot
        const look = shadow?.querySelector('.look')
        const style = look && getComputedStyle(look)
        return {
          tag,
          declared: shadow?.textContent.includes('declared'),
          isInline: style?.display === 'inline',
          direction: style?.direction,
          spacing: style?.letterSpacing,
          family: style?.fontFamily.includes('os-poppins'),
        }
      }),
    [ELEMENTS, within] as const,
  )

const WELL_DRAWN = ELEMENTS.map((tag) => ({
  tag,
  declared: false,
  isInline: false,
  direction: 'rtl',
  spacing: 'normal',
  family: true,
}))

/** This page keeps elements from asking in a frame who is there: they wait for somebody to press. */
const UNSEEN = /frame-src/

test('every element holds in a hostile page, where the first of two versions counts and one line says so', async ({
  page,
  portal,
  errors,
}) => {
  errors.allow(UNSEEN)
  const warnings: string[] = []
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())))
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(`${portal.url}/fonts/**`, (route) => route.fulfill({ headers, body: 'no font' }))
  await page.goto(`${foreign.url}/hostile`)
  await expect.poll(() => drawn(page)).toEqual(WELL_DRAWN)
  const { latest } = (await (await fetch(`${portal.url}/elements/manifest.json`)).json()) as {
    latest: string
  }
  for (const tag of ELEMENTS)
    expect(warnings.filter((text) => text.startsWith(`<${tag}>`))).toEqual([
      `<${tag}> is version ${latest} in this page; ${OTHER_VERSION} came later and does nothing.`,
    ])
  await page.evaluate(() => document.body.append(document.createElement('main')))
  await page.evaluate((tags) => {
    for (const tag of tags) document.querySelector('main')!.append(document.querySelector(tag)!)
  }, ELEMENTS)
  expect(await drawn(page, 'main')).toEqual(WELL_DRAWN)
})

test('every element holds in a sandboxed frame, which has no origin', async ({ page, errors }) => {
  errors.allow(UNSEEN)
  await page.goto(`${foreign.url}/sandbox`)
  const frame = () => page.frames().find((each) => each.url().endsWith('/hostile'))!
  await expect.poll(frame).toBeTruthy()
  await expect.poll(() => drawn(frame())).toEqual(WELL_DRAWN)
})
