import type { Tenant } from '../../../shell/contract/entities.ts'
import type { MiniAppRoute } from '../../../shell/contract/mini-app.ts'
import { answering, problem } from '../../../test/browser/answering.ts'
import { type MountedMiniApp, mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { checkState } from '../../../test/browser/state/check-state.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'

interface UsualStates {
  app: string
  tenant: Tenant
  route?: Partial<MiniAppRoute>
  /** Name of the list in the text that it loads. */
  title: string
  /** Text of the empty list. */
  empty: string
  /** Paths of the app that are tried with a failing server, the list's first. */
  tails?: readonly string[]
  /** With a document whose title is long. */
  list?(): Promise<MountedMiniApp>
  /** Data and signs of the list, which are the same in each language. */
  data?: readonly string[]
}

/**
 * The states that every app with a list of documents has: it loads, has nothing, fails, and lists what there
 * is.
 */
export function usualStates({
  app: key,
  tenant,
  route,
  title,
  empty,
  tails = ['/'],
  list,
  data,
}: UsualStates) {
  const answered = (answer: unknown, tail = tails[0]!) =>
    mountMiniApp(key, {
      context: { tenant },
      portal: { fetch: answering({ 'GET *': answer }) },
      route: { ...route, tail },
    })

  it('shows the shape of what comes while it loads', async () => {
    const app = await answered(() => new Promise(() => {}))
    await waitUntil(() => app.find('.os-skeleton').textContent === `Loading ${title}`)
    await checkState(app)
  })

  it('says what would be here while there is nothing', async () => {
    const app = await answered({ data: [], next: null })
    await waitUntil(() => app.findAll('.os-state')[0]?.textContent.includes(empty))
    await checkState(app)
  })

  for (const tail of tails)
    it(`says what went wrong, and offers to try again: ${tail}`, async () => {
      const app = await answered(problem(500, 'Something went wrong'), tail)
      await waitUntil(() => app.findAll('[role=alert] button')[0]?.textContent === 'Try again')
      await checkState(app)
    })

  if (list)
    it('lists what there is, however long its title', async () => {
      const app = await list()
      await waitUntil(() => app.findAll(':is(.os-grid-rows, tbody) a').length === 1)
      await checkState(app, data)
    })
}
