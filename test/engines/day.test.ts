import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { chrome } from '../../server/setup/chrome.mjs'
import { startPortal, type Portal } from '../journeys/portal.ts'
import { spendADay } from './day.ts'
import type { EngineWindow } from './engine-page.ts'
import { firefox, webkit } from './engines.ts'
import { openChromium, openFirefox } from './open-by-puppeteer.ts'
import { Person } from './person.ts'
import { openWebKit } from './web-driver.ts'

const WINDOW = { width: 1440, height: 900 }

describe('A day of work', { concurrency: true }, () => {
  let portal: Portal
  const dataDir = mkdtempSync(join(tmpdir(), 'agency-os-day-'))

  before(async () => {
    // these browsers run on the machine's own clock
    portal = await startPortal({ dataDir, env: { TEST_CLOCK_OFFSET_MS: '0' } })
  })
  after(async () => {
    await portal?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Each with a brand of its own: they are spent side by side. */
  async function spendIn(opened: Promise<EngineWindow>, brand: string): Promise<void> {
    const page = await opened
    try {
      await page.setViewport(WINDOW)
      await spendADay(new Person(page), portal.url, brand)
      assert.deepEqual(page.faults ?? [], [])
    } finally {
      await page.close()
    }
  }

  it('is spent in Chromium', () => spendIn(openChromium(chrome()!), 'brand-0003'))

  it('is spent in Firefox', { skip: !firefox() }, () => spendIn(openFirefox(firefox()!), 'brand-0007'))

  it('is spent in WebKit', { skip: !webkit() }, () => spendIn(openWebKit(webkit()!), 'brand-0008'))
})
