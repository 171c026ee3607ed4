import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { stages } from '../../server/build/budget.ts'
import type { Language } from '../../shell/contract/words.ts'
import { expect, test } from './fixtures.ts'
import { fillForm, settled } from './sign-in.ts'

const dist = join(import.meta.dirname, '../../dist')
const COUNTED = /^(script|stylesheet)$/

test('what the browser loads is what the budgets count', async ({ page }) => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  // the browser is British; signed in, the portal speaks the person's language instead, which is American
  const countedIn = (language: Language) => stages(manifest, () => 0, language).map(({ files }) => files)
  const before = new Set(countedIn('en-GB')[0])
  const signedIn = new Set([...countedIn('en-GB'), ...countedIn('en')].flat())
  let loaded: string[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname.slice(1)
    if (COUNTED.test(response.request().resourceType()) && existsSync(join(dist, path))) loaded.push(path)
  })

  await page.goto('/login')
  await settled(page, /^login$/)
  await page.waitForLoadState('networkidle')
  expect(
    loaded.filter((file) => !before.has(file)),
    'loaded on /login, but not counted',
  ).toEqual([])

  loaded = []
  const lastOfAll = page.waitForResponse(/\/api\/live/) // it stays open: there is no idle network any more
  await page.getByRole('link', { name: 'Sign in' }).click()
  await fillForm(page, 'planner')
  await settled(page, /^you-page$/)
  await lastOfAll
  expect(
    loaded.filter((file) => !signedIn.has(file)),
    'loaded on /you, but not counted',
  ).toEqual([])
})
