import { expect, test } from './fixtures.ts'
import { misbehave } from './sample-script.ts'
import { settled, enter } from './sign-in.ts'

const WATCHED_MS = 4000

test('a mini-app that floods the shell without end blocks no input, drowns no log, and leaves when asked', async ({
  page,
}) => {
  await misbehave(page, 'floods-for-ever.js')
  await enter(page, 'planner')
  const lines: string[] = []
  const reloads: string[] = []
  page.on('console', (message) => void lines.push(message.text()))
  page.on('request', (request) => void (request.url().endsWith('/users/me') && reloads.push(request.url())))
  await page.goto('/sample')
  await settled(page, /^sample$/)
  await page.waitForTimeout(WATCHED_MS)

  const about = lines.filter((line) => line.includes('sample'))
  expect(about.length, about.slice(0, 20).join('\n')).toBeLessThanOrEqual(5 + 2 * (WATCHED_MS / 1000) + 5)
  expect(about.some((line) => /Mini-app sample: \d+ more warnings within/.test(line))).toBe(true)
  expect(reloads.length).toBeLessThanOrEqual(2 * (WATCHED_MS / 1000) + 4)
  expect(Number(await page.locator('miniapp-sample').getAttribute('data-sent'))).toBeGreaterThan(10_000)
  await expect(page.locator('os-shell')).toHaveAttribute('auth-state', 'signed-in')

  const sent = () => page.locator('miniapp-sample').getAttribute('data-sent').then(Number)
  const before = await sent()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await sent(), 'the flood went on meanwhile').toBeGreaterThan(before)
  await page.getByRole('link', { name: 'Choreograph, home' }).click()
  await settled(page, /^you-page$/)
})
