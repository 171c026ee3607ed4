import { expect, nextFrame } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { enterPortal } from '../../test/browser/portal-world.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { PERMISSION_CODES, PERMISSIONS } from '../../shell/config/permissions.ts'
import { runGuards } from '../../shell/guards/chain.ts'
import { menusAreFilled } from '../../shell/menus/filled-menus.ts'
import { layoutNow } from '../../shell/menus/layout.ts'
import { $tenant } from '../../shell/stores/tenant.ts'
import { tenants } from '../../themes/tenants.ts'

const YOU = { path: '/you', tail: '/', params: {}, query: {}, basePath: '/you' }
const ALL = [...PERMISSIONS, ...PERMISSION_CODES]
const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!

/** The page wears the tenant's look. */
async function wear(code: string): Promise<void> {
  if (link.href.endsWith(`/${code}.css`)) return
  const worn = new Promise((resolve) => link.addEventListener('load', resolve, { once: true }))
  link.href = `/themes/${code}.css`
  await worn
}

/** The header of somebody who may do everything, with the menus that the tenant has arranged. */
async function headerOf(code: string): Promise<MountedMiniApp> {
  await enterPortal({ tenant: code, held: { [`az-${code}`]: ['OsAgencyAccess', ...ALL] } })
  await runGuards({ line: { path: 'you', app: 'you-page', access: 'guarded' }, route: YOU })
  await wear(code)
  return mountMiniApp('header', { context: { tenant: $tenant.get(), layout: layoutNow() } })
}

describe('the menus that a tenant has arranged', () => {
  const own = link.href
  before(async () => {
    menusAreFilled()
    await emulateMedia({ reducedMotion: 'reduce' })
  })
  after(() => void (link.href = own))

  for (const { code, name } of tenants) {
    it(`axe finds nothing in those of ${name}, closed and open [1.14]`, async () => {
      const { element, findAll } = await headerOf(code)
      await expect(element).to.be.accessible()
      const menus = findAll('.navigation [aria-haspopup="menu"]')
      expect(menus.length).to.be.greaterThan(0)
      for (const menu of menus) {
        menu.click()
        await waitUntil(() => findAll('[role=menuitem]').length > 0)
        await expect(element).to.be.accessible()
        menu.click()
        await nextFrame()
        await waitUntil(() => findAll('[role=menuitem]').length === 0)
      }
    })
  }
})
