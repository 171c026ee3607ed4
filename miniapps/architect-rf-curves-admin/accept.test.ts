import { expect } from '@open-wc/testing'
import { enter } from '../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Body } from '../domain/document/change.ts'
import { curvesInTests, READY } from './curves-in-tests.ts'

const press = (app: MountedMiniApp, text: string, within = '') =>
  app
    .findAll(`${within} button`)
    .find(({ textContent, ariaLabel }) => textContent === text || ariaLabel === text)!
    .click()

const open = async (fields?: Body, status?: string) => {
  const { documents, sets, mounted } = curvesInTests(fields, status)
  const app = await mountMiniApp('architect-rf-curves-admin', mounted('/one'))
  await waitUntil(() => app.findAll('.document-fields table').length > 3)
  const value = (path: string) => documents.documents.get('one')!.fields[path]?.value
  const text = () => app.find('.document-fields').textContent
  return { app, documents, sets, value, text }
}

describe('rf curves', () => {
  it('shows first which touchpoint has a curve in which market, and fills a gap from there', async () => {
    const { documents, mounted } = curvesInTests(READY, 'approved')
    documents.add('two', { market: 'DE', touchpoint: 'OLV' }, { place: 'brand-1' })
    const app = await mountMiniApp('architect-rf-curves-admin', mounted())
    await waitUntil(() => app.findAll('.gap-cell a').length === 2)
    const cells = app.findAll('.gap-cell .os-badge').map(({ textContent }) => textContent)
    expect(cells).to.have.members(['Approved · v1', 'Draft'])
    expect(app.find('.gap-counts').textContent).to.equal('1 approved1 in draft2 missing')
    press(app, 'Missing: new curve for OLV, United Kingdom')
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    press(app, 'Create curve', 'dialog')
    await waitUntil(() => documents.documents.size === 3)
    const made = [...documents.documents.values()].at(-1)!
    expect([made.fields['market']!.value, made.fields['touchpoint']!.value]).to.deep.equal(['GB', 'OLV'])
  })

  it('lists all curves', async () => {
    const { mounted } = curvesInTests()
    const app = await mountMiniApp('architect-rf-curves-admin', mounted('/list'))
    await waitUntil(() => app.findAll('.os-table tbody a').length === 1)
    expect(app.find('.os-table tbody').textContent).to.contain('TV · GB · Adults 16+')
  })

  it('[RF curves 1] names the outlier, and fits anew once the person puts it aside', async () => {
    const { app, value, text } = await open()
    expect(text()).to.contain('Outlier: +10')
    expect(text()).to.contain('5 points, 0 put aside, 1 stands out.')
    app
      .findAll<HTMLInputElement>('input[type=checkbox]')
      .find(({ labels }) => labels![0]!.textContent.includes('row 3'))!
      .click()
    await waitUntil(() => value('aside/3') === true)
    const { max, k } = value('fit') as { max: number; k: number }
    expect(Math.abs(max - 85)).to.be.lessThan(0.1)
    expect(Math.abs(k - 220)).to.be.lessThan(0.5)
    await waitUntil(() => text().includes('5 points, 1 put aside, none stands out.'))
  })

  it('compares all families, and stores the one that is chosen', async () => {
    const { app, value } = await open()
    press(app, 'Use: Hill (S-shaped)')
    await waitUntil(() => value('family') === 'hill')
    expect((value('fit') as { family: string }).family).to.equal('hill')
  })

  it('[RF curves 4] hatches what lies beyond 1.5 times the observed, and says so where it is read', async () => {
    const { app, text } = await open()
    await waitUntil(() => app.findAll('.os-chart-hatch').length > 0)
    expect(text()).to.contain('Hatched from 675 on')
    const weight = app.findAll('label').find(({ textContent }) => textContent === 'Weight (GRP)')!
    const input = () => app.find<HTMLInputElement>(`#${CSS.escape((weight as HTMLLabelElement).htmlFor)}`)
    for (const [typed, isGuess] of [
      ['675', false],
      ['676', true],
    ] as const) {
      enter(input(), typed)
      input().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      await waitUntil(
        () => text().includes('one more unit adds') && text().includes('Extrapolated: beyond') === isGuess,
      )
    }
  })

  it('takes a pasted table as a new set, or says which row and why not', async () => {
    const { app, value, sets } = await open({ ...READY, currency: 'GBP', 'aside/3': true })
    press(app, 'Enter points')
    await waitUntil(() => app.findAll('dialog[open] textarea').length === 1)
    const paste = (text: string) => enter(app.find<HTMLTextAreaElement>('dialog[open] textarea'), text)
    const take = () =>
      app.findAll<HTMLButtonElement>('dialog[open] button').find(({ type }) => type === 'submit')!
    paste('300\t63\n400\t50')
    await waitUntil(() =>
      app.find('dialog[open]').textContent.includes('Row 2, reach: falls below the row before.'),
    )
    expect(take().disabled).to.equal(true)
    paste(
      'GRP\tReach 1+\t2+\tCost\tDate\n50\t17.4\t8\t1,000.50\t2026-03-01\n100\t30.8\t15\t\t\n200\t50.9\t\t\t',
    )
    await waitUntil(() => app.find('dialog[open]').textContent.includes('3 points read.'))
    take().click()
    await waitUntil(() => value('points') === 2)
    expect(value('aside/3')).to.equal(null)
    expect(sets[1]).to.deep.equal([
      { x: 50, reach: [17.4, 8], cost: 100_050, date: '2026-03-01' },
      { x: 100, reach: [30.8, 15], cost: null, date: null },
      { x: 200, reach: [50.9], cost: null, date: null },
    ])
  })

  it('[RF curves 2] lays the draft over the approved version, with old and new reach', async () => {
    const { documents, mounted } = curvesInTests({
      ...READY,
      approvals: 1,
      fit: { family: 'exponential', max: 80, k: 220, observed: 400 },
    })
    const { fields } = documents.documents.get('one')!
    const fit = { ...fields['fit']!, value: { family: 'exponential', max: 85, k: 220, observed: 400 } }
    documents.versions.set('one', [
      { version: 1, name: 'v1', by: documents.me, at: fit.at, fields: { ...fields, fit } },
    ])
    const app = await mountMiniApp('architect-rf-curves-admin', mounted('/one'))
    const text = () => app.findAll('.document-fields')[0]?.textContent ?? ''
    await waitUntil(() => text().includes('At 200: reach'))
    expect(text()).to.contain('At 200: reach 50.8% → 47.8%')
  })

  it('promises of an approved version alone that it stays in use while it is revised', async () => {
    for (const [status, text] of [
      ['approved', 'The approved version stays in use until the new one is approved.'],
      ['retired', 'No version is in use until the new one is approved.'],
    ] as const) {
      const { mounted } = curvesInTests(READY, status)
      const app = await mountMiniApp('architect-rf-curves-admin', mounted('/one'))
      await waitUntil(() => app.findAll('.approval-acts button').length > 0)
      press(app, 'Begin a new version')
      await waitUntil(() => app.findAll('dialog[open]').length === 1)
      expect(app.find('dialog').textContent).to.contain(text)
      app.unmount()
    }
  })

  it('[RF curves 3] is not approved by who made it', async () => {
    const { app } = await open()
    const offered = () => app.findAll('.approval-acts button').map(({ textContent }) => textContent)
    expect(offered()).to.deep.equal(['Ask for approval'])
  })
})
