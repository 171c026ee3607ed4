import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { daily, deliveriesInTests } from '../domain/deliveries/results-in-tests.ts'
import { tvLine } from '../domain/plans/plan-in-tests.ts'
import { D1, resultsInTests } from './results-app-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()
/** Signs that are the same in each language. */
const SAME = ['GBP', '£', 'Ad server', 'CSV', 'Excel', 'xlsx', 'tsv', 'txt', 'v1', 'GB', 'MB']

describe('the states of media plan results', () => {
  const tenant = inLookOf('msix')
  const answered = (answer: unknown, tail = '/') =>
    mountMiniApp('media-plan-results', {
      context: { tenant },
      portal: { fetch: answering({ 'GET *': answer }) },
      route: { basePath: '/campaigns/results', params: { brandId: 'brand-1' }, tail },
    })

  it('says what would be here while there is nothing', async () => {
    const app = await answered({ data: [], next: null })
    await waitUntil(() => app.findAll('.os-state')[0]?.textContent.includes('No plans yet'))
    await checkState(app)
  })

  for (const tail of ['/', '/one', '/learnings'])
    it(`says what went wrong, and offers to try again: ${tail}`, async () => {
      const app = await answered(problem(500, 'Something went wrong'), tail)
      await waitUntil(() => app.findAll('[role=alert] button')[0]?.textContent === 'Try again')
      await checkState(app)
    })

  it('lists plans, however long their titles', async () => {
    const lines = [{ title: LONG }, { id: 'two', title: LONG, approval: null, spend: null, until: null }]
    const app = await resultsInTests(undefined, { lines }).open('/', { tenant })
    await waitUntil(() => app.findAll('tbody a').length === 2)
    await checkState(app, SAME)
  })

  for (const approval of ['v1', null])
    it(`says what a plan without deliveries lacks: ${approval ?? 'approval'}`, async () => {
      const plan = deliveriesInTests([D1], [], { approval, title: LONG })
      const app = await resultsInTests(plan).open('/one', { tenant })
      await waitUntil(() => app.findAll('.os-state').length === 1)
      await checkState(app, SAME)
    })

  it('shows results with everything that can stand out', async () => {
    const came = daily('2026-03-02', 20, { quantity: 300_000, spend: 400_000 })
    const days = came.map((day, at) => (at === 9 ? { ...day, quantity: 900_000 } : day))
    const of = (creative: string, clicks: number) => ({ line: 'l1', creative, quantity: 10_000, clicks })
    const plan = deliveriesInTests(
      [{ ...D1, vendor: LONG }, tvLine(0, { vendor: 'ITV' })],
      days.filter((_, at) => at !== 4),
      { title: LONG, creatives: [of(LONG, 120), of('Blue', 250)], claims: { l1: 'make-good' } },
    )
    const source = { until: '2026-03-21', importedAt: '2026-03-22T08:00:00.000Z', lines: ['l1'] }
    plan.sources = [
      { ...source, source: 'Ad server' },
      { ...source, source: LONG },
    ]
    const made = resultsInTests(plan)
    made.documents.add(
      'learning-1',
      { title: LONG, evidence: LONG, 'pins/plan': { type: 'plan', id: 'one', version: 3 } },
      { place: 'brand-1' },
    )
    const app = await made.open('/one', { tenant })
    await waitUntil(() => app.findAll('.flagged').length === 2 && app.findAll('.os-chart-line').length === 2)
    await checkState(app, SAME)
  })

  for (const [tail, shown] of [
    ['/learnings', '.os-grid-rows a'],
    ['/learnings/learning-1', 'textarea'],
  ] as const)
    it(`shows what was learnt: ${tail}`, async () => {
      const made = resultsInTests()
      made.documents.add('learning-1', { title: LONG, text: LONG, evidence: LONG }, { place: 'brand-1' })
      const app = await made.open(tail, { tenant })
      await waitUntil(() => app.findAll(shown).length > 0)
      await checkState(app, SAME)
    })

  it('shows each step of an import', async () => {
    const app = await resultsInTests(deliveriesInTests([D1, tvLine(5)], [])).open('/one', { tenant })
    const press = async (text: RegExp) => {
      const found = () => app.findAll('button').find((button) => text.test(button.textContent))
      await waitUntil(() => found() !== undefined && !found()!.matches(':disabled'))
      found()!.click()
    }
    await press(/^Import deliveries/)
    await waitUntil(() => app.findAll('dialog[open] input[type=file]').length === 1)
    await checkState(app, SAME)
    const files = new DataTransfer()
    const rows = ['Date,Publisher,Impressions', `2026-03-02,${LONG},5`, '2026-03-03,ITV,5', 'Total,,10']
    files.items.add(new File([rows.join('\n')], 'report.csv'))
    const input = app.find<HTMLInputElement>('input[type=file]')
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => app.findAll('.report-fields select').length === 11)
    await checkState(app, [...SAME, 'en-', 'de-', 'fr-', 'pt-', 'ja-'])
    await press(/^Read/)
    await waitUntil(() => app.findAll('.report-unknown input').length === 1)
    await checkState(app, [...SAME, LONG])
    await press(/^Import \d/)
    await waitUntil(() => app.find('dialog[open]').textContent.includes('1 figure is new'))
    await checkState(app, SAME)
  })
})
