import { expect, nextFrame } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { answering, problem } from '../../../test/browser/answering.ts'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { loaded, routeTo } from '../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { tourSteps } from '../parts/tours/tour-steps.ts'
import type { ClientResults } from '../../domain/scorecards/client-results.ts'

const DATA: ClientResults = {
  client: 'Nordlicht Group',
  scorecards: [
    { id: 'ppc', title: 'PPC audit', weight: 1 },
    { id: 'social', title: 'Social audit', weight: 1 },
  ],
  brands: [
    { id: 'b1', name: 'Kestrel', market: 'DE' },
    { id: 'b 2', name: 'Opal', market: 'FR' },
  ],
  results: [
    [0, 0, '2026-Q2', 1, 40, 1],
    [0, 1, '2026-Q1', 1, 60, 0.7],
    [1, 0, '2026-Q1', 1, 90, 1],
    [1, 0, '2026-Q2', 2, 80, 1],
  ],
}

async function open(data: unknown = DATA): Promise<MountedMiniApp> {
  const app = await mountMiniApp('scorecards', {
    route: routeTo('/client'),
    portal: { fetch: answering({ 'GET *scorecards/client': data instanceof Response ? data : { data } }) },
  })
  await loaded(app)
  return app
}

const row = (app: MountedMiniApp, line: number) =>
  app.findAll(`[data-line="${line}"] > [data-column]`).map(({ textContent }) => textContent)
const headings = (app: MountedMiniApp) =>
  app.findAll('[role=columnheader]').map((heading) => heading.getAttribute('aria-label'))

function choose(app: MountedMiniApp, label: string, value: string) {
  const field = app
    .findAll('.client-quarters .os-field')
    .find(({ textContent }) => textContent.startsWith(label))!
  const select = field.querySelector('select')!
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return nextFrame()
}

describe('all brands of a client', () => {
  const { innerWidth: width, innerHeight: height } = window
  before(() => setViewport({ width: 2600, height })) // every column is in sight
  after(() => setViewport({ width, height }))

  it('has all that its tour shows', async () => {
    const app = await open()
    for (const { target } of tourSteps('client'))
      await waitUntil(() => app.findAll(target).length > 0, `there is no ${target}`)
  })

  it('stand beside each other in two quarters, with what has changed', async () => {
    const app = await open()
    expect(headings(app).slice(0, 7)).to.deep.equal([
      'Brand',
      'Market',
      'Maturity',
      'Overall score',
      'Overall score (Q1 2026)',
      'Overall score (change)',
      'Provisional',
    ])
    expect(row(app, 0).slice(0, 7)).to.deep.equal([
      'Kestrel',
      'Germany',
      'Connected',
      'Provisional50.0',
      'Provisional60.0',
      '-10.0',
      'Provisional',
    ])
    expect(row(app, 1).slice(3, 6)).to.deep.equal(['80.0', '90.0', '-10.0'])
  })

  it('say of an earlier figure when it is of, and where the audit was changed in between', async () => {
    const app = await open()
    const social = headings(app).indexOf('Social audit')
    expect(row(app, 0)[social]).to.equal('Provisional · from Q1 202660.0')
    const change = headings(app).indexOf('PPC audit (change)')
    expect(row(app, 1)[change]).to.contain('-10.0* The audit changed')
  })

  it('are shown in one quarter where nothing else is chosen', async () => {
    const app = await open()
    await choose(app, 'Compare with', 'none')
    expect(headings(app)).to.deep.equal([
      'Brand',
      'Market',
      'Maturity',
      'Overall score',
      'Provisional',
      'PPC audit',
      'Social audit',
    ])
    await choose(app, 'Quarter', '2026-Q1')
    expect(row(app, 1)[3]).to.equal('90.0')
  })

  it('lead to each brand and to each of its audits', async () => {
    const app = await open()
    const links = app.findAll<HTMLAnchorElement>('[data-line="1"] a')
    expect(links.map(({ pathname }) => pathname)).to.deep.equal([
      '/brands/b%202/scorecards',
      '/brands/b%202/scorecards/scorecard/ppc/result',
    ])
  })

  it('say what would be here, and what went wrong', async () => {
    const nothing = await open({ ...DATA, results: [] })
    expect(nothing.find('.os-state').textContent).to.contain('No submitted audits yet')
    nothing.unmount()
    const app = await open(problem(403, 'Not yours'))
    await waitUntil(() => app.findAll('[role=alert]').length > 0)
    expect(app.find('[role=alert]').textContent).to.contain('You do not have access to this')
  })
})
