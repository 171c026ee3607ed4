import { expect } from '@open-wc/testing'
import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { answers, BRAND, LONG } from './workspaces-in-tests.ts'

const DRAWN = ['United Kingdom', 'Ireland', 'GBP', 'EUR', 'PNG, JPEG, WebP']

describe('the states of workspace-management', () => {
  const tenant = inLookOf('msix')
  const mounted = (fetch: Record<string, unknown>, tail = '/', query: Record<string, string> = {}) =>
    mountMiniApp('workspace-management', {
      context: { tenant },
      portal: { fetch: answering({ ...answers, ...fetch }) },
      route: { basePath: '/workspace', tail, query },
    })

  it('shows the shape of the tree while it loads', async () => {
    const app = await mounted({ 'GET /api/workspaces/tree*': () => new Promise(() => {}) })
    await waitUntil(() => app.findAll('.os-skeleton').length > 0)
    await checkState(app, DRAWN)
  })

  it('says what would be here while there is nothing', async () => {
    const app = await mounted({ 'GET /api/workspaces/tree*': { data: [], next: null } })
    await waitUntil(() => app.findAll('.os-state h2')[0]?.textContent === 'No workspaces yet')
    await checkState(app, DRAWN)
  })

  it('says what went wrong, and offers to try again', async () => {
    const app = await mounted({ 'GET /api/workspaces/tree*': problem(500, 'Something went wrong') })
    await waitUntil(() => app.findAll('[role=alert] button').length > 0)
    await checkState(app, DRAWN)
  })

  it('shows a brand beside the tree, with its members, however long the names', async () => {
    const app = await mounted({}, `/${BRAND.id}`)
    await waitUntil(() => app.findAll('.member-list li').length === 2)
    expect(app.find('.workspace-title h2').textContent).to.equal(LONG)
    await checkState(app, DRAWN)
  })

  it('says that a workspace is not there for the person', async () => {
    const app = await mounted({ 'GET /api/workspaces/gone': problem(404, 'Not found') }, '/gone')
    await waitUntil(() => app.findAll('.workspace-pane .os-state').length === 1)
    await checkState(app, DRAWN)
  })

  it('asks what a new market is in steps', async () => {
    const app = await mounted({}, '/new', { parent: 'advertiser-1' })
    await waitUntil(() => app.findAll('form').length === 1)
    await checkState(app, DRAWN)
  })

  it('shows requests to whoever decides them', async () => {
    const app = await mounted({}, '/requests')
    await waitUntil(() => app.findAll('.request-list li').length === 2)
    await checkState(app, DRAWN)
  })
})
