import { expect } from '@open-wc/testing'
import { loaded, openScorecards, routeTo } from '../../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { MINIAPP_RUN_TOURS } from '../../../../shell/contract/events.ts'
import { compared } from '../../../domain/scorecards/compare-assessors.ts'
import { blindPair, exampleAnswer, exampleRun } from '../../example-audit-in-tests.ts'
import { memoryServer } from '../../memory-server-in-tests.ts'
import { tourSteps, type TouredScreen } from './tour-steps.ts'

const AUDIT = '/scorecard/site-app'
const answers = [exampleAnswer('q1', 1, 'Seen'), exampleAnswer('q2', 4), exampleAnswer('q3', 0)]

const SCREENS: readonly [TouredScreen, path: string, ready: string][] = [
  ['overview', '/', '.audits li'],
  ['intro', `${AUDIT}/intro`, '.intro-dimensions'],
  ['questions', `${AUDIT}/questions`, '.attachments'],
  ['result', `${AUDIT}/result`, '#fix-first'],
  ['summary', '/summary', '.overall'],
  ['import', '/import', 'input[type=file]'],
  ['report', '/report', '.report-answers'],
]

for (const [screen, path, ready] of SCREENS)
  it(`${screen} has all that its tour shows, and plays it when asked`, async () => {
    const app = await openScorecards(
      path,
      memoryServer(undefined, { ...exampleRun(answers), status: screen === 'report' ? 'submitted' : 'open' }),
    )
    await waitUntil(() => app.findAll(ready).length > 0, `there is no ${ready}`)
    for (const { target } of tourSteps(screen))
      await waitUntil(() => app.findAll(target).length > 0, `no ${target}`)
    expect(app.events.filter(({ name }) => name === 'set-has-product-tours').at(-1)?.payload).to.deep.equal({
      has: true,
    })
    app.element.dispatchEvent(new CustomEvent(MINIAPP_RUN_TOURS))
    const title = tourSteps(screen)[0]!.title
    await waitUntil(
      () => app.portal.overlayRoot.textContent.includes(title) || inShadow(app.portal.overlayRoot, title),
    )
  })

it('actions has all that its tour shows', async () => {
  const server = memoryServer(undefined, exampleRun(answers))
  server.actions.add(
    'a1',
    { scorecard: 'site-app', question: 'q1', level: 1, text: 'Measure every month.' },
    { place: 'b1' },
  )
  const app = await openScorecards('/actions', server)
  for (const { target } of tourSteps('actions'))
    await waitUntil(() => app.findAll(target).length > 0, `no ${target}`)
})

it('two assessors have all that their tour shows', async () => {
  const server = memoryServer(undefined, exampleRun(answers))
  server.assessors = { ...blindPair(), compared: compared([{ id: 'q1' }], answers, [exampleAnswer('q1', 3)]) }
  const app = await openScorecards(`${AUDIT}/second`, server)
  for (const { target } of tourSteps('second'))
    await waitUntil(() => app.findAll(target).length > 0, `no ${target}`)
})

/** The tour stands in a shadow of its own. */
const inShadow = (root: HTMLElement, text: string): boolean =>
  [...root.children].some(({ shadowRoot }) => shadowRoot?.textContent.includes(text))

it('offers the tour of the screen that is shown', async () => {
  const app = await openScorecards(`${AUDIT}/result`, memoryServer(undefined, exampleRun(answers)))
  await app.update({ route: routeTo('/nowhere') })
  await loaded(app)
  expect(app.events.filter(({ name }) => name === 'set-has-product-tours').at(-1)?.payload).to.deep.equal({
    has: false,
  })
})
