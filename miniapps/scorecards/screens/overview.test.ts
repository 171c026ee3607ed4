import { expect } from '@open-wc/testing'
import { problem } from '../../../test/browser/answering.ts'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import type { DisplaySettings } from '../../../shell/contract/entities.ts'
import type { ScorecardOverview } from '../../domain/scorecards/scorecard.ts'
import { loaded, openScorecards, routeTo } from '../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { exampleAnswer, exampleResult, exampleRun } from '../example-audit-in-tests.ts'
import { memoryServer } from '../memory-server-in-tests.ts'

const audit = (id: string, parts: Partial<ScorecardOverview> = {}): ScorecardOverview => ({
  id,
  title: `${id} audit`,
  purpose: `About ${id}`,
  minutes: 30,
  weight: 1,
  last: null,
  questions: 10,
  answered: 10,
  unknown: 0,
  notApplicableShare: 0,
  coverage: 1,
  score: 50,
  status: 'open',
  updatedAt: '2026-03-03T13:02:00.000Z',
  updatedBy: 'Ada Lovelace',
  ...parts,
})

async function overviewOf(audits: readonly ScorecardOverview[], settings: Partial<DisplaySettings> = {}) {
  const app = await mountMiniApp('scorecards', {
    route: routeTo('/'),
    context: {
      displaySettings: { displayLanguage: 'en-US', dateLocale: 'en-gb', numberLocale: 'en-gb', ...settings },
    },
    portal: { fetch: async () => Response.json({ data: audits }) },
  })
  await loaded(app)
  return app
}

const submitted = (id: string, score: number | null, parts: Partial<ScorecardOverview> = {}) => {
  const { coverage = 1 } = parts
  return audit(id, { status: 'submitted', score, last: exampleResult({ score, coverage }), ...parts })
}

const nine = [62, 48, 55, 70, 35, 50, 41, 58, 45].map((score, index) => submitted(`a${index}`, score))

