import { nextFrame } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleLayout } from '../../test/browser/sample-context.ts'
import { answering, problem } from '../../test/browser/answering.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { REFERENCE } from './parts/apis/reference-in-tests.ts'

/** Texts of pages and messages are data, not words of the app. */
const OF_PAGES =
  'article, [lang=en], .docs-tree a, .docs-door li, .docs-aside li, .docs-pager, .docs-found, .docs-errors li'
/** Within an attribute of an element that is shown live. */
const IN_EXAMPLES = ['Site']
const textsOf = (app: MountedMiniApp) =>
  app
    .findAll(OF_PAGES)
    .flatMap((each) => [...each.querySelectorAll('*'), each])
    .flatMap((each) => [...each.childNodes].map(({ textContent }) => textContent))

describe('the states of the documentation', () => {
  const tenant = inLookOf('mindshare')
  let reference: unknown = REFERENCE
  const mounted = (tail: string, query: Record<string, string> = {}) =>
    mountMiniApp('documentation', {
      portal: { fetch: answering({ 'GET /api/openapi.json': () => reference }) },
      context: {
        tenant,
        layout: { ...sampleLayout, apps: [{ title: 'Scorecards', path: '/scorecards', app: 'scorecards' }] },
      },
      route: { path: `/documentation${tail}`, basePath: '/documentation', tail, query },
    })
  const shown = async (tail: string, selector: string, query?: Record<string, string>) => {
    const app = await mounted(tail, query)
    await waitUntil(() => app.findAll(selector).length > 0, `${tail} has not come`)
    await nextFrame() // what scrolls sideways is known once it is laid out
    await checkState(app, [textsOf(app), IN_EXAMPLES])
    return app
  }

  it('shows the doors', () => shown('/', '.docs-door'))

  it('shows a page with code and tables', () => shown('/authors/elements', '.docs-live os-tenant-mark'))

  it('shows the apps of the person', () => shown('/staff/apps', '.docs-apps'))

  it('lists the errors', () => shown('/errors', '.docs-errors li'))

  it('explains an error', () => shown('/errors/curve-not-found', 'blockquote'))

  it('lists the APIs', () => shown('/apis', '.docs-apis li'))

  it('shows an API', () => shown('/apis/requests', 'article table'))

  it('says that the APIs cannot be loaded', () => {
    reference = problem(503, 'Away')
    return shown('/apis', '.os-state').finally(() => (reference = REFERENCE))
  })

  it('shows what was found', () => shown('/', '.docs-found', { q: 'mini-app' }))

  it('says that nothing was found', () => shown('/', '.os-state', { q: 'zzqqxx' }))

  it('says that there is no such page', () => shown('/run/nowhere', '.os-state'))

  it('opens the list of pages on a narrow screen', async () => {
    await setViewport({ width: 390, height: 844 })
    const app = await mounted('/staff/scoring')
    await waitUntil(() => app.findAll('article').length === 1, 'the page has not come')
    app.find('.docs-tree-button').click()
    await waitUntil(() => app.findAll('.docs-tree[data-open]').length === 1, 'the list is closed')
    await checkState(app, textsOf(app))
  })
})
