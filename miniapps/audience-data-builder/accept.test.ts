import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { enter } from '../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { addressOf } from '../kit/audience/survey-in-tests.ts'
import { crosstabInTests, FIELDS, figures, openCrosstab } from './crosstab-in-tests.ts'

const button = (app: MountedMiniApp, text: string) =>
  app.findAll<HTMLButtonElement>('button').find((each) => (each.ariaLabel ?? each.textContent) === text)!
const titles = (app: MountedMiniApp, side: 'Rows' | 'Columns') =>
  app.findAll(`.lines-box[aria-label=${side}] li > span:first-child`).map(({ textContent }) => textContent)
const press = async (...keys: readonly string[]) => {
  for (const each of keys) await sendKeys({ press: each })
}
const find = async (app: MountedMiniApp, text: string) => {
  const field = app.find<HTMLInputElement>('.os-frame input')
  field.focus()
  enter(field, text)
  await waitUntil(() => app.find('.os-frame output').textContent.includes('found'))
}

describe('crosstabs', () => {
  it('are listed, and lead to each', async () => {
    const app = await mountMiniApp('audience-data-builder', crosstabInTests().mounted())
    await waitUntil(() => app.findAll('.os-grid-rows a, tbody a').length === 1)
    expect(app.find('.os-grid-rows a, tbody a').getAttribute('href')).to.equal('/adb/crosstab/one')
  })

  it('are made, and lead to the new one', async () => {
    const { documents, mounted } = crosstabInTests()
    const app = await mountMiniApp('audience-data-builder', mounted())
    await waitUntil(() => app.findAll('h1').length === 1)
    button(app, 'New crosstab').click()
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
    const id = [...documents.documents.keys()].find((each) => each !== 'one')!
    expect(app.asked.find(({ what }) => what === 'navigate')!.with[0]).to.equal(`/adb/crosstab/${id}`)
  })
})

