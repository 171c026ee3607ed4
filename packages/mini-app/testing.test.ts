import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { chromium, type Browser } from 'playwright-core'
import { chrome } from '../../server/setup/chrome.mjs'
import { bundleTesting } from './build.ts'

const folder = mkdtempSync(join(tmpdir(), 'testing-'))
const HELPER = join(folder, 'testing.js')

/** A module as the portal loads it. */
const APP = `export default class extends HTMLElement {
  set context({ user }) { this.textContent = 'Hello ' + user.firstname }
  connectedCallback() { this.portal.emit('set-breadcrumbs', { category: '', app: 'Reach' }) }
}`

describe('the test helper, in a page that Playwright drives', () => {
  let browser: Browser
  before(async () => {
    await bundleTesting(HELPER)
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    browser = await chromium.launch({ executablePath: chrome(), args })
  })
  after(async () => {
    await browser.close()
    rmSync(folder, { recursive: true })
  })

  it('mounts the script of an address, and tells what it sent', async () => {
    const page = await browser.newPage()
    await page.route('http://app.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>T</title>' }),
    )
    await page.route('**/app.js', (route) => route.fulfill({ contentType: 'text/javascript', body: APP }))
    await page.route('**/testing.js', (route) => route.fulfill({ path: HELPER }))
    await page.goto('http://app.test/')
    const seen = await page.evaluate(async () => {
      const address = '/testing.js'
      const { mountMiniApp } = (await import(address)) as typeof import('./testing.ts')
      const app = await mountMiniApp('/app.js', { key: 'reach' })
      return { name: app.element.localName, text: app.element.textContent, events: app.events }
    })
    assert.deepEqual(seen, {
      name: 'miniapp-reach',
      text: 'Hello Paula',
      events: [{ name: 'set-breadcrumbs', payload: { category: '', app: 'Reach' } }],
    })
  })
})
