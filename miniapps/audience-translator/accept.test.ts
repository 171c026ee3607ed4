import { expect } from '@open-wc/testing'
import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { enter } from '../../test/browser/enter.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { basketPath } from '../domain/taxonomies/translation.ts'
import {
  candidatesOf,
  counted,
  openTranslation,
  TAXONOMY_IN_TESTS,
  translationInTests,
} from './translation-app-in-tests.ts'

const named = (app: MountedMiniApp, name: string, within = '') =>
  app
    .findAll<HTMLButtonElement>(`${within} button`)
    .find((each) => (each.ariaLabel ?? each.textContent) === name)!
const press = (button: HTMLElement) => {
  button.focus()
  button.click()
}
const rowOf = (app: MountedMiniApp, name: string) =>
  app.findAll('.translation-candidates tbody tr').find(({ textContent }) => textContent.includes(name))
    ?.textContent ?? ''
const totals = (app: MountedMiniApp) => app.find('.translation-basket .os-facts').textContent

describe('audience translator', () => {
  it('lists the translations of the brand, and the taxonomies beside them', async () => {
    const app = await mountMiniApp('audience-translator', translationInTests().mounted())
    await waitUntil(() => app.findAll('tbody a, .os-grid-rows a').length === 1)
    expect(app.findAll('nav a').map(({ textContent }) => textContent)).to.include.members([
      'Translations',
      'Taxonomies',
    ])
  })

  it('shows segments that are precise enough, with what a thousand of the right people cost', async () => {
    const { app } = await openTranslation()
    await counted(app)
    const [first] = candidatesOf(app)
    expect(['Viewers', 'Viewers from 65']).to.include(first)
    expect(candidatesOf(app)).not.to.include('Viewers to 24')
    expect(app.find('.translation-candidates').textContent).to.contain(
      '1 segment is below the least precision.',
    )
    const [, precision, cpm, trueCpm] =
      /(\d+)%.*£(\d\.\d\d)£(\d\.\d\d)/.exec(rowOf(app, 'Viewers from 65')) ?? []
    expect(Number(trueCpm)).to.be.closeTo((Number(cpm) * 100) / Number(precision), 0.06)
    expect(Number(cpm)).to.equal(4)
  })

  it('[Translator 2] lets a lower precision in, and keeps it with the translation', async () => {
    const { app, value } = await openTranslation()
    await counted(app)
    const field = app.find<HTMLInputElement>('[data-path=floor] input')
    field.focus()
    field.select()
    document.execCommand('insertText', false, '5')
    field.blur()
    await waitUntil(() => value('floor') === 0.05)
    await waitUntil(() => candidatesOf(app).includes('Viewers to 24'))
  })

  it('adds up a basket of any or of all segments, and takes one out again', async () => {
    const { app, value } = await openTranslation()
    await counted(app)
    press(named(app, 'In the basket: Viewers', '.translation-candidates'))
    press(named(app, 'In the basket: Viewers from 65', '.translation-candidates'))
    await waitUntil(
      () => value(basketPath('viewers')) === 'viewers' && value(basketPath('older')) === 'older',
    )
    await waitUntil(() => app.findAll('.translation-basket .os-facts').length === 1)
    const any = totals(app)
    app.find<HTMLInputElement>('.translation-basket input[type=radio][value=all]').click()
    await waitUntil(() => value('join') === 'all')
    await waitUntil(() => totals(app) !== any)
    expect(totals(app)).to.contain('£4.00')
    press(named(app, 'In the basket: Viewers', '.translation-basket'))
    await waitUntil(() => value(basketPath('viewers')) === null)
  })

  it('proposes the segments that reach most of the audience together', async () => {
    const { app, value } = await openTranslation()
    await counted(app)
    press(named(app, 'Propose a basket'))
    await waitUntil(() => value(basketPath('viewers')) === 'viewers', 'Nothing proposed', { timeout: 8000 })
    expect(value(basketPath('older')), 'it reaches nobody further').to.equal(undefined)
  })

  it('[Translator 5] infers a leaf without a bridge from its name, without figures, and proposes its parent', async () => {
    const { app, value } = await openTranslation()
    await counted(app)
    const like = app.findAll('.translation-like li')
    expect(like).to.have.length(1)
    expect(like[0]!.textContent)
      .to.match(
        /Heavy viewers: in market.*like “Heavy viewers”.*Inferred.*Its parent is known: Viewers, precision \d+%/,
      )
      .and.not.contain('£')
    press(named(app, 'In the basket: Heavy viewers: in market', '.translation-like'))
    await waitUntil(() => value(basketPath('heavy')) === 'heavy')
    await waitUntil(() => app.findAll('.translation-uncounted').length === 1)
    expect(app.find('.translation-uncounted').textContent).to.contain('Viewers, precision')
    expect(app.find('.translation-basket').textContent).to.contain(
      '1 segment without figures counts in no total.',
    )
  })

  it('names segments of the basket that the taxonomy no longer has, and takes them out', async () => {
    const { app, value } = await openTranslation({
      fields: { [basketPath('viewers')]: 'viewers', [basketPath('lost-1')]: 'lost-1' },
    })
    await counted(app)
    await waitUntil(() => app.findAll('.translation-gone li').length === 1)
    expect(app.find('.translation-gone').textContent).to.match(/1 segment is not in version 1.*lost-1/)
    press(named(app, 'In the basket: lost-1', '.translation-gone'))
    await waitUntil(() => value(basketPath('lost-1')) === null)
    await waitUntil(() => app.findAll('.translation-gone').length === 0)
    expect(app.element.shadowRoot!.activeElement?.id).to.equal('basket')
  })

  it('keeps the focus in the basket, and its last totals, when a segment is taken out', async () => {
    const { app } = await openTranslation({
      fields: { [basketPath('viewers')]: 'viewers', [basketPath('older')]: 'older' },
    })
    await counted(app)
    await waitUntil(() => app.findAll('.translation-basket .os-facts').length === 1)
    press(named(app, 'In the basket: Viewers from 65', '.translation-basket'))
    await waitUntil(() => app.findAll('.translation-basket tbody tr').length === 1)
    expect(app.findAll('.translation-basket .os-facts')).to.have.length(1)
    expect(app.element.shadowRoot!.activeElement?.ariaLabel).to.equal('In the basket: Viewers')
  })

  it('finds nodes by their names, those without a bridge too', async () => {
    const { app } = await openTranslation()
    await counted(app)
    enter(app.find<HTMLInputElement>('.translation-find input[type=search]'), 'market')
    await waitUntil(() => app.findAll('.translation-like li').length === 1)
    await waitUntil(() => candidatesOf(app).length === 0)
  })

  it('offers a newer version of the taxonomy, and changes nothing until it is taken', async () => {
    const { app, value } = await openTranslation({ taxonomy: { ...TAXONOMY_IN_TESTS, latest: 2 } })
    await counted(app)
    expect(app.find('.newer').textContent).to.contain('Version 2').and.contain('version 1')
    press(app.find('.newer button'))
    await waitUntil(() => (value('pins/taxonomy') as { version: number }).version === 2)
  })

  it('is read without the permission to translate, and changed by nobody', async () => {
    const { app } = await openTranslation({ permissions: ['MXMZ_DATA_SOURCES_ACCESS'] })
    await counted(app)
    expect(named(app, 'Propose a basket')).to.equal(undefined)
    expect(named(app, 'In the basket: Viewers')).to.equal(undefined)
  })

  it('[Translator 6] imports a file but for loops and twin ids, which are named by row', async () => {
    const { imported, mounted } = translationInTests()
    const app = await mountMiniApp('audience-translator', mounted('/taxonomies'))
    await waitUntil(() => app.findAll('tbody tr').length === 1)
    press(named(app, 'Import a taxonomy'))
    await waitUntil(() => app.findAll('dialog input').length > 0)
    enter(app.find<HTMLInputElement>('dialog .import-about input'), 'Own')
    await waitUntil(() => app.findAll('dialog input[type=file]').length === 1)
    const text = [
      'id,parent,name,cpm,bridge',
      'a,,All,,',
      'b,a,Viewers,3.5,tv = 1',
      'a,,Again,,',
      'c,c,Loop,,',
    ]
    const transfer = new DataTransfer()
    transfer.items.add(new File([text.join('\n')], 'own.csv'))
    const input = app.find<HTMLInputElement>('dialog input[type=file]')
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    const said = () => app.find('dialog').textContent
    await waitUntil(() => said().includes('Errors: 2') || named(app, 'Review changes'), 'Not read', {
      timeout: 8000,
    })
    if (!said().includes('Errors: 2')) press(named(app, 'Review changes'))
    await waitUntil(() => said().includes('Errors: 2'))
    expect(said()).to.contain('Row 2 has this id already.').and.contain('Its parents lead in a circle.')
    press(named(app, 'Import 2 rows'))
    await waitUntil(() => imported.length === 1)
    const [{ name, rows, dataset, scope }] = imported as [(typeof imported)[number]]
    expect([name, dataset, scope]).to.deep.equal(['Own', 'survey-2026', 'brand'])
    expect(rows.map(({ id, parent, cpm, bridge }) => [id, parent, cpm, bridge])).to.deep.equal([
      ['a', '', null, ''],
      ['b', 'a', 350, 'tv = 1'],
    ])
  })
})
