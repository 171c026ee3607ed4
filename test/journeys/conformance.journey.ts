import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { MINI_APPS } from '../../shell/config/miniapps.ts'
import { PERMISSION_CODES, PERMISSIONS } from '../../shell/config/permissions.ts'
import { buildCheckPage } from '../../packages/cli/check/build-page.ts'
import { check } from '../../packages/cli/check/check.ts'
import type { CheckOptions } from '../../packages/cli/check/check-options.ts'
import { serveFolder } from '../../packages/cli/check/page-server.ts'
import { SAMPLE_WORLD } from '../../packages/cli/check/world.ts'
import type { User } from '../../shell/contract/entities.ts'
import { brandsGiven } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { enter } from './sign-in.ts'

const ROOT = join(import.meta.dirname, '../..')
const PAGE_FOLDER = join(ROOT, '.cache/check-page')
const AT_ONCE = 2
/** So few show whether an element is kept, though not how many bytes a mount costs. */
const MOUNTS = 8

/** Barriers, slow servers and failures take longest, and are proven screen by screen in the apps' folders. */
const CASES = [
  'exports',
  'mount',
  'styles',
  'theme',
  'right-to-left',
  'context',
  'route',
  'brand',
  'leaks',
  'instances',
  'heap',
  'events',
  'policies',
  'needs',
]

/** Every app of the list that has been built. Header and sign-in belong to the page around them. */
const OWN_APPS = [...MINI_APPS.values()].filter(({ built, isLayout }) => built && !isLayout)

/**
 * The demo's administrator with two of the brands, who may do all; the portal's APIs answer. The person's
 * names are those of no other person: what the APIs answer goes on naming the administrator.
 */
async function worldOf(page: Page, portal: string): Promise<Pick<CheckOptions, 'world' | 'answer'>> {
  const given = brandsGiven(page)
  await enter(page, 'admin')
  const { eligible, ineligible } = await given()
  const bearer = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('oidc.user:'))!
    return `Bearer ${(JSON.parse(localStorage.getItem(key)!) as { access_token: string }).access_token}`
  })
  const answer = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const headers = { authorization: bearer, accept: request.headers.get('accept') ?? '*/*' }
    return request.method === 'GET' ? fetch(portal + pathname + search, { headers }) : undefined
  }
  const me = await answer(new Request(`${portal}/api/user-details/users/me`))
  const { data } = (await me!.json()) as { data: User }
  const { firstname, lastname } = SAMPLE_WORLD.user
  return {
    answer,
    world: {
      user: { ...data, firstname, lastname },
      brands: [eligible, ineligible],
      permissions: [...PERMISSIONS, ...PERMISSION_CODES],
    },
  }
}

/** Faults of an app, a line for each case. */
async function faultsOf(
  browser: Browser,
  address: string,
  options: CheckOptions & { entry: { key: string } },
): Promise<string[]> {
  const { cases } = await check(browser, address, options)
  return cases
    .filter(({ verdict }) => verdict === 'fail' || verdict === 'warning')
    .map(({ id, sentence, details }) => `${options.entry.key} ${id}: ${[sentence, ...details].join(' ')}`)
}

// It has many pages, and its verdict says more than their pictures.
test.use({ screenshot: 'off' })

test('every mini-app of ours is what we ask of others', async ({ page, browser, portal }) => {
  test.setTimeout(600_000)
  await buildCheckPage(PAGE_FOLDER)
  const files = await serveFolder(join(ROOT, 'dist'))
  const world = await worldOf(page, portal.url)
  const waiting = [...OWN_APPS]
  const faults: string[] = []
  const work = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const { key, script } = app
      const options = { ...world, entry: { key }, pageFolder: PAGE_FOLDER, only: CASES, mounts: MOUNTS }
      faults.push(...(await faultsOf(browser, files.origin + script.production, options)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => files.close())
  expect(faults).toEqual([])
})