describe('the overview of scorecards', () => {
  it('shows the overall score of nine audits, as the domain computes it', async () => {
    const app = await overviewOf(nine)
    expect(app.find('.overall').textContent)
      .to.contain('51.6')
      .and.to.contain('Connected')
      .and.to.contain('9 of 9')
    expect(app.findAll('.audit')).to.have.length(9)
  })

  it("writes numbers in the person's locale [1.19]", async () => {
    const app = await overviewOf(nine, { numberLocale: 'de-de' })
    expect(app.find('.overall').textContent).to.contain('51,6')
  })

  it("writes dates in the person's locale, and how long ago something was in their language [1.19]", async () => {
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
    const app = await overviewOf(
      [audit('old', { updatedAt: '2020-03-03T13:02:00.000Z' }), audit('new', { updatedAt: hourAgo })],
      { displayLanguage: 'fr-FR', dateLocale: 'de-de' },
    )
    expect(app.findAll('.audit-change time').map(({ textContent }) => textContent)).to.deep.equal([
      '03.03.2020',
      '1 hour ago',
    ])
  })

  it('lists an audit with too little coverage beside the overall score', async () => {
    const app = await overviewOf([submitted('one', 40), submitted('two', 90, { coverage: 0.3, answered: 3 })])
    expect(app.find('.overall').textContent)
      .to.contain('40.0')
      .and.to.contain('Not counted')
      .and.to.contain('two audit (30%)')
  })

  it('says of an audit in which nothing applies why it does not count', async () => {
    const app = await overviewOf([submitted('none', null), submitted('thin', 90, { coverage: 0.3 })])
    expect(app.find('.overall').textContent)
      .to.contain('at least 50% complete (by weight). None counts yet.')
      .and.to.contain('Not counted, below 50%: thin audit (30%).')
      .and.to.contain('Not counted, as no question has a level: none audit.')
  })

  it('counts what was submitted last until the audit in hand is submitted, and shows both', async () => {
    const last = exampleResult({ score: 40, period: '2026-Q2' })
    const app = await overviewOf([audit('one', { score: 90, coverage: 0.3, last })])
    expect(app.find('.overall').textContent)
      .to.contain('40.0')
      .and.to.contain('In progress, not counted: one audit (30%).')
    expect(app.find('.audit-score .score-number').textContent).to.contain('40.0')
    expect(app.find('.audit-score').textContent).to.contain('Q2 2026 · draft 90.0')
  })

  it('says how much a score has changed since the quarter before', async () => {
    const last = exampleResult({ score: 40.04, period: '2026-Q2' })
    const app = await overviewOf([
      audit('risen', { last, before: { period: '2026-Q1', score: 35.5 } }),
      audit('fallen', { last, before: { period: '2025-Q4', score: 41 } }),
      audit('new', { last }),
    ])
    expect(
      app.findAll('.audit-score').map(({ textContent }) => /[+-].*? Q. .{4}/.exec(textContent)?.[0]),
    ).to.deep.equal(['+4.5 since Q1 2026', '-1.0 since Q4 2025', undefined])
  })

  it('says that the overall score is provisional while one that counts is', async () => {
    const app = await overviewOf([submitted('one', 40, { coverage: 0.7 }), submitted('two', 60)])
    expect(app.find('.overall .os-badge').textContent).to.equal('Provisional')
  })

  it('warns where a fifth of the weight or more is called not applicable', async () => {
    const app = await overviewOf([
      audit('one', { notApplicableShare: 0.19 }),
      audit('two', { notApplicableShare: 0.2 }),
    ])
    expect(app.findAll('.audit-progress').map(({ textContent }) => textContent)).to.deep.equal([
      '10 of 10 answered · 100% complete (by weight) · 19% not applicable',
      '10 of 10 answered · 100% complete (by weight) 20% not applicable: check the reasons',
    ])
  })

  it('marks a score below 80 % coverage as provisional', async () => {
    const app = await overviewOf([
      submitted('one', 50, { coverage: 0.79 }),
      submitted('two', 50, { coverage: 0.8 }),
    ])
    expect(app.findAll('.audit').map((row) => row.textContent.includes('Provisional'))).to.deep.equal([
      true,
      false,
    ])
  })

  it('says of a score that counts whether it is provisional', async () => {
    const last = exampleResult({ score: 40, coverage: 0.6 })
    const app = await overviewOf([audit('one', { score: null, last })])
    expect(app.find('.audit-score').textContent).to.match(/40\.0.*Provisional.*Q4 2025/)
  })

  it('goes on counting the minutes since the last change on a page left open', async () => {
    const { setInterval } = window
    const { now } = Date
    const ticks: (() => void)[] = []
    window.setInterval = ((tick: () => void) => ticks.push(tick)) as never
    try {
      const app = await overviewOf([audit('one', { updatedAt: new Date(now() - 5 * 60_000).toISOString() })])
      expect(app.find('.audit time').textContent).to.equal('5 minutes ago')
      Date.now = () => now() + 2 * 60_000
      for (const tick of ticks) tick()
      await waitUntil(() => app.find('.audit time').textContent === '7 minutes ago', 'it is as old as before')
    } finally {
      Object.assign(window, { setInterval })
      Object.assign(Date, { now })
    }
  })

  it('offers the next step of each audit, and marks one of them', async () => {
    const app = await overviewOf([
      audit('fresh', {
        status: 'not-started',
        answered: 0,
        coverage: 0,
        score: null,
        updatedAt: null,
        updatedBy: null,
      }),
      audit('begun', { answered: 2, coverage: 0.2 }),
      audit('done', { status: 'submitted' }),
      audit('later', {
        status: 'unpublished',
        questions: 0,
        answered: 0,
        coverage: 0,
        score: null,
        updatedAt: null,
        updatedBy: null,
      }),
    ])
    const steps = app.findAll<HTMLAnchorElement>('.audit-step a')
    expect(steps.map(({ ariaLabel, pathname, search }) => [ariaLabel, pathname + search])).to.deep.equal([
      ['Start audit: fresh audit', '/brands/b1/scorecards/scorecard/fresh/intro'],
      ['Continue: begun audit', '/brands/b1/scorecards/scorecard/begun/questions?question=next'],
      ['See result: done audit', '/brands/b1/scorecards/scorecard/done/result'],
    ])
    expect(app.findAll('[data-variant=primary]').map((link) => link.ariaLabel)).to.deep.equal([
      'Continue: begun audit',
    ])
    expect(app.find('[data-status=unpublished]').textContent).to.contain('No questions are published yet')
  })

  it('starts several audits at once, those that were never started chosen already', async () => {
    const asked: string[] = []
    let held: Promise<void> | undefined
    const none = { answered: 0, coverage: 0, score: null, updatedAt: null, updatedBy: null } as const
    const audits = [
      audit('one', { status: 'not-started', ...none }),
      audit('two', { status: 'not-started', ...none }),
      submitted('three', 50),
      audit('open'),
    ]
    const fetch = async (input: string | URL | Request, init: RequestInit = {}) => {
      if (init.method !== 'POST') return Response.json({ data: audits })
      const { fields } = JSON.parse(init.body as string) as { fields: { scorecard: string } }
      asked.push(fields.scorecard)
      await held
      return fields.scorecard === 'three'
        ? problem(403, 'Forbidden')
        : Response.json({ data: {} }, { status: 201 })
    }
    const app = await mountMiniApp('scorecards', { route: routeTo('/'), portal: { fetch } })
    await loaded(app)
    const button = (name: string) => app.findAll('button').find(({ textContent }) => textContent === name)
    button('Start several')!.click()
    await waitUntil(() => button('Start 2 audits') !== undefined)
    const ticks = app.findAll<HTMLInputElement>('.start-several input')
    expect(ticks.map(({ checked }) => checked)).to.deep.equal([false, true, true, false])
    ticks[3]!.click()
    await waitUntil(() => button('Start 3 audits') !== undefined)
    button('Start 3 audits')!.click()
    await waitUntil(() => app.findAll('dialog [role=alert] li').length === 1, 'a refusal passes unsaid')
    expect(app.find('dialog [role=alert] li').textContent).to.match(/^three audit: /)
    expect(asked).to.deep.equal(['one', 'two', 'three'])
    const told = app.events.filter(({ name }) => name === 'track-action').map(({ payload }) => payload)
    const start = { action: 'scorecards-start' }
    expect(told).to.deep.equal([
      { ...start, data: { scorecard: 'one' } },
      { ...start, data: { scorecard: 'two' } },
    ])
    held = new Promise(() => {})
    button('Start 3 audits')!.click()
    await waitUntil(() => button('Close')!.ariaDisabled === 'true', 'it can be closed while it sends')
  })

  it('sets the breadcrumbs [1.17]', async () => {
    const { events } = await overviewOf(nine)
    expect(events[0]).to.deep.include({ name: 'set-breadcrumbs' })
    expect(events[0]!.payload).to.include({ category: 'Unlock', app: 'Scorecards' })
  })

  it('is told apart in the breadcrumbs from an address that holds nothing', async () => {
    const { events } = await mountMiniApp('scorecards', { route: routeTo('/no/such/place') })
    expect(events[0]!.payload).to.include({ app: 'Scorecards', section: 'Nothing here' })
  })

  it('says so when there is nothing yet', async () => {
    const app = await overviewOf([])
    expect(app.find('.os-state').textContent).to.contain('No audits yet')
  })

  it('says what happened when the server has a problem, and tries again', async () => {
    let broken = true
    const app = await mountMiniApp('scorecards', {
      route: routeTo('/'),
      portal: {
        fetch: async () => (broken ? problem(500, 'Internal error') : Response.json({ data: nine })),
      },
    })
    await loaded(app)
    expect(app.find('[role=alert]').textContent).to.contain('The server had a problem')
    broken = false
    app.find('[role=alert] button').click()
    await waitUntil(() => app.findAll('.audit').length === 9)
  })

  for (const [screen, path, shown] of [
    ['overview', '/', '.audit'],
    ['summary', '/summary', '.summary-first tbody tr'],
  ] as const) {
    it(`stays in sight where it cannot be loaded again, as the ${screen} once answers were saved`, async () => {
      const server = memoryServer(undefined, exampleRun([exampleAnswer('q2', 2)]))
      const app = await openScorecards('/scorecard/site-app/questions', server)
      server.broken = { request: /^PATCH /, status: 503 }
      app.find('[data-question=q1] input').click()
      await waitUntil(() => app.find('[data-question=q1]').dataset['state'] === 'failed')
      await app.update({ route: routeTo(path) })
      await waitUntil(() => app.findAll(shown).length === 1)
      server.broken = { request: /scorecards$/, status: 503 }
      window.dispatchEvent(new Event('online'))
      await waitUntil(() => app.findAll('[role=alert]').length === 1, 'the failure passes unsaid')
      expect(app.findAll(shown)).to.have.length(1)
      server.broken = null
      app.find('[role=alert] button').focus()
      app.find('[role=alert] button').click()
      await waitUntil(() => app.findAll('[role=alert]').length === 0)
      expect(app.element.shadowRoot!.activeElement?.localName, 'focus is lost').to.equal('h1')
    })
  }

  it('leads back from an audit that does not exist', async () => {
    const app = await mountMiniApp('scorecards', {
      route: routeTo('/scorecard/none/intro'),
      portal: {
        fetch: async () =>
          problem(404, 'Not found', 'This audit does not exist any more (none). Reload the page.'),
      },
    })
    await loaded(app)
    expect(app.find('[role=alert]').textContent).to.contain(
      'This audit does not exist any more (none). Reload the page.',
    )
    expect(app.find<HTMLAnchorElement>('.way-back a').pathname).to.equal('/brands/b1/scorecards')
  })

  it('holds the place of what is loading', async () => {
    const app = await mountMiniApp('scorecards', {
      route: routeTo('/'),
      portal: { fetch: () => new Promise(() => {}) },
    })
    expect(app.find('.os-skeleton').textContent).to.equal('Loading audits')
    expect(app.find('h1').textContent).to.equal('Scorecards')
  })
})
