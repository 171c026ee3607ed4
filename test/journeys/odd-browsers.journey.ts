import { mkdtempSync, chmodSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { told } from './told.ts'
import { startPortal } from './portal.ts'
import { allSaved, answer, openQuestions, openScorecards, questions } from './scorecards.ts'
import { settled, enter } from './sign-in.ts'

test('a malformed configuration is one clear sentence on the page', async ({ page, errors }) => {
  errors.allow(/configuration/i)
  await page.route('/login', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(id="os-config">)[^<]*/, '$1{"clientId": 7}')
    await route.fulfill({ response, body })
  })
  await page.goto('/login')
  await told(page, /configuration of this portal is wrong: "(authority|clientId)"/)
})

test('a wrong mini-app entry is left out and the rest works', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())))
  await page.route('/login', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(id="os-config">\{)/, '$1"miniApps":[{"key":"Bad Key"}],')
    await route.fulfill({ response, body })
  })
  await page.goto('/login')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(warnings.join('\n')).toMatch(/Mini-app Bad Key was left out/)
})

test('a configuration file that is wrong stops the server with one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'agency-os-config-'))
  try {
    const file = join(folder, 'os.json')
    writeFileSync(file, '{"clientId": 7}')
    await expect(startPortal({ dataDir: join(folder, 'data'), env: { OS_CONFIG: file } })).rejects.toThrow(
      /"clientId" must be text/,
    )
    writeFileSync(file, '{')
    await expect(startPortal({ dataDir: join(folder, 'data'), env: { OS_CONFIG: file } })).rejects.toThrow(
      /is not valid JSON/,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a database folder that may not be written stops the server with one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'agency-os-read-only-'))
  try {
    chmodSync(folder, 0o555)
    const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {} // root may write anywhere
    await expect(startPortal({ dataDir: join(folder, 'data'), ...nobody })).rejects.toThrow(
      /database.*(not|cannot|may).*writ|read-only|not allowed/is,
    )
  } finally {
    chmodSync(folder, 0o755)
    rmSync(folder, { recursive: true, force: true })
  }
})

test('an unknown tenant falls back to the default look', async ({ page }) => {
  await page.goto('/?tenant=nowhere')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  const color = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--os-color-brand-primary'),
  )
  expect(color.trim()).not.toBe('')
})

test('local storage that is full says so or keeps the session in the page', async ({ page, errors }) => {
  errors.allow(/storage|quota/i)
  await page.addInitScript(() => {
    Storage.prototype.setItem = function setItem(this: Storage) {
      if (this === globalThis.localStorage)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await told(page, /storage|browser/i)
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('local storage that fills up while somebody works loses no answer', async ({ page }) => {
  await enter(page, 'planner')
  await page.evaluate(() => {
    const text = 'x'.repeat(1000)
    try {
      for (let index = 0; ; index++)
        localStorage.setItem(`filler-${index}`, text.repeat(index < 4 ? 1000 : 1))
    } catch {
      // full now
    }
  })
  await openScorecards(page)
  await openQuestions(page)
  await answer(questions(page).first(), 4)
  await allSaved(page)
  await page.reload()
  await settled(page, /^scorecards$/)
  await expect(
    questions(page)
      .first()
      .getByRole('radio', { name: /^Level 4/ }),
  ).toBeChecked()
})

test('local storage that is blocked is told on the login page', async ({ page, errors }) => {
  errors.allow(/storage|SecurityError|denied/i)
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await page.goto('/login')
  await told(page, /storage/i)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
