import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Body } from '../domain/document/change.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { crosstabInTests, FIELDS } from './crosstab-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()
/** Signs of the trade, and questions of the survey. */
const SAME = [
  'Media',
  'Brands',
  'Ctrl+Enter',
  'Shift+Enter',
  'A · ',
  'B · ',
  ' (n',
  '▲',
  '▼',
  'n',
  '(000)',
  'Sig.',
  'United Kingdom',
  'United States',
  'Bonferroni',
  'Holm',
  'Benjamini–Hochberg',
  'Alt+↑',
  'Alt+↓',
  'Del',
  'z',
]

describe('the states of crosstabs', () => {
  const tenant = inLookOf('greenhouse')
  const mounted = async (tail: string, fields: Body = {}, of: Parameters<typeof crosstabInTests>[1] = {}) => {
    const options = crosstabInTests({ title: LONG, ...fields }, of).mounted(tail)
    return mountMiniApp('audience-data-builder', { ...options, context: { ...options.context, tenant } })
  }

  usualStates({
    app: 'audience-data-builder',
    tenant,
    route: { basePath: '/adb' },
    title: 'Crosstabs',
    empty: 'No crosstabs yet',
    tails: ['/crosstab', '/crosstab/one'],
    list: () => mounted('/crosstab'),
  })

  it('says what to do first', async () => {
    const app = await mounted('/crosstab/one')
    await waitUntil(
      () => app.findAll('.os-frame').length === 1 && app.findAll('.crosstab .os-state').length === 1,
    )
    app.find('.crosstab-settings > summary').click()
    await checkState(app, SAME)
  })

  it('shows a table with long titles, hidden figures and a rule that the survey does not know', async () => {
    const row = (title: string, rule: string, order: number) => ({ title, rule, order, net: order === 1 })
    const app = await mounted(
      '/crosstab/one',
      {
        ...FIELDS,
        'rows/long': row(LONG, 'tv = 2', 1),
        'rows/few': row('Few', 'tv = 1 AND age BETWEEN 16 AND 18', 2),
        'rows/gone': row('Gone', 'gone = 1', 3),
        'columns/long': row(LONG, 'tv = 1', 2),
      },
      { people: 400 },
    )
    await waitUntil(() => app.findAll('.figure-hidden').length > 0)
    app.find<HTMLInputElement>('.os-grid-rows .os-grid-tick input').click()
    await waitUntil(() => app.findAll('.crosstab-chart svg').length > 0)
    await checkState(app, SAME)
  })
})
