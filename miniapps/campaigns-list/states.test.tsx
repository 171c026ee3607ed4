import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { campaignsInTests, LINES } from './campaigns-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2)

describe('the states of the list of campaigns', () => {
  const tenant = inLookOf('msix')
  const answered = (answer: unknown) =>
    mountMiniApp('campaigns-list', {
      context: { tenant },
      portal: { fetch: answering({ 'GET *': answer }) },
      route: { basePath: '/campaigns/list', params: { brandId: 'brand-1' }, tail: '/' },
    })

  it('says what would be here while there is nothing', async () => {
    const app = await answered({ data: [], next: null })
    await waitUntil(() => app.findAll('.os-state')[0]?.textContent.includes('No campaigns yet'))
    await checkState(app, ['is:archived'])
  })

  it('says what went wrong, and offers to try again', async () => {
    const app = await answered(problem(500, 'Something went wrong'))
    await waitUntil(() => app.findAll('[role=alert] button')[0]?.textContent === 'Try again')
    await checkState(app, ['is:archived'])
  })

  it('shows campaigns and one of them at the side, however long its title', async () => {
    const { mounted } = campaignsInTests(LINES.map((line) => ({ ...line, title: LONG })))
    const app = await mountMiniApp('campaigns-list', { ...mounted, context: { ...mounted.context, tenant } })
    await waitUntil(() => app.findAll('tbody a').length === 2)
    app.find('tbody tr td:last-child').click()
    await waitUntil(() => app.findAll('.peek').length === 1)
    await checkState(app, ['is:archived', '£', 'GBP', 'United Kingdom'])
  })
})
