import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { enter, settled } from './sign-in.ts'

const isLive = (url: string) => url.includes('/api/live')

/** How often a page has opened the stream of news. */
function streamsOf(page: Page): { count: number } {
  const streams = { count: 0 }
  page.on('response', (response) => void (isLive(response.url()) && streams.count++))
  return streams
}

test('a browser has one stream of news, which another tab takes over', async ({ page, context }) => {
  const first = streamsOf(page)
  const opened = page.waitForResponse((response) => isLive(response.url()))
  await enter(page, 'planner')
  await opened
  expect((await opened).status()).toBe(200)
  const other = await context.newPage()
  const second = streamsOf(other)
  await other.goto('/you')
  await settled(other)
  await other.waitForTimeout(500)
  expect([first.count, second.count]).toEqual([1, 0])
  await page.close()
  await expect.poll(() => second.count).toBe(1)
})
