import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runDev } from '../../packages/cli/dev/run-dev.ts'
import { expect, test as base } from './fixtures.ts'
import { fillForm, settled, signOut } from './sign-in.ts'

const CACHE = join(import.meta.dirname, '../../.cache')

/** An author's project with React, and the portal that it is shown in on the author's machine. */
const test = base.extend<object, { project: string; local: string }>({
  project: [
    async ({}, give) => {
      mkdirSync(CACHE, { recursive: true })
      const project = mkdtempSync(join(CACHE, 'author-')) // below the repository, where its Vite is found
      cpSync(join(import.meta.dirname, '../author-app'), project, { recursive: true })
      await give(project)
      rmSync(project, { recursive: true })
    },
    { scope: 'worker' },
  ],
  local: [
    async ({ portal, project }, give) => {
      const dev = await runDev(['--portal', portal.url, '--port', '0'], project, '0.1.0')
      await give(dev.origin)
      await dev.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ local }, give) => give(local),
})

test('an author signs in on the own machine, changes the app, and sees it without a reload', async ({
  page,
  project,
  local,
  errors,
}) => {
  errors.allow(/Report Only/) // the policy that is to come, of what Vite brings while developing
  await page.goto('/reach')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillForm(page, 'planner')
  await settled(page, /^reach$/)
  expect(new URL(page.url()).origin).toBe(local)
  await expect(page.getByText('Reach of Maya: 0')).toBeVisible()
  await page.getByRole('button', { name: 'One more' }).click()
  await expect(page.getByText('Reach of Maya: 1')).toBeVisible()

  const file = join(project, 'src/reach.jsx')
  writeFileSync(file, readFileSync(file, 'utf8').replace('Reach of', 'Range of'))
  // what was typed and clicked is still there: nothing was loaded anew
  await expect(page.getByText('Range of Maya: 1')).toBeVisible()

  await signOut(page)
  expect(new URL(page.url()).origin).toBe(local)
})
