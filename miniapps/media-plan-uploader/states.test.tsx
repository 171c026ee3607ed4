import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { opened, press, says, setVendor, UPLOADED, uploaderInTests } from './upload-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()
/** Texts of the vendors' files, and how locales write numbers and days. */
const OF_FILES = [
  'funkhaus-nord.xlsx',
  'Radio Nord',
  'Welle Küste',
  'zzgl. 19 % MwSt.',
  'Spot 30',
  'Sender',
  'Gattung',
  'Werbeform',
  'von',
  'bis',
  'Spots',
  'Einzelpreis',
  'Netto gesamt',
  'Radio',
  'Welle',
  'Stadtfunk',
  'Spot 20',
  'Tandemspot',
  'Patronat',
  'Funkhaus',
  'Zwischensumme',
  'Gesamtsumme',
  'zzgl',
  'auf Anfrage',
  'EUR',
  'GBP',
  '1.234,56',
  '1,234.56',
  'RADIO',
  'and',
]

describe('the states of the plans uploader', () => {
  const context = { tenant: inLookOf('msix') }

  for (const mayNot of [false, true])
    it(`says what would be here while there is nothing, ${mayNot ? 'and that one may not' : 'and how to begin'}`, async () => {
      const { app } = await uploaderInTests({ context, mayNot })
      await says(app, 'No plans uploaded yet')
      await checkState(app)
    })

  it('says what went wrong, and offers to try again', async () => {
    const app = await mountMiniApp('media-plan-uploader', {
      context,
      portal: { fetch: answering({ 'GET *': problem(500, 'Something went wrong') }) },
      route: { basePath: '/brands/b2/campaigns/custom', params: { brandId: 'b2' }, tail: '/' },
    })
    await waitUntil(() => app.findAll('[role=alert] button')[0]?.textContent === 'Try again')
    await checkState(app)
  })

  it('lists uploads with long names, without a total, and of a plan that is gone', async () => {
    const uploads = [
      { ...UPLOADED, fileName: `${LONG}.xlsx`, vendor: LONG },
      { ...UPLOADED, id: 'other', inserted: 0, updated: 1, missing: 2, difference: null, plan: null },
    ]
    const { app } = await uploaderInTests({ context, uploads })
    await waitUntil(() => app.findAll('tbody tr').length === 2)
    await checkState(app)
  })

  it('takes a file or pasted cells', async () => {
    const { app } = await uploaderInTests({ context, tail: '/new' })
    await waitUntil(() => app.findAll('textarea').length === 1)
    await checkState(app)
  })

  it('proposes columns of a file that came before', async () => {
    const { app } = await opened('funkhaus-nord.xlsx', { context, known: UPLOADED })
    await says(app, 'This file was uploaded before')
    await checkState(app, OF_FILES)
  })

  it('shows what is to be mended, what the file adds up to, and that it is done', async () => {
    const { app } = await opened('funkhaus-nord.xlsx', { context })
    setVendor(app, 'Funkhaus Nord')
    await press(app, 'Read the lines')
    await says(app, '2 cells cannot be imported')
    await checkState(app, OF_FILES)
    await press(app, 'Leave out: Row 14')
    await press(app, 'Leave out: Row 20')
    await press(app, 'Check the totals')
    await says(app, 'Left out by you')
    await checkState(app, OF_FILES)
    await press(app, /^Import \d+ lines$/)
    await says(app, 'Imported: Northlight')
    await checkState(app, ['Northlight', 'funkhaus-nord.xlsx'])
  })
})
