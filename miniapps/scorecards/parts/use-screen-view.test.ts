import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { loaded, openScorecards, routeTo } from '../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { exampleAnswer, exampleRun } from '../example-audit-in-tests.ts'
import { memoryServer } from '../memory-server-in-tests.ts'

const told = ({ events }: MountedMiniApp, event: string) =>
  events.filter(({ name }) => name === event).map(({ payload }) => payload)

it('tells each screen that is looked at, once, by its name and without the brand', async () => {
  const app = await openScorecards('/')
  for (const path of [
    '/summary',
    '/scorecard/site-app/questions',
    '/scorecard/site-app/questions?question=q2',
    '/x',
  ]) {
    await app.update({ route: routeTo(path) })
    await loaded(app)
  }
  expect(told(app, 'track-analytics')).to.deep.equal([
    { kind: 'page', name: 'scorecards-overview' },
    { kind: 'page', name: 'scorecards-summary' },
    { kind: 'page', name: 'scorecards-questions', data: { scorecard: 'site-app' } },
  ])
})

it('tells what was done once it has worked', async () => {
  const answers = [exampleAnswer('q1', 3), exampleAnswer('q2', 2), exampleAnswer('q3', 3)]
  const server = memoryServer(undefined, exampleRun(answers))
  const app = await openScorecards('/scorecard/site-app/result', server)
  const press = async () => {
    app.find('.os-page-header [data-variant=primary], [data-variant=primary]').click()
    await waitUntil(() => app.findAll('dialog').length === 1)
    app.find('dialog [data-variant=primary]').click()
  }
  server.broken = { request: /actions/, status: 500 }
  await press()
  await waitUntil(() => app.findAll('dialog .os-notice').length === 1)
  expect(told(app, 'track-action')).to.deep.equal([])
  server.broken = null
  app.find('dialog [data-variant=primary]').click()
  await waitUntil(() => told(app, 'track-action').length === 1)
  expect(told(app, 'track-action')).to.deep.equal([
    { action: 'scorecards-submit', data: { scorecard: 'site-app' } },
  ])
})
