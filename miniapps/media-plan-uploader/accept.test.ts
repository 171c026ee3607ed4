import { expect } from '@open-wc/testing'
import { savedFile } from '../../test/browser/saved-file.ts'
import { enter } from '../../test/browser/enter.ts'
import type { MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { FUNKHAUS_MENDED } from '../../test/vendor-files/funkhaus-nord.ts'
import { readXlsx } from '../kit/exchange/xlsx/read-xlsx.ts'
import type { UploadInput } from '../domain/uploads/upload-input.ts'
import type { HeldOfVendor } from '../domain/uploads/wire.ts'
import {
  choose,
  opened,
  pasted,
  PLAN,
  press,
  put,
  says,
  setVendor,
  UPLOADED,
  uploaderInTests,
} from './upload-in-tests.ts'

const HEADINGS = ['Site', 'Start', 'End', 'Net']
const rowsOf = (app: MountedMiniApp) =>
  app.findAll('tbody tr').map((row) => Array.from(row.children, ({ textContent }) => textContent))

/** Imported once, as the server would hold it. */
const heldOf = (input: UploadInput): HeldOfVendor => ({
  template: {
    columns: input.columns,
    locale: input.locale,
    currency: input.currency,
    touchpoints: input.touchpoints,
  },
  held: {
    plan: PLAN,
    world: {
      vendor: input.vendor,
      currency: input.currency,
      market: input.market,
      touchpoints: input.touchpoints,
      unit: input.unit,
      rateType: input.rateType,
    },
    lines: input.lines.map((values, at) => ({ id: `line-${at}`, values })),
  },
})

const imported = async (file: File | string) => {
  const { app, sent } = await opened(file)
  setVendor(app, 'Sky')
  await press(app, 'Read the lines')
  await says(app, 'Totals')
  await press(app, /^Import \d+ lines?$/)
  await says(app, 'Imported: Northlight: spring')
  return sent[0]!
}

describe('plans uploader', () => {
  it('lists what was uploaded: file, vendor, by whom, lines, changes and plan', async () => {
    const { app } = await uploaderInTests({ uploads: [UPLOADED] })
    await says(app, 'northlight-video.xlsx')
    const [row] = rowsOf(app)
    expect(row!.join(' | ')).to.match(
      /northlight-video\.xlsx \| Northlight Video \| 3 Feb 2026.* \| Ada Lovelace \| 20 \| 20 new lines \| £99,999\.99 \| £0\.01 \| Northlight: spring/,
    )
    expect(app.find<HTMLAnchorElement>('tbody a').getAttribute('href')).to.equal('/mtv/mpl/plan-1')
  })

  it('[Plans uploader 1] finds the headings in row 5 under a logo, and says how alike each column is', async () => {
    const { app } = await opened('northlight-video.xlsx')
    const header = [...app.findAll<HTMLSelectElement>('select')].find(({ value }) => value === '5')
    expect(header!.selectedOptions[0]!.textContent).to.contain('Row 5: Site, Placement')
    expect(rowsOf(app).map((row) => row.at(-1))).to.deep.equal(Array.from({ length: 9 }, () => '100%'))
    expect(app.findAll<HTMLSelectElement>('tbody select').map(({ value }) => value)).to.deep.equal([
      'property',
      'placement',
      'touchpoint',
      'rateType',
      'start',
      'end',
      'rate',
      'quantity',
      'net',
    ])
  })

  it('[Plans uploader 2] reads "1.234,56" in a German file, and names it as an error in a British one', async () => {
    const file = pasted([HEADINGS, ['Sky One', '01.03.2026', '31.03.2026', '1.234,56']])
    const { app, sent } = await opened(file)
    setVendor(app, 'Sky')
    const german = app.find<HTMLInputElement>('input[type=radio][value=de-DE]')
    expect(german.checked).to.equal(true)
    app.find<HTMLInputElement>('input[type=radio][value=en-GB]').click()
    await waitUntil(() => !german.checked)
    choose(app, 'tbody tr:nth-child(4) select', 'net') // no British number, so no match
    await press(app, 'Read the lines')
    await says(app, 'No number can be read here.')
    expect(app.element.shadowRoot!.textContent).to.contain('Write it as 1,234.56')
    await press(app, 'Back')
    await says(app, 'Columns of the file')
    app.find<HTMLInputElement>('input[type=radio][value=de-DE]').click()
    await waitUntil(() => app.find<HTMLInputElement>('input[type=radio][value=de-DE]').checked)
    await waitUntil(() => app.find<HTMLSelectElement>('tbody tr:nth-child(4) select').value === 'net')
    await press(app, 'Read the lines')
    await press(app, 'Import 1 line')
    await waitUntil(() => sent.length === 1)
    expect(sent[0]!.lines[0]!['net']).to.equal(123_456)
  })

  it('[Plans uploader 3] reads "03/04/2026" as 3 April, and as 4 March once the file is American', async () => {
    const file = pasted([HEADINGS, ['Sky One', '03/04/2026', '05/06/2026', '10.00']])
    expect((await imported(file)).lines[0]!['start']).to.equal('2026-04-03')
    const { app, sent } = await opened(file)
    setVendor(app, 'Sky')
    app.find<HTMLInputElement>('input[type=radio][value=en-US]').click()
    await waitUntil(() => app.find<HTMLInputElement>('input[type=radio][value=en-US]').checked)
    await press(app, 'Read the lines')
    await press(app, 'Import 1 line')
    await waitUntil(() => sent.length === 1)
    expect(sent[0]!.lines[0]!['start']).to.equal('2026-03-04')
  })

  it('[Plans uploader 4] says the penny between 99,999.99 and 100,000.00', async () => {
    const { app } = await opened('northlight-video.xlsx')
    setVendor(app, 'Northlight Video')
    await press(app, 'Read the lines')
    await says(app, 'the lines add up to £99,999.99')
    expect(app.element.shadowRoot!.textContent).to.contain(
      '“Grand total” in row 31 says £100,000.00, its lines add up to £99,999.99: £0.01 more than the lines.',
    )
  })

  it('[Plans uploader 5] says "No changes" of the same file, and one update of one cell', async () => {
    const rows = [
      HEADINGS,
      ['One', '01/03/2026', '31/03/2026', '10.00'],
      ['Two', '01/03/2026', '31/03/2026', '20.00'],
    ]
    const held = heldOf(await imported(pasted(rows)))
    const again = async (lines: readonly (readonly string[])[]) => {
      const { app } = await opened(pasted(lines), { held, known: { ...UPLOADED, vendor: 'Sky' } })
      await says(app, 'This file was uploaded before, by Ada Lovelace')
      await press(app, 'Read the lines')
      await says(app, 'Update the plan “Northlight: spring”')
      return app
    }
    const same = await again(rows)
    await says(same, 'No changes')
    expect(same.findAll<HTMLButtonElement>('.import-actions button').at(-1)!.disabled).to.equal(true)
    await says(await again(rows.with(2, ['Two', '01/03/2026', '31/03/2026', '21.00'])), '1 changed')
    const fewer = await again(rows.slice(0, 2))
    await says(fewer, 'Remove Two · 2026-03-01')
  })

  it('[Plans uploader 6] keeps formulas as text, and writes them as text', async () => {
    const file = pasted([HEADINGS, ['=1+1', '01/03/2026', '31/03/2026', '=2*3']])
    const { app, sent } = await opened(file)
    setVendor(app, 'Sky')
    choose(app, 'tbody tr:nth-child(4) select', 'net')
    await press(app, 'Read the lines')
    await says(app, 'This is a formula without a value.')
    const { file: saved } = await savedFile(() => press(app, 'Download errors'))
    const [sheet] = readXlsx(new Uint8Array(await saved.arrayBuffer()))
    expect([sheet!.rows[1]!.slice(0, 3), sheet!.formulas]).to.deep.equal([['D2', 'Net cost', '=2*3'], 0])
    enter(app.find<HTMLInputElement>('tbody input'), '6.00')
    await press(app, 'Apply')
    await press(app, 'Check the totals')
    await press(app, 'Import 1 line')
    await waitUntil(() => sent.length === 1)
    expect(sent[0]!.lines[0]).to.deep.include({ property: '=1+1', net: 600 })
  })

  it('mends cells in place below headings in two rows, and then agrees with the totals', async () => {
    const { app, sent } = await opened('funkhaus-nord.xlsx')
    setVendor(app, 'Funkhaus Nord')
    choose(app, '.import-choices select', 'EUR')
    await press(app, 'Read the lines')
    await says(app, '2 cells cannot be imported')
    expect(rowsOf(app).map((row) => row.slice(0, 2).join(', '))).to.deep.equal([
      'Row 14 Welle Küste, Ends',
      'Row 20 Stadtfunk 101, Net cost',
    ])
    for (const text of [FUNKHAUS_MENDED.end, FUNKHAUS_MENDED.net]) {
      const before = rowsOf(app).length
      enter(app.find<HTMLInputElement>('tbody input'), text)
      await press(app, 'Apply')
      await waitUntil(() => rowsOf(app).length < before)
    }
    await waitUntil(() => app.asked.filter(({ what }) => what === 'announce').length === 2)
    await press(app, 'Check the totals')
    await says(app, 'All 4 totals of the file say the same.')
    await says(app, '5 rows are not lines')
    await press(app, 'Import 12 lines')
    await waitUntil(() => sent.length === 1)
    expect(sent[0]!).to.deep.include({
      vendor: 'Funkhaus Nord',
      locale: 'de-DE',
      currency: 'EUR',
      difference: 0,
      leftOut: 5,
    })
    expect(sent[0]!.touchpoints).to.deep.equal({ Radio: 'RADIO' })
  })

  it('leaves a row out that is not to be mended, and lists it', async () => {
    const { app, sent } = await opened('stellar-outdoor.xlsx')
    setVendor(app, 'Stellar')
    await press(app, 'Read the lines')
    await says(app, 'This is a formula without a value.')
    await press(app, 'Leave out: Row 10')
    await says(app, 'Every cell can be imported')
    await press(app, 'Check the totals')
    await says(app, 'Left out by you')
    await press(app, 'Import 11 lines')
    await waitUntil(() => sent.length === 1)
    expect(sent[0]!.locale).to.equal('en-US')
  })

  it('reads a vendor’s file as the last one, by what is remembered of it in this brand', async () => {
    const columns = { Site: 'property', Start: 'start', End: 'end', Net: '', Fee: 'net' } as const
    const template = { columns, locale: 'de-DE', currency: 'CHF', touchpoints: {} } as const
    const file = pasted([
      [...HEADINGS, 'Fee'],
      ['One', '01.03.2026', '31.03.2026', '10', '7'],
    ])
    const { app } = await opened(file, { held: { template, held: null } })
    setVendor(app, 'Sky')
    await waitUntil(() => app.findAll<HTMLSelectElement>('tbody select')[4]!.value === 'net')
    expect(app.findAll<HTMLSelectElement>('tbody select')[3]!.value).to.equal('')
    expect(app.find<HTMLSelectElement>('.import-choices select').value).to.equal('CHF')
  })

  it('refuses 5,001 lines, wrong columns and a file over 5 MB by name', async () => {
    const many = Array.from({ length: 5001 }, (_, at) => [`Site ${at}`, '01/03/2026', '31/03/2026', '1.00'])
    const { app } = await opened(pasted([HEADINGS, ...many]))
    setVendor(app, 'Sky')
    await press(app, 'Read the lines')
    await says(app, 'The sheet has 5001 lines, and a plan holds 5000.')
    const { app: wrong } = await opened(
      pasted([
        ['Site', 'Net'],
        ['One', '1.00'],
      ]),
    )
    await says(wrong, 'No column yet for: Starts and Ends.')
    const { app: large } = await uploaderInTests({ tail: '/new' })
    await waitUntil(() => large.findAll('input[type=file]').length === 1)
    put(large, new File([new Uint8Array(5_000_001)], 'large.xlsx'))
    await says(large, 'large.xlsx is too large')
  })

  it('says why an import was refused, keeps all that was decided, and sends the same one again', async () => {
    const refused = Response.json(
      {
        type: 'about:blank',
        title: 'No draft',
        status: 409,
        code: 'upload-plan-closed',
        detail: 'The plan is no draft.',
      },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    )
    const { app, sent } = await opened('harbour-radio.tsv', { answer: refused })
    setVendor(app, 'Harbour')
    await press(app, 'Read the lines')
    await press(app, 'Import 3 lines')
    await says(app, 'The plan is no draft.')
    await press(app, 'Import 3 lines')
    await waitUntil(() => sent.length === 2)
    expect(sent[1]).to.deep.equal(sent[0])
  })

  it('shows no button to people without the permission, on the list and on the page', async () => {
    const { app } = await uploaderInTests({ mayNot: true, uploads: [UPLOADED] })
    await says(app, 'northlight-video.xlsx')
    expect(app.element.shadowRoot!.textContent).not.to.contain('Upload a vendor’s plan')
    const { app: page } = await uploaderInTests({ mayNot: true, tail: '/new' })
    await says(page, 'You may not upload plans')
    expect(page.findAll('input').length).to.equal(0)
  })
})
