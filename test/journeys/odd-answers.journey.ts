import { expect, test } from './fixtures.ts'
import { settled, enter } from './sign-in.ts'

/** What a server, or something that stands before it, may answer with status 200. */
const ODD: [what: string, contentType: string, body: string][] = [
  [
    'a page instead of data, as a hotel network sends',
    'text/html',
    '<!doctype html><title>Welcome to our network</title>',
  ],
  ['JSON that breaks off', 'application/json', '{"data": {"id": "p1", "email": "ma'],
  ['nothing at all', 'application/json', ''],
  ['JSON of another shape', 'application/json', '{"data": null}'],
]

for (const [what, contentType, body] of ODD) {
  test(`a server that answers ${what} signs nobody out`, async ({ page }) => {
    await enter(page, 'planner')
    await page.route(/\/api\//, (route) => route.fulfill({ status: 200, contentType, body }))
    await page.reload()
    await expect(
      page.getByRole('heading', { level: 1, name: 'The portal cannot reach its server' }),
    ).toBeVisible()
    await expect(page.locator('os-shell')).toHaveAttribute('auth-state', 'signed-in')
    await page.unroute(/\/api\//)
    await page.getByRole('button', { name: 'Try again' }).click()
    await settled(page, /^you-page$/)
  })
}
