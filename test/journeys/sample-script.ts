import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const SCRIPT = /\/miniapps\/sample\.js/

interface Answer {
  body: string
  contentType?: string
  status?: number
}

/** The sample mini-app's address answers with something else; the way back to the real one is returned. */
export async function replaceSample(
  page: Page,
  { body, contentType = 'text/javascript', status = 200 }: Answer,
): Promise<() => Promise<void>> {
  await page.route(SCRIPT, (route) => route.fulfill({ body, contentType, status }))
  return () => page.unroute(SCRIPT)
}

/** As above, with one of ../misbehaving. */
export function misbehave(page: Page, file: string): Promise<() => Promise<void>> {
  const body = readFileSync(join(import.meta.dirname, '../misbehaving', file), 'utf8')
  return replaceSample(page, { body, contentType: file.endsWith('.html') ? 'text/html' : 'text/javascript' })
}
