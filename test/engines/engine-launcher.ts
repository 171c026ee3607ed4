import type { BrowserLauncher } from '@web/test-runner-core'
import type { EngineWindow } from './engine-page.ts'

/**
 * Runs test pages one after the other, each in a browser that has shown nothing before: Firefox loses its
 * window's focus from one page to the next. The runner's commands know it as `puppeteer`, whose keyboard,
 * mouse and viewport a page has here too.
 */
export function engineLauncher(
  name: string,
  open: () => Promise<EngineWindow>,
): BrowserLauncher & { getPage(): EngineWindow } {
  let current: { id: string; url: string; page: EngineWindow } | undefined
  return {
    name,
    type: 'puppeteer',
    concurrency: 1,
    getPage: () => current!.page,
    async startSession(id, url) {
      const page = await open()
      current = { id, url, page }
      await page.goto(url)
    },
    isActive: (id) => current?.id === id,
    getBrowserUrl: () => current!.url,
    async stopSession() {
      const { page } = current!
      current = undefined
      await page.close()
      return {}
    },
    async startDebugSession() {
      throw new Error(`${name} is not debugged from here`)
    },
  }
}
