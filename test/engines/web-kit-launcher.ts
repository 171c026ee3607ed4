import type { BrowserLauncher } from '@web/test-runner-core'
import { openWebKit, type WebKitWindow } from './web-driver.ts'

/**
 * Runs test pages in WebKitGTK, one after the other in one window. The runner's commands know it as
 * `puppeteer`, whose keyboard, mouse and viewport a page has here too.
 */
export function webKitLauncher(binary: string): BrowserLauncher & { getPage(): WebKitWindow } {
  let opened: WebKitWindow | undefined
  let current: { id: string; url: string } | undefined
  return {
    name: 'WebKit',
    type: 'puppeteer',
    concurrency: 1,
    getPage: () => opened!,
    async initialize() {},
    async startSession(id, url) {
      opened ??= await openWebKit(binary)
      current = { id, url }
      await opened.goto(url)
    },
    isActive: (id) => current?.id === id,
    getBrowserUrl: () => current!.url,
    async stopSession() {
      current = undefined
      await opened!.goto('about:blank')
      return {}
    },
    async stop() {
      await opened?.close()
    },
    async startDebugSession() {
      throw new Error('WebKit is not debugged from here')
    },
  }
}
