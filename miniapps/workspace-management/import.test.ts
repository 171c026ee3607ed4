import { expect } from '@open-wc/testing'
import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { savedFile } from '../../test/browser/saved-file.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { BrandLine } from '../domain/workspaces/brand-line.ts'
import { answers } from './workspaces-in-tests.ts'

const line = (brand: string, more: Partial<BrandLine> = {}): BrandLine => ({
  advertiser: 'Kelpwick',
  market: 'Isles',
  marketCountries: ['GB', 'IE'],
  brand,
  country: 'IE',
  currency: 'GBP',
  categories: ['Food'],
  status: 'LIVE',
  ...more,
})

const FILE = `Advertiser,Market,Countries of the market,Brand,Country,Categories,Status
Kelpwick,Isles,GB; IE,Kelp Bar,IE,Food; Snacks,INACTIVE
Newwick,North,IE,Fresh,Ireland,,Test
Kelpwick,Isles,GB; IE,Lost,DE,,Live`

describe('files of brands', () => {
  const mounted = (tail: string, fetch: Record<string, unknown> = {}) =>
    mountMiniApp('workspace-management', {
      portal: {
        fetch: answering({
          ...answers,
          'GET /api/workspaces/countries': {
            data: ['GB', 'IE', 'DE'].map((code) => ({ code, name: code })),
          },
          'GET /api/workspaces/lines?agency=*after=next': { data: [line('Kelp Bar')], next: null },
          'GET /api/workspaces/lines*': { data: [line('First')], next: 'next' },
          ...fetch,
        }),
      },
      route: { basePath: '/workspace', tail },
    })
  const put = (app: MountedMiniApp) => {
    const input = app.find<HTMLInputElement>('input[type=file]')
    const transfer = new DataTransfer()
    transfer.items.add(new File([FILE], 'brands.csv'))
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const says = (app: MountedMiniApp, text: string) =>
    waitUntil(() => app.find('.import-body').textContent.includes(text), `never said ${text}`)
  const press = (app: MountedMiniApp, name: string) =>
    app
      .findAll('button')
      .find(({ textContent }) => textContent === name)!
      .click()

  it('shows what a file of brands would do, and does it when told to', async () => {
    let sent: unknown
    const fresh = { advertiser: 'Newwick', market: 'North', marketCountries: ['IE'], brand: 'Fresh' }
    const kelp = { advertiser: 'Kelpwick', market: 'Isles', marketCountries: ['GB', 'IE'], brand: 'Kelp Bar' }
    const take = (body: unknown) => {
      sent = body
      return { lines: 2 }
    }
    const app = await mounted('/import', { 'POST /api/workspaces/lines': take })
    await waitUntil(() => app.findAll('input[type=file]').length === 1)
    put(app)
    await says(app, 'Changed: 1')
    press(app, 'Changed: 1')
    await says(app, 'Categories: Food → Food; Snacks')
    await says(app, '1 advertiser is new. 1 market is new.')
    await says(app, '1 brand has a different status here than in the file.')
    press(app, 'Errors: 1')
    await says(app, 'the market works in GB; IE.')
    await checkState(app, ['Advertiser', 'Kelpwick', 'Food', 'GB; IE', 'brands.csv'])
    press(app, 'Import 2 rows')
    await says(app, '2 rows were imported.')
    expect(sent).to.deep.equal({
      agency: 'choreograph',
      lines: [
        { ...fresh, country: 'IE', categories: [], status: 'TEST' },
        { ...kelp, country: 'IE', categories: ['Food', 'Snacks'], status: 'INACTIVE' },
      ],
    })
  })

  it('keeps the preview and says why when the server refuses', async () => {
    const refused = problem(409, 'Conflict', 'Newwick is inactive.')
    const app = await mounted('/import', { 'POST /api/workspaces/lines': refused })
    await waitUntil(() => app.findAll('input[type=file]').length === 1)
    put(app)
    await says(app, 'Changed: 1')
    press(app, 'Import 2 rows')
    await says(app, 'Newwick is inactive.')
  })

  it('writes every brand into a file that can be imported again', async () => {
    const app = await mounted('/')
    await waitUntil(() => app.findAll('.os-page-header [aria-haspopup]').length === 1)
    app.find('.os-page-header [aria-haspopup]').click()
    await waitUntil(() => app.findAll('[role=menuitem]').length === 3)
    const { file } = await savedFile(() => app.findAll('[role=menuitem]')[0]!.click())
    const text = await file.text()
    expect(text).to.include('Countries of the market')
    expect(text.trim().split(/\r?\n/).length).to.equal(3)
  })
})