describe('a crosstab', () => {
  it('is built without a mouse', async () => {
    const { app, fields } = await openCrosstab()
    await find(app, 'sex')
    await press('ArrowDown', 'Shift+Enter')
    await waitUntil(() => titles(app, 'Columns').length === 2)
    await find(app, 'handed')
    await press('ArrowDown', 'Control+Enter')
    await waitUntil(() => figures(app).length >= 2)
    expect(titles(app, 'Rows')[0]).to.match(/: /)
    expect(fields()['dataset']!.value, 'kept with the first change').to.equal('survey-2026')
    await waitUntil(() =>
      app.asked.some(
        ({ what, with: [text] }) => what === 'announce' && /lines added: Columns/.test(String(text)),
      ),
    )
  })

  it('stays, with the focus in it, while another survey is loaded', async () => {
    const { documents, mounted } = crosstabInTests(FIELDS)
    const { portal, ...options } = mounted('/crosstab/one')
    let isAsked = false
    const fetch: typeof globalThis.fetch = (input, init) => {
      isAsked ||= addressOf(input).includes('/survey-2026/2')
      return isAsked ? new Promise(() => {}) : portal!.fetch!(input, init)
    }
    const app = await mountMiniApp('audience-data-builder', { ...options, portal: { fetch } })
    await waitUntil(() => figures(app).length === 2)
    const field = app.find('.os-frame input')
    field.focus()
    documents.setAs('Grace', 'one', { version: 2 })
    await waitUntil(() => isAsked)
    expect(app.element.shadowRoot!.activeElement).to.equal(field)
    expect(figures(app).length).to.equal(2)
  })

  it('shows figures of its cells, and those of all people at the foot', async () => {
    const { app } = await openCrosstab(FIELDS, { people: 2000 })
    await waitUntil(() => figures(app).length === 2)
    const [[name, n, share]] = figures(app) as [string[]]
    expect(name).to.equal('Heavy television')
    expect(Number(n!.replace(',', ''))).to.be.within(200, 600)
    expect(share).to.match(/\d\d\.\d$/)
    const foot = app.findAll('.os-grid-foot [role=gridcell]').map(({ textContent }) => textContent)
    expect(foot.slice(1, 3)).to.deep.equal(['100.0', '100'])
    expect(app.find('.os-grid-over').textContent).to.match(/A · Men \(n [\d,]+\)/)
    expect(app.find('.crosstab-notes').textContent).to.contain('No adjustment')
  })

  it('[Crosstab 3] has another index with another comparison and the same universe; another base changes both', async () => {
    const { app, documents } = await openCrosstab(
      { ...FIELDS, 'measures/n': null, 'measures/column': null, 'measures/universe': true },
      { people: 2000 },
    )
    await waitUntil(() => figures(app).length === 2)
    const before = figures(app)[0]!
    documents.setAs('Grace', 'one', { comparison: 'sex = 2' })
    await waitUntil(() => figures(app)[0]?.[2] !== before[2])
    expect(figures(app)[0]![1]).to.equal(before[1])
    const compared = figures(app)[0]!
    documents.setAs('Grace', 'one', { comparison: null, base: 'age <= 40' })
    await waitUntil(() => figures(app)[0]?.[1] !== before[1] && figures(app)[0]?.[2] !== compared[2])
  })

  it('[Crosstab 6] hides what stands for fewer than ten, on the screen as in the answer', async () => {
    const fields = {
      ...FIELDS,
      'rows/tv': null,
      'rows/few': { title: 'Few', rule: 'tv = 1 AND age BETWEEN 16 AND 18', order: 0, net: false },
    }
    const { app } = await openCrosstab(fields, { people: 400 })
    await waitUntil(() => figures(app).length === 2)
    expect(figures(app).find(([name]) => name === 'Few')).to.include('hidden')
    expect(JSON.stringify(app.answers)).to.contain('null')
    expect(app.find('.crosstab-notes').textContent).to.contain('Hidden figures stand for too few people')
  })

  it('[Crosstab 8] marks figures of what was asked before, and never shows them with newer lines', async () => {
    const { app, documents, survey } = await openCrosstab(FIELDS)
    await waitUntil(() => figures(app).length === 2)
    const answer = survey.answer
    let go = () => {}
    survey.answer = async (...asked) => {
      await new Promise<void>((resolve) => (go = resolve))
      return answer(...asked)
    }
    documents.setAs('Grace', 'one', { 'rows/tv': null, base: 'sex = 1' })
    await waitUntil(() =>
      app.find('.crosstab-bar [role=status]').textContent.includes('before the last change'),
    )
    expect(figures(app).map(([name]) => name)).to.deep.equal(['Heavy television', 'Left-handed'])
    for (const name of ['Copy the table', 'Export']) expect(button(app, name).disabled, name).to.equal(true)
    survey.answer = answer
    go()
    await waitUntil(() => figures(app).length === 1)
    expect(app.find('.crosstab-bar [role=status]').textContent).to.equal('')
    for (const name of ['Copy the table', 'Export']) expect(button(app, name).disabled, name).to.equal(false)
  })

  it('moves, changes and removes lines by keys, and keeps the focus among them', async () => {
    const { app, fields } = await openCrosstab(FIELDS)
    await waitUntil(() => titles(app, 'Rows').length === 2)
    button(app, 'Actions for Left-handed').focus()
    await press('Alt+ArrowUp')
    await waitUntil(() => titles(app, 'Rows')[0] === 'Left-handed')
    await press('Delete')
    await waitUntil(() => titles(app, 'Rows').length === 1)
    expect(app.element.shadowRoot!.activeElement).to.equal(button(app, 'Actions for Heavy television'))
    await press('Enter', 'Enter')
    await waitUntil(() => app.findAll('dialog[open] input').length > 1)
    enter(app.find<HTMLInputElement>('dialog[open] input'), 'TV')
    await press('Enter')
    await waitUntil(() => (fields()['rows/tv']!.value as { title: string }).title === 'TV')
    await waitUntil(() => figures(app)[0]?.[0] === 'TV')
  })

  it('takes answers that are dropped on a side', async () => {
    const { app } = await openCrosstab()
    await find(app, 'sex')
    const dataTransfer = new DataTransfer()
    const send = (type: string, on: Element) =>
      on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    send('dragstart', app.find('.os-tree-row'))
    send('dragover', app.find('.lines-box[aria-label=Columns]'))
    send('drop', app.find('.lines-box[aria-label=Columns]'))
    await waitUntil(() => titles(app, 'Columns').length === 2)
  })

  it('says how its figures were computed', async () => {
    const { app } = await openCrosstab(FIELDS)
    await waitUntil(() => figures(app).length === 2)
    button(app, 'How computed').click()
    await waitUntil(() => app.findAll('[popover] dd, [popover] dt').length > 4)
  })

  it('offers no export where the licence allows none', async () => {
    const { app } = await openCrosstab(FIELDS, { licence: { respondents: 'server', exports: false } })
    await waitUntil(() => figures(app).length === 2)
    await waitUntil(() => app.find('.crosstab-bar').textContent.includes('allows no exports'))
    expect(button(app, 'Copy the table')).to.equal(undefined)
  })
})
