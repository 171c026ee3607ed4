import { expect } from '@open-wc/testing'
import type { Command } from '../../shell/contract/command.ts'
import type { MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { loaded, openScorecards, routeTo } from '../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { exampleAnswer, exampleRun } from './example-audit-in-tests.ts'
import { hold, memoryServer } from './memory-server-in-tests.ts'

const AUDIT = '/scorecard/site-app'
const complete = () => exampleRun([exampleAnswer('q1', 1), exampleAnswer('q2', 4), exampleAnswer('q3', 0)])
const offered = ({ asked }: MountedMiniApp) =>
  (asked.findLast(({ what }) => what === 'offerCommands')?.with[0] ?? []) as readonly Command[]
const titles = (app: MountedMiniApp) =>
  offered(app)
    .map(({ title, hint }) => `${title} (${hint})`)
    .toSorted()
/** Words of a button or link, where those of its command say more: the palette shows it without the page around it. */
const SHORTER = new Map([
  ['Continue audit', 'Continue'],
  ['Next unanswered question', 'Next unanswered'],
])
const stands = (app: MountedMiniApp, title: string) =>
  app.findAll('.os-button').some(({ textContent }) => textContent.trim() === (SHORTER.get(title) ?? title))
const run = (app: MountedMiniApp, title: string) =>
  offered(app)
    .find((command) => command.title === title)!
    .run()
/** What is offered comes just after what is drawn. */
const offers = (app: MountedMiniApp, title: string) =>
  waitUntil(() => offered(app).some((command) => command.title === title), `${title} is not offered`)
const wentTo = ({ asked }: MountedMiniApp) =>
  asked.filter(({ what }) => what === 'navigate').map((wish) => wish.with[0])

describe('the commands of Scorecards', () => {
  for (const [path, stored, expected] of [
    [
      '/',
      exampleRun(),
      [
        'Actions (Scorecards)',
        'Continue audit (Site/app audit)',
        'Import answers (Scorecards)',
        'See summary (Scorecards)',
      ],
    ],
    [
      '/',
      null,
      [
        'Actions (Scorecards)',
        'Import answers (Scorecards)',
        'See summary (Scorecards)',
        'Start audit (Site/app audit)',
      ],
    ],
    ['/summary', exampleRun(), ['Compare all brands (Scorecards)', 'See all audits (Scorecards)']],
    [AUDIT, null, ['Start audit (Site/app audit)']],
    [AUDIT, exampleRun(), ['Continue audit (Site/app audit)', 'Discard audit (Site/app audit)']],
    [
      AUDIT,
      { ...complete(), status: 'submitted' },
      ['Repeat audit (Site/app audit)', 'See result (Site/app audit)'],
    ],
    [
      `${AUDIT}/questions`,
      exampleRun(),
      [
        'Discard audit (Site/app audit)',
        'Next unanswered question (Site/app audit)',
        'See result (Site/app audit)',
      ],
    ],
    [`${AUDIT}/questions`, complete(), ['Discard audit (Site/app audit)', 'See result (Site/app audit)']],
    [
      `${AUDIT}/result`,
      exampleRun([exampleAnswer('q1', 1)]),
      ['Continue audit (Site/app audit)', 'Submit audit (Site/app audit)'],
    ],
    [`${AUDIT}/result`, complete(), ['Change answers (Site/app audit)', 'Submit audit (Site/app audit)']],
  ] as const) {
    it(`are those whose buttons stand at ${path}: ${expected.join(', ')}`, async () => {
      const app = await openScorecards(path, memoryServer(undefined, stored))
      await waitUntil(() => titles(app).join() === expected.join(), 'it offers something else').catch(
        () => {},
      )
      expect(titles(app)).to.deep.equal(expected)
      for (const { title } of offered(app)) expect(stands(app, title), title).to.equal(true)
    })
  }

  it('change with the screen, and go with it', async () => {
    const app = await openScorecards('/')
    await app.update({ route: routeTo('/summary') })
    await loaded(app)
    await waitUntil(
      () => titles(app).join() === 'Compare all brands (Scorecards),See all audits (Scorecards)',
      'the summary offers something else',
    )
    await app.update({ route: routeTo('/nothing-here') })
    await waitUntil(() => titles(app).length === 0, 'something is offered where nothing is')
  })

  it('lead where their links lead', async () => {
    const app = await openScorecards('/')
    await offers(app, 'Continue audit')
    run(app, 'Continue audit')
    run(app, 'See summary')
    expect(wentTo(app)).to.deep.equal([
      '/brands/b1/scorecards/scorecard/site-app/questions?question=next',
      '/brands/b1/scorecards/summary',
    ])
  })

  it('move focus to the next unanswered question', async () => {
    const app = await openScorecards(
      `${AUDIT}/questions`,
      memoryServer(undefined, exampleRun([exampleAnswer('q1', 1)])),
    )
    await offers(app, 'Next unanswered question')
    run(app, 'Next unanswered question')
    expect(app.element.shadowRoot!.activeElement?.getAttribute('data-question')).to.equal('q2')
  })

  it('open what asks first, and are not offered while it asks', async () => {
    const app = await openScorecards(`${AUDIT}/result`, memoryServer(undefined, complete()))
    await offers(app, 'Submit audit')
    run(app, 'Submit audit')
    await waitUntil(() => app.findAll('dialog').length === 1, 'no question')
    await waitUntil(() => titles(app).length === 0, 'it is offered still')
  })

  it('start an audit once', async () => {
    const server = memoryServer(undefined, null)
    const app = await openScorecards(AUDIT, server)
    const open = hold(server)
    await offers(app, 'Start audit')
    run(app, 'Start audit')
    await waitUntil(() => titles(app).length === 0, 'it is offered still')
    open()
    await waitUntil(() => wentTo(app).length === 1, 'it was not started')
    expect(wentTo(app)).to.deep.equal(['/brands/b1/scorecards/scorecard/site-app/questions'])
  })
})
