import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../server/free-port-in-tests.ts'
import { expect, test } from './fixtures.ts'
import { ownWorld, startPortal } from './portal.ts'
import { fillForm, settled, signOut } from './sign-in.ts'

// another process, another port, another client id: the portal knows its provider by configuration alone
test('the portal signs in with a provider on another port [1.2, 7.12]', async ({ page, errors }) => {
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'agency-os-foreign-'))
  const worlds = [ownWorld(), ownWorld()] as const
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const file = join(folder, 'os.json')
  writeFileSync(file, JSON.stringify({ identityProviderClients: [{ clientId: 'foreign-portal', origin }] }))
  const provider = await startPortal({ dataDir: worlds[0].dataDir, env: { OS_CONFIG: file } })
  const authority = `${provider.url}/idp`
  const portal = await startPortal({
    dataDir: worlds[1].dataDir,
    port,
    env: { AUTHORITY: authority, CLIENT_ID: 'foreign-portal' },
  })
  try {
    await page.goto(`${portal.url}/login`)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(new RegExp(`^${authority}/`))
    await fillForm(page, 'planner')
    await settled(page, /^you-page$/)
    expect(new URL(page.url()).origin).toBe(portal.url)
    errors.allow(/401 \(Unauthorized\)/) // what is still under way when the tokens are revoked
    await signOut(page)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Password')).toBeVisible()
    await page.goto('about:blank') // its icon may still be under way when its server goes
  } finally {
    await Promise.all([portal.stop(), provider.stop()])
    for (const world of worlds) world.remove()
    rmSync(folder, { recursive: true, force: true })
  }
})
