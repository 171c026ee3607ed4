import { aTimeout, expect } from '@open-wc/testing'
import type { Notice } from '../../../shell/contract/mini-app.ts'
import type { MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { loaded, openScorecards, routeTo } from '../../../test/browser/open-scorecards.ts'
import { exampleAnswer, exampleResult, exampleRun } from '../example-audit-in-tests.ts'
import { memoryServer } from '../memory-server-in-tests.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'

const PATH = '/scorecard/site-app/result'
const complete = () =>
  memoryServer(
    undefined,
    exampleRun([exampleAnswer('q1', 1, 'Field data'), exampleAnswer('q2', 4), exampleAnswer('q3', 0)]),
  )
const drawn = (app: MountedMiniApp) => waitUntil(() => app.findAll('svg[role=img]').length > 0, 'no chart')

describe('the result of an audit', () => {
  it('says the score in words and draws each dimension, with the same numbers as a table', async () => {
    const app = await openScorecards(PATH, complete())
    await drawn(app)
    expect(app.find('.overall').textContent).to.contain('45.8').and.to.contain('Emerging')
    expect(app.find('svg[role=img]').getAttribute('aria-label'))
      .to.contain('Highest: Speed with 55.0')
      .and.to.contain('Lowest: Measurement with 0.0')
    const rows = app.findAll('tbody tr').map((row) => row.textContent)
    expect(rows).to.deep.equal(['Speed55.0Connected100%', 'Measurement0.0Nascent100%'])
  })

  it('says what has changed since the run before', async () => {
    const server = complete()
    const run = { ...exampleRun([exampleAnswer('q1', 0), exampleAnswer('q2', 4)]), period: '2025-Q4' }
    server.earlier = { run, questions: ['q1', 'q2'] }
    const app = await openScorecards(PATH, server)
    expect(app.find('[aria-labelledby=change-since]').textContent)
      .to.contain('Change since Q4 2025')
      .and.to.contain('+15.0 points, from 40.0 to 55.0')
      .and.to.contain('0 → 1 How fast do pages show')
  })

  const handedInBy = (name: string) => {
    const server = complete()
    server.run = { ...server.run!, status: 'submitted' }
    const { documents } = server.documents
    documents.set('r1', { ...documents.get('r1')!, updatedBy: { id: name, name } })
    return server
  }
  const reviewButtons = (app: MountedMiniApp) =>
    app.findAll('.review .approval-acts button').map(({ textContent }) => textContent)

  it('is approved by somebody else than who handed it in', async () => {
    const server = handedInBy('Grace Hopper')
    const app = await openScorecards(PATH, server)
    await waitUntil(() => reviewButtons(app).join() === 'Approve,Return', 'nothing can be decided')
    app.find('.review .approval-acts button').click()
    await waitUntil(() => server.run?.status === 'reviewed')
    await waitUntil(() => app.find('.os-page-subtitle').textContent.startsWith('Reviewed'))
    const told = app.events.filter(({ name }) => name === 'track-action').map(({ payload }) => payload)
    expect(told).to.deep.equal([
      { action: 'scorecards-review', data: { scorecard: 'site-app', action: 'approve' } },
    ])
  })

  it('is returned with a reason, which stands above its questions', async () => {
    const server = handedInBy('Grace Hopper')
    const app = await openScorecards(PATH, server)
    await waitUntil(() => app.findAll('.review').length === 1)
    server.documents.actAs('Joan Clarke', 'r1', 'return', 'Look at the tagging again')
    await waitUntil(() => app.find('.os-page-subtitle').textContent.startsWith('Returned'))
    await app.update({ route: routeTo('/scorecard/site-app/questions') })
    await loaded(app)
    await waitUntil(() => app.find('.approval').textContent.includes('Look at the tagging again'))
    expect(app.findAll('.approval-acts button')).to.have.length(0)
  })

  it('is not decided by who handed it in', async () => {
    const server = handedInBy('Grace Hopper')
    const { documents } = server.documents
    documents.set('r1', { ...documents.get('r1')!, updatedBy: server.documents.me })
    const app = await openScorecards(PATH, server)
    await waitUntil(() => app.findAll('.review .approval').length === 1)
    expect(reviewButtons(app)).to.deep.equal([])
  })

  it('puts low levels that weigh much first', async () => {
    const app = await openScorecards(PATH, complete())
    expect(app.findAll('.fix').map((fix) => fix.querySelector('.fix-what')!.textContent)).to.deep.equal([
      'How fast do pages show their main content?',
    ])
    expect(app.find('.fix').textContent).to.contain('Next level: Measured every month')
  })

  it('recommends what to do, the most worthwhile first', async () => {
    const server = complete()
    const [q1, q2, q3] = server.scorecard.questions
    const recommendation = { text: 'Name who looks after the tags.', impact: 5, effort: 1 } as const
    server.scorecard = { ...server.scorecard, questions: [q1!, q2!, { ...q3!, weight: 2, recommendation }] }
    const app = await openScorecards(PATH, server)
    expect(app.findAll('.fix').map((fix) => fix.querySelector('.fix-what')!.textContent)).to.deep.equal([
      'How complete is the tagging?',
      'How fast do pages show their main content?',
    ])
    expect(app.find('.fix').textContent)
      .to.contain('Recommended: Name who looks after the tags.')
      .and.to.contain('Impact 5 · effort 1 · priority 114') // 2 of 7 of the weight, and nobody said how sure
  })

  it('brings the recommendation that somebody came for into sight', async () => {
    const app = await openScorecards(`${PATH}?question=q1`, complete())
    const { top, bottom } = app.find('.fix[aria-current]').getBoundingClientRect()
    expect(top).to.be.at.least(0)
    expect(bottom).to.be.at.most(innerHeight)
  })

  it('lists each answer with its evidence', async () => {
    const app = await openScorecards(PATH, complete())
    expect(app.findAll('.answer')).to.have.length(3)
    expect(app.find('.answer').textContent)
      .to.contain('Level 1')
      .and.to.contain('Field data')
      .and.to.contain('Ada Lovelace')
  })

  it('does not take an unsaved answer for that of whoever saved the one before', async () => {
    const server = complete()
    server.answerAs('Grace Hopper', 'q1', { level: 1 })
    const app = await openScorecards('/scorecard/site-app/questions', server)
    server.failures = [403]
    app.findAll('[data-question=q1] input')[3]!.click()
    await waitUntil(() => app.find('.save-summary').textContent.startsWith('1 not saved'))
    await app.update({ route: routeTo(PATH) })
    await waitUntil(() => app.findAll('.answer').length === 3)
    expect(app.find('.answer').textContent)
      .to.contain('Level 3')
      .and.to.contain('Not saved yet')
      .and.not.to.contain('Grace Hopper')
    expect(app.find('.os-page-header').textContent).to.contain('1 not saved')
    app.find('.save-summary button').click()
    await waitUntil(() => app.find('.answer').textContent.includes('Ada Lovelace'))
    expect(app.find('.os-page-header').textContent).to.contain('All saved')
  })

  it('marks a thin result as provisional', async () => {
    const app = await openScorecards(PATH, memoryServer(undefined, exampleRun([exampleAnswer('q1', 3)])))
    expect(app.find('.overall').textContent)
      .to.contain('Provisional')
      .and.to.contain('until the audit is 80% complete (by weight)')
    await drawn(app)
    expect(app.findAll('tbody tr').map((row) => row.textContent)).to.deep.equal([
      'Speed75.0Multi-moment Provisional60%',
      'Measurement––0%',
    ])
    expect(app.find('.os-figure').textContent).to.contain(
      'Provisional, because less than 80% is complete (by weight): Speed.',
    )
  })

  it('says what would be here before the first answer', async () => {
    const app = await openScorecards(PATH, memoryServer())
    expect(app.find('.os-state').textContent).to.contain('No answers yet')
  })
})

describe('the intro of an audit', () => {
  it('says what it is for and what it takes, and starts it', async () => {
    const server = memoryServer(undefined, null)
    const app = await openScorecards('/scorecard/site-app/intro', server)
    expect(app.find('.os-page').textContent)
      .to.contain('Finds out how well')
      .and.to.contain('About 30 minutes')
      .and.to.contain('the site owner')
    app.find('[data-variant=primary]').click()
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
    expect(app.asked.find(({ what }) => what === 'navigate')!.with[0]).to.equal(
      '/brands/b1/scorecards/scorecard/site-app/questions',
    )
    expect(server.run).not.to.equal(null)
  })

  it('says so when the audit could not be started', async () => {
    const server = memoryServer(undefined, null)
    const app = await openScorecards('/scorecard/site-app/intro', server)
    server.failures = [500]
    app.find('[data-variant=primary]').click()
    await waitUntil(() => app.asked.some(({ what }) => what === 'notify'))
    expect(app.asked.find(({ what }) => what === 'notify')!.with[0]).to.deep.include({ kind: 'error' })
  })

  it('is not started by a notice once the person has left it', async () => {
    const server = memoryServer(undefined, null)
    const app = await openScorecards('/scorecard/site-app/intro', server)
    server.failures = [500]
    app.find('[data-variant=primary]').click()
    await waitUntil(() => app.asked.some(({ what }) => what === 'notify'))
    const { action } = app.asked.find(({ what }) => what === 'notify')!.with[0] as Notice
    await app.update({ route: { ...routeTo('/'), params: { brandId: 'b2' } } })
    await loaded(app)
    const requests = server.requests.length
    action!.run()
    await aTimeout(20)
    expect(server.requests).to.have.length(requests)
  })

  it('tells the score so far from the one of the audit before', async () => {
    const server = memoryServer(undefined, exampleRun([exampleAnswer('q1', 3)]))
    server.last = exampleResult()
    const app = await openScorecards('/scorecard/site-app/intro', server)
    expect(app.find('.os-facts').innerText).to.match(
      /Score so far\s+75\.0[^]*Last score\s+45\.8[^]*1 Dec 2025/,
    )
  })

  it('goes on at the first unanswered question', async () => {
    const app = await openScorecards(
      '/scorecard/site-app/intro',
      memoryServer(undefined, exampleRun([exampleAnswer('q1', 3)])),
    )
    const { pathname, search } = app.find<HTMLAnchorElement>('a[data-variant=primary]')
    expect(pathname + search).to.equal('/brands/b1/scorecards/scorecard/site-app/questions?question=q2')
  })
})

describe('the summary', () => {
  it('draws all audits and shows the same as a table', async () => {
    const server = complete()
    server.last = exampleResult()
    const app = await openScorecards('/summary', server)
    await drawn(app)
    expect(app.find('tbody tr').textContent).to.equal('Site/app audit45.8Emerging100%45.8')
  })

  it('marks a thin score as provisional', async () => {
    const server = memoryServer(undefined, exampleRun([exampleAnswer('q1', 3)]))
    server.last = exampleResult({ score: 75, coverage: 0.5 })
    const app = await openScorecards('/summary', server)
    await drawn(app)
    expect(app.find('tbody tr').textContent).to.equal('Site/app audit75.0Multi-moment Provisional50%75.0')
    expect(app.find('.os-figure').textContent).to.contain(
      'Provisional, because less than 80% is complete (by weight): Site/app audit.',
    )
  })

  it('says what would be here before the first score', async () => {
    const app = await openScorecards('/summary', memoryServer())
    expect(app.find('.os-state').textContent).to.contain('No scores yet')
  })
})
