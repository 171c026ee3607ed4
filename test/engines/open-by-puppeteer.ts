import puppeteer, { type LaunchOptions } from 'puppeteer-core'
import type { EngineWindow } from './engine-page.ts'
import { inFront } from './in-front.ts'

export const openChromium = (executablePath: string): Promise<EngineWindow> =>
  open({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })

/** Driven over WebDriver BiDi. */
export const openFirefox = (executablePath: string): Promise<EngineWindow> =>
  open({ browser: 'firefox', executablePath })

async function open(options: LaunchOptions): Promise<EngineWindow> {
  const browser = await puppeteer.launch(options)
  const page = await inFront(await browser.newPage())
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  return Object.assign(page, { faults, close: () => browser.close() })
}
