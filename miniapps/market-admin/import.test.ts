import { expect } from '@open-wc/testing'
import { answering } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { answers, IMPACT } from './markets-in-tests.ts'

const FILE = `Code,Market,Status,Audience-as-a-service,Currency,Media covered by curves,Datasets,Number locale
BE,Belgium,live,no,EUR,0.9,Panel 2026; Census,
DE,Germany,Live,yes,EUR,0.9,Panel 2026,
PT,Portugal,Test,yes,Euro,0.9,Panel 2026,
XX,Nowhere,Live,yes,EUR,0.9,Panel 2026,`

interface Sent {
  lines: unknown
  dryRun: boolean
}

it('shows what a file of markets changes, row by row, and who feels it, before anything is done', async () => {
  const sent: Sent[] = []
  const take = ({ lines, dryRun }: Sent) => {
    sent.push({ lines, dryRun })
    return { data: IMPACT }
  }
  const app = await mountMiniApp('market-admin', {
    portal: { fetch: answering({ ...answers, 'POST /api/markets/lines': take }) },
    route: { basePath: '/market-admin', path: '/market-admin/panel/import', tail: '/panel/import' },
  })
  await waitUntil(() => app.findAll('[type=file]').length === 1)
  const transfer = new DataTransfer()
  transfer.items.add(new File([FILE], 'markets.csv'))
  const input = app.find<HTMLInputElement>('[type=file]')
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  const says = (text: string) => waitUntil(() => app.find('.import-body').textContent.includes(text), text)
  await says('Affects 3 apps. 42 people work for brands in these markets.')
  await says('2 rows have errors and are left out.')
  const belgium = { status: 'live', caas: false, datasets: ['Panel 2026', 'Census'] }
  expect(sent).to.deep.equal([{ lines: [{ code: 'BE', changes: belgium }], dryRun: true }])
  app
    .findAll('button')
    .find(({ textContent }) => textContent === 'Import 1 row')!
    .click()
  await says('1 row was imported.')
  expect(sent.at(-1)).to.deep.equal({ lines: [{ code: 'BE', changes: belgium }], dryRun: false })
})
