import { expect } from '@open-wc/testing'
import { mountMiniApp, type MountedMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { checkState } from '../../../../test/browser/state/check-state.ts'
import { savedFile } from '../../../../test/browser/saved-file.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { island } from '../../bridge/island.tsx'
import { readXlsx } from '../xlsx/read-xlsx.ts'
import { writeXlsx } from '../xlsx/write-xlsx.ts'
import type { ImportRecord } from '../import/read-records.ts'
import type { Foreseen, ImportPlan } from './import-plan.ts'
import { ImportWizard } from './import-wizard.tsx'
import { budgets, fileOf, type Key } from './plan-in-tests.ts'

const GOOD = [
  ['Brand', 'Spend', 'Start date'],
  ['Abelia', 150, new Date('2026-11-23')],
  ['Norvane', 200, null],
  ['Ostra', 7, null],
]
const DATA = ['Brand', 'Spend', 'Start', 'Plan', 'Abelia', 'Norvane', 'Ostra', 'brands', 'twelve', 'soon']

describe('the import wizard', () => {
  let applied: readonly ImportRecord<Key>[] | undefined
  const mount = async (file?: File, sheets: ImportPlan<Key>['sheets'] = 'all') => {
    applied = undefined
    const plan = { ...budgets((records) => void (applied = records)), sheets }
    return mountMiniApp(island(() => <ImportWizard plan={plan} {...(file && { file })} />))
  }
  const body = (app: MountedMiniApp) => app.find('.import-body')
  const says = (app: MountedMiniApp, text: string) =>
    waitUntil(() => body(app).textContent.includes(text), `never said ${text}`)
  const press = (app: MountedMiniApp, name: string) =>
    app
      .findAll('button')
      .find(({ textContent }) => textContent === name)!
      .click()
  const put = (app: MountedMiniApp, file: File) => {
    const input = app.find<HTMLInputElement>('input[type=file]')
    const transfer = new DataTransfer()
    transfer.items.add(file)
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  it('shows what changes field by field, and applies all of it at once when told to', async () => {
    const app = await mount()
    await checkState(app, DATA)
    put(app, fileOf(GOOD))
    await says(app, 'Changed: 1')
    const step = app.element.shadowRoot!.activeElement!
    expect([step.role, step.ariaLabel]).to.deep.equal(['group', 'Review, step 3 of 3'])
    expect(app.find('.import-changes').textContent).to.equal('Spend: 100 → 150Start: empty → 23 Nov 2026')
    expect(applied).to.equal(undefined)
    await checkState(app, [DATA, '23 Nov 2026'])
    press(app, 'Import 2 rows')
    await says(app, '2 rows were imported.')
    expect(applied!.map(({ values }) => values.brand)).to.deep.equal(['Ostra', 'Abelia'])
  })

  it('asks about columns that it is not sure of, and says which required one is missing', async () => {
    const app = await mount(fileOf([['All brands'], ['Marke', 'Net amount'], ['Abelia', 150]]))
    await says(app, 'No column yet for: Spend.')
    await checkState(app, [DATA, 'Marke', 'Net amount', 'All brands'])
    const [, second] = app.findAll<HTMLSelectElement>('tbody select')
    second!.value = 'spend'
    second!.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => !body(app).textContent.includes('No column yet'))
    press(app, 'Review changes')
    await says(app, 'Changed: 1')
  })

  it('says so beside the columns when the file cannot be read any further', async () => {
    const app = await mount(
      fileOf([
        ['Brand', 'Net spend'],
        ['Abelia', 150],
      ]),
    )
    await says(app, 'Please check')
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = () => {
      throw new Error('The worker is gone')
    }
    press(app, 'Review changes')
    await waitUntil(() => app.findAll('[role=alert]').length === 1)
    Worker.prototype.postMessage = postMessage
  })

  it('says that it knows none of the titles, and takes another row for them', async () => {
    const app = await mount(
      fileOf([
        ['Kunde', 'Netto'],
        ['Brand', 'Spend'],
        ['Abelia', 150],
      ]),
    )
    await says(app, 'Changed: 1')
    press(app, 'Back')
    await says(app, 'Row 2')
    const [row] = app.findAll<HTMLSelectElement>('.import-choices select')
    const take = (value: string) => {
      row!.value = value
      row!.dispatchEvent(new Event('change', { bubbles: true }))
    }
    take('0')
    await says(app, 'No column titles were recognized')
    await checkState(app, [DATA, 'Kunde', 'Netto', 'Kunde and Netto', 'Brand and Spend'])
    take('1')
    await waitUntil(() => !body(app).textContent.includes('No title'))
  })

  it('imports the sheet that was chosen, where it takes one', async () => {
    const titles = ['Brand', 'Spend', 'Start date']
    const book = writeXlsx(
      ['First', 'Second', 'Third'].map((name, at) => ({ name, rows: [titles, [name, at, null]] })),
    )
    const app = await mount(new File([book as Uint8Array<ArrayBuffer>], 'budgets.xlsx'), 'one')
    await says(app, 'New: 1')
    press(app, 'Back')
    await says(app, 'Sheet')
    const [sheet] = app.findAll<HTMLSelectElement>('.import-choices select')
    sheet!.value = '1'
    sheet!.dispatchEvent(new Event('change', { bubbles: true }))
    press(app, 'Review changes')
    await says(app, 'New: 1')
    press(app, 'Import 1 row')
    await says(app, '1 row was imported.')
    expect(applied!.map(({ values }) => values.brand)).to.deep.equal(['Second'])
  })

  it('names each wrong cell, leaves its row out, and gives the errors as a file', async () => {
    const app = await mount(fileOf([...GOOD, ['Palm', 'twelve', 'soon']]))
    await says(app, 'Please check')
    press(app, 'Review changes')
    await says(app, 'Errors: 2')
    await says(app, '“twelve” is not a number.')
    expect(app.findAll('tbody th').map(({ textContent }) => textContent)).to.deep.equal(['B5', 'C5'])
    await checkState(app, DATA)
    const { file } = await savedFile(() => press(app, 'Download errors'))
    const [sheet] = readXlsx(new Uint8Array(await file.arrayBuffer()))
    expect(sheet!.rows[1]).to.deep.equal(['B5', 'Spend', '“twelve” is not a number.'])
    press(app, 'Import 2 rows')
    await says(app, '2 rows were imported.')
    expect(applied!.map(({ row }) => row)).to.deep.equal([4, 2])
  })

  it('says of each row what becomes of it, though a quotation mark is stray', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => `Brand ${at},${at}`)
    rows[50] = '"Bobby" Tables,7'
    const app = await mount(new File([['Brand,Spend', ...rows].join('\n')], 'budgets.csv'))
    await says(app, 'The file has 300 rows below the titles.')
    await says(app, 'New: 299')
    expect(body(app).querySelector('[role=status]')!.textContent).to.contain(
      '1 row has errors and is left out.',
    )
    await says(app, '“"Bobby" Tables” has an unmatched quotation mark.')
    press(app, 'Import 299 rows')
    await says(app, '299 rows were imported.')
  })

  it('keeps a file of which the server could not say what it would do, and asks again', async () => {
    const answers: ((foreseen: Foreseen<Key>) => void)[] = []
    let asked = 0
    const plan: ImportPlan<Key> = {
      ...budgets(() => {}),
      ask: () =>
        asked++ === 0
          ? Promise.reject(new TypeError('Failed to fetch'))
          : new Promise((answer) => answers.push(answer)),
    }
    const app = await mountMiniApp(island(() => <ImportWizard plan={plan} file={fileOf(GOOD)} />))
    await says(app, 'The server could not be reached')
    await checkState(app, [DATA, 'Start date'])
    app
      .findAll('button')
      .find(({ textContent }) => textContent === 'Try again')!
      .focus()
    press(app, 'Try again')
    await waitUntil(() => answers.length === 1)
    expect(app.element.shadowRoot!.activeElement === body(app)).to.equal(true)
    answers[0]!({ notes: () => [] })
    await says(app, 'Changed: 1')
  })

  it('says while the server is asked that the file is being checked, no longer that it is read', async () => {
    const plan: ImportPlan<Key> = { ...budgets(() => {}), ask: () => new Promise(() => {}) }
    const app = await mountMiniApp(island(() => <ImportWizard plan={plan} file={fileOf(GOOD)} />))
    await says(app, 'Checking what budgets.xlsx would change')
    press(app, 'Cancel')
    await waitUntil(() => app.findAll('input[type=file]').length === 1)
  })

  it('says in words why a file cannot be read, and takes another', async () => {
    const app = await mount(new File(['%PDF-1.7'], 'brief.pdf'))
    await says(app, 'This is not a spreadsheet')
    await checkState(app, DATA)
    put(app, fileOf(GOOD))
    await says(app, 'Changed: 1')
  })
})
