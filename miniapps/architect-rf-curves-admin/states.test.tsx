import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import type { Body } from '../domain/document/change.ts'
import { curvesInTests, READY } from './curves-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).slice(0, 110)
/** Signs that are the same in each language, and what the controls of the browser say. */
const SAME = [
  'day, ',
  'month, ',
  'year, ',
  'Number field',
  'Empty',
  'GRP',
  'AIC',
  'RMSE',
  'R²',
  '.csv,.tsv,.txt,.xlsx, ',
  '.json,.xlsx, ',
  'CSV',
  'XLSX',
  'JSON',
  'United Kingdom',
  'Germany',
  'max ',
  'half ',
  'slope ',
]

describe('the states of rf curves', () => {
  const tenant = inLookOf('msix')
  const mounted = async (tail: string, fields: Body = READY, status = 'draft') => {
    const { documents, mounted: options } = curvesInTests(fields, status)
    documents.add('two', { market: 'DE', touchpoint: 'OLV', audience: LONG }, { place: 'brand-1' })
    const { context, ...rest } = options(tail)
    return mountMiniApp('architect-rf-curves-admin', { ...rest, context: { ...context, tenant } })
  }

  usualStates({
    app: 'architect-rf-curves-admin',
    tenant,
    route: { basePath: '/rf-curves-admin', params: { brandId: 'brand-1' } },
    title: 'Reach and frequency curves',
    empty: 'No curves yet',
    tails: ['/', '/list', '/one'],
  })

  it('shows the matrix, and all curves', async () => {
    const app = await mounted('/')
    await waitUntil(() => app.findAll('.gap-cell a').length === 2)
    await checkState(app, SAME)
  })

  it('shows all curves, however long their audience', async () => {
    const app = await mounted('/list')
    await waitUntil(() => app.findAll('.os-table tbody a').length === 2)
    await checkState(app, SAME)
  })

  for (const status of ['draft', 'approved'])
    it(`shows a curve with its fit: ${status}`, async () => {
      const app = await mounted('/one', { ...READY, 'aside/1': true, source: LONG }, status)
      await waitUntil(() => app.findAll('.os-chart-hatch').length > 0)
      await checkState(app, SAME)
    })

  it('shows a curve of which nothing is known yet', async () => {
    const app = await mounted('/one', {})
    await waitUntil(() => app.findAll('.bound-field').length > 5)
    await checkState(app, SAME)
  })

  it('shows where points are pasted', async () => {
    const app = await mounted('/one')
    await waitUntil(() => app.findAll('table').length > 1)
    app
      .findAll('button')
      .find(({ textContent }) => textContent === 'Enter points')!
      .click()
    await waitUntil(() => app.findAll('dialog[open] textarea').length === 1)
    await checkState(app, SAME)
  })

  it('shows where a pack is taken', async () => {
    const app = await mounted('/')
    await waitUntil(() => app.findAll('.gap-cell a').length === 2)
    app
      .findAll('button')
      .find(({ textContent }) => textContent === 'Import a pack')!
      .click()
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    await checkState(app, SAME)
  })
})
