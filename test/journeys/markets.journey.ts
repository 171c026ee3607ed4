import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { brandsGiven } from './brands.ts'
import { enter, settled } from './sign-in.ts'

/** As the page of market admin does it; the planner manages the agency's markets. */
const switchAudiences = (page: Page, country: string, caas: boolean) =>
  page.evaluate(
    async ([code, on]) => {
      const key = Object.keys(localStorage).find((each) => each.startsWith('oidc.user:'))!
      const { access_token: token } = JSON.parse(localStorage.getItem(key)!) as { access_token: string }
      const xsrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const answer = await fetch('/api/markets/changes', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'x-xsrf-token': decodeURIComponent(xsrf),
        },
        body: JSON.stringify({
          agency: 'choreograph',
          codes: [code],
          changes: { caas: on },
          reason: 'Journey',
        }),
      })
      return answer.status
    },
    [country, caas] as const,
  )

test('switching audience-as-a-service off leads whoever stands in an audience app away at once [3.35]', async ({
  page,
  context,
}) => {
  const given = brandsGiven(page)
  const live = page.waitForResponse((response) => response.url().includes('/api/live'))
  await enter(page, 'planner')
  const { eligible } = await given()
  await live
  await page.goto(`/brands/${eligible.id}/xlator`)
  await settled(page)
  await expect(page).toHaveURL(/xlator$/)
  const administration = await context.newPage()
  await administration.goto('/market-admin/panel')
  await settled(administration)
  await page.bringToFront()
  expect(await switchAudiences(administration, eligible.country!.code, false)).toBe(200)
  await expect(page).not.toHaveURL(/xlator/)
  expect(await switchAudiences(administration, eligible.country!.code, true)).toBe(200)
})
