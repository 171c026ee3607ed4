import type { MiniAppContext, MiniAppPortal, MiniAppRoute } from '../../shell/contract/mini-app.ts'
import { mountMiniApp, type MountedMiniApp } from './mount-mini-app.ts'
import { sampleContext } from './sample-context.ts'
import { memoryServer, type MemoryServer } from '../../miniapps/scorecards/memory-server-in-tests.ts'
import { waitUntil } from './wait-until.ts'

const BASE = '/brands/b1/scorecards'

/** Where a path inside the mini-app leads, as the shell would say it. */
export function routeTo(path: string): MiniAppRoute {
  const { pathname, searchParams } = new URL(path, 'https://portal.example')
  return {
    path: BASE + pathname,
    tail: pathname,
    params: { brandId: 'b1' },
    query: Object.fromEntries(searchParams),
    basePath: BASE,
  }
}

/** Opens Scorecards at a path, against a server in memory, and waits until it has loaded. */
export async function openScorecards(
  path: string,
  server: MemoryServer = memoryServer(),
  portal: Partial<MiniAppPortal> = {},
  context: Partial<MiniAppContext> = {},
): Promise<MountedMiniApp> {
  const app = await mountMiniApp('scorecards', {
    route: routeTo(path),
    context: { user: { ...sampleContext.user!, id: server.person }, ...context },
    portal: { fetch: server.fetch, ...portal },
  })
  await loaded(app)
  return app
}

/** Waits until no skeleton stands in for content. */
export async function loaded({ element }: MountedMiniApp): Promise<void> {
  const root = element.shadowRoot!
  await new Promise((resolve) => setTimeout(resolve, 5)) // what is loaded next has its skeleton by then
  await waitUntil(() => root.textContent && !root.querySelector('.os-skeleton'), 'Scorecards still loads', {
    interval: 5,
  })
}

/** Presses a key where it matters. */
export function press(target: HTMLElement, key: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }))
}
