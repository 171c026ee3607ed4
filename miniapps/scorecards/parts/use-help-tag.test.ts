import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { openScorecards, routeTo } from '../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'

const tags = ({ events }: MountedMiniApp) =>
  events
    .filter(({ name }) => name === 'set-contextual-help-page-tag')
    .map(({ payload }) => (payload as { tag: string }).tag)
const isTagged = (app: MountedMiniApp, tag: string) =>
  waitUntil(() => tags(app).at(-1) === tag, `the tag is not "${tag}"`)

it('names the screen for contextual help, and takes the name back where there is none [4.94]', async () => {
  const app = await openScorecards('/')
  await isTagged(app, 'scorecards-overview')
  for (const [path, tag] of [
    ['/summary', 'scorecards-summary'],
    ['/client', 'scorecards-client'],
    ['/import', 'scorecards-import'],
    ['/report', 'scorecards-report'],
    ['/scorecard/site-app/questions', 'scorecards-questions'],
    ['/nothing-here', ''],
  ] as const) {
    await app.update({ route: routeTo(path) })
    await isTagged(app, tag)
  }
  expect(tags(app), 'one event for each change').to.have.length(7)
})

it('names nothing while there is no brand', async () => {
  const app = await openScorecards('/')
  await isTagged(app, 'scorecards-overview')
  await app.update({ route: { ...routeTo('/'), params: {} }, context: { workspace: null } })
  await isTagged(app, '')
})

it('leaves the tag to the shell when it goes', async () => {
  const app = await openScorecards('/')
  await isTagged(app, 'scorecards-overview')
  app.unmount()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(tags(app)).to.deep.equal(['scorecards-overview'])
})
