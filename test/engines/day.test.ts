import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import puppeteer, { type Browser } from 'puppeteer-core'
import { chrome } from '../../server/setup/chrome.mjs'
import { startPortal, type Portal } from '../journeys/portal.ts'
import { spendADay } from './day.ts'
import { firefox, webkit } from './engines.ts'
import { inFront } from './in-front.ts'
import { Person } from './person.ts'
import { openWebKit } from './web-driver.ts'

const WINDOW = { width: 1440, height: 900 }

describe('A day of work', () => {
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

  /** Spends it in a page of its own, which says nothing of a policy that it broke. */
  async function inPuppeteer(opened: Promise<Browser>): Promise<void> {
    const browser = await opened
    try {
      const page = await inFront(await browser.newPage())
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(String(error)))
      await page.setViewport(WINDOW)
      await spendADay(new Person(page), portal.url)
      assert.deepEqual(faults, [])
    } finally {
      await browser.close()
    }
  }

  it('is spent in Chromium', () =>
    inPuppeteer(
      puppeteer.launch({
        executablePath: chrome()!,
        args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      }),
    ))

  it('is spent in Firefox', { skip: !firefox() }, () =>
    inPuppeteer(puppeteer.launch({ browser: 'firefox', executablePath: firefox()! })),
  )

  it('is spent in WebKit', { skip: !webkit() }, async () => {
    const page = await openWebKit(webkit()!)
    try {
      await page.setViewport(WINDOW)
      await spendADay(new Person(page), portal.url)
    } finally {
      await page.close()
    }
  })
})
