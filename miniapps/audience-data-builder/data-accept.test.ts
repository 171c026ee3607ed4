import { expect } from '@open-wc/testing'
import { writeSav } from '../domain/surveys/sav/write-sav-in-tests.ts'
import { alignmentPath } from '../domain/surveys/draft/align-frames.ts'
import type { Frame } from '../domain/surveys/frame.ts'
import { targetPath } from '../domain/surveys/draft/weight-scheme.ts'
import type { Body } from '../domain/document/change.ts'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { enter } from '../../test/browser/enter.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { csv, dataInTests, give, openData, people, press, says, step } from './data-in-tests.ts'

const targets = (margin: string, name: string, shares: readonly number[], scheme = 'main'): Body => ({
  [`schemes/${scheme}/margins/${margin}`]: name,
  ...Object.fromEntries(shares.map((share, at) => [targetPath(scheme, margin, at + 1), share])),
})
const LICENCE: Body = {
  market: 'GB',
  wave: '2026-H1',
  universe: 53_000,
  'licence/respondents': 'browser',
  'licence/protection': 'floor',
  'licence/notice': '© Survey',
}
const SEXES = people('sex,age', [30, '1,1'], [20, '1,2'], [20, '2,1'], [30, '2,2'])

async function publish(app: MountedMiniApp): Promise<void> {
  await press(app, 'Publish version')
  await press(app, 'Publish')
}

describe('the data builder', () => {
  it('lists drafts of datasets, and makes one', async () => {
    const { options, documents } = dataInTests({ tail: '/', fields: LICENCE })
    const app = await mountMiniApp('audience-data-builder', options)
    await waitUntil(() => app.findAll('.os-grid-rows a, tbody a').length === 1)
    expect(app.find('.os-grid-rows a, tbody a').getAttribute('href')).to.equal('/adb/data/one')
    await press(app, 'New dataset')
    await waitUntil(() => documents.documents.size === 2)
  })

  it('Data builder 1: rakes to the targets of all questions, and bands numbers', async () => {
    const fields = { ...targets('1', 'sex', [48, 52]), ...targets('2', 'age', [40, 60]) }
    const { app } = await openData({ fields }, SEXES)
    await step(app, 'Weights')
    await press(app, 'Compute weights')
    await says(app, 'All targets are met.')
    await says(app, /Effective base96.*Efficiency96/)

    const ages = csv('hours', '17', '18', '24', '25', '34', '35', '""')
    const bands = { 'variables/hours/use': 'number', 'variables/hours/bands': '18-24, 25-34' }
    const banded = await openData({ fields: bands }, ages)
    await step(banded.app, 'Frames')
    await waitUntil(() => banded.app.findAll('[role=treeitem]').length === 2)
  })

  it('Data builder 2: stops at e-mail addresses, and names their column', async () => {
    const { app, documents } = await openData({}, csv('sex,contact', '1,', '2,ada@example.com'))
    await says(app, 'Column “contact” has e-mail addresses. Nothing was imported.')
    expect(documents.files.size, 'nothing is kept').to.equal(0)
  })

  it('Data builder 3: has “1,2” as an error of its cell, not as 12', async () => {
    const file = csv('hours;sex', '1.5;1', '"1,2";2', '2.5;1')
    const { app } = await openData({ fields: { locale: 'en-GB' } }, file)
    await says(app, '1 cell that is no number')
    expect(app.find('tbody tr').textContent).to.match(/hours.*3.*1,2/)
    await step(app, 'Variables')
    await press(app, 'hours')
    await says(app, '2 of 3 respondents answered.')
  })

  it('Data builder 4: names the target that fails, and what the cap costs', async () => {
    const fields = { ...targets('1', 'new', [50, 50]), 'schemes/main/cap': 3 }
    const { app } = await openData({ fields }, people('id,new', [5, ',1'], [45, ',2']))
    await step(app, 'Weights')
    await press(app, 'Compute weights')
    await says(app, 'The cap keeps some targets from being met.')
    await says(app, /new, 1: 30(\.0)?% instead of 50(\.0)?%, 20 points off/)
    await says(app, 'targets are missed by up to 20 points, for an effective base of 35 instead of 18.')
  })

  it('Data builder 5: asks about a renamed answer, and joins nothing in silence', async () => {
    const labels = ['Daily', 'Weekly', 'Never'].map((label, at) => ({ code: at + 1, label }))
    const frame: Frame = [{ name: 'tv', label: 'TV', type: 'single', folder: '', codes: labels }]
    const codes = { 'codes/tv/1': 'Daily', 'codes/tv/2': 'At least weekly', 'codes/tv/3': 'Never' }
    const { app, value } = await openData(
      { frame, fields: { ...LICENCE, ...codes, dataset: 'survey' } },
      csv('tv', '1', '2', '3'),
    )
    await step(app, 'Frames')
    await says(app, 'tv: code 2 is “At least weekly” and was “Weekly”.')
    await step(app, 'Publish')
    await says(app, 'There are answers to decide about under Frames.')
    await step(app, 'Frames')
    app.find<HTMLInputElement>('input[value=new]').click()
    await waitUntil(() => value(alignmentPath('tv', 2)) === 'new')
    await says(app, /New answers.*At least weekly.*Weekly/)
    await step(app, 'Publish')
    await waitUntil(() => !app.element.shadowRoot!.textContent.includes('answers to decide'))
  })

  it('Data builder 6: makes a version of each publishing', async () => {
    const { app, published, value } = await openData({ fields: LICENCE }, SEXES)
    await step(app, 'Publish')
    await publish(app)
    await says(app, 'Version 1 is published.')
    await publish(app)
    await says(app, 'Version 2 is published.')
    expect(published.map(({ dataset }) => dataset)).to.deep.equal(['survey-one', 'survey-one'])
    const [{ slices, frame, weights, licence, columns }] = published as [(typeof published)[number]]
    expect(slices).to.deep.equal([{ id: 'GB-2026-H1', market: 'GB', wave: '2026-H1', universe: 53_000 }])
    expect([frame.map(({ name }) => name), columns]).to.deep.equal([['sex', 'age'], 3])
    expect([weights, licence.protection]).to.deep.equal([
      [{ name: 'main', label: 'Unweighted', source: '', date: weights[0]!.date }],
      'floor',
    ])
    await waitUntil(() => value('version') === 2 && value('dataset') === 'survey-one')
  })

  it('publishes each weight scheme with its own name, source and figures', async () => {
    const fields = {
      ...LICENCE,
      ...targets('1', 'sex', [48, 52]),
      'schemes/main/source': 'Census',
      ...targets('1', 'age', [40, 60], 's1'),
      'schemes/s1/label': 'Households',
      'schemes/s1/source': 'Registry',
      'schemes/s1/date': '2026-02-01',
    }
    const { app, published, value } = await openData({ fields }, SEXES)
    await step(app, 'Weights')
    await press(app, 'Compute weights')
    await says(app, /Effective base100.*Efficiency100/)
    await step(app, 'Publish')
    await says(app, 'The weights are not computed yet, or have changed.')
    await step(app, 'Weights')
    await press(app, 'Households')
    await press(app, 'Compute weights')
    await says(app, /Effective base96.*Efficiency96/)
    await step(app, 'Publish')
    await publish(app)
    await says(app, 'Version 1 is published.')
    const [{ weights, columns }] = published as [(typeof published)[number]]
    expect(weights).to.deep.equal([
      { name: 'main', label: 'Weighted', source: 'Census', date: weights[0]!.date },
      { name: 'households', label: 'Households', source: 'Registry', date: '2026-02-01' },
    ])
    expect(columns, 'people, two questions, and the second weight').to.equal(4)
    await waitUntil(() => value('schemes/s1/name') === 'households')
  })

  it('takes the weights of the file for a scheme without targets', async () => {
    const fields = { 'schemes/s1/base': 'weight', 'schemes/s2/label': 'Other' }
    const { app } = await openData({ fields }, csv('kind,weight', '1,1.5', '2,0.5', '1,2.5', '2,1.5'))
    await step(app, 'Weights')
    await press(app, 'Compute weights')
    await says(app, 'These are the weights that the scheme begins with.')
    await says(app, /Effective base3.*Range of weights0.333 – 1.667/)
  })

  it('says which weights the waves of a dataset do not share', async () => {
    const weights = ['main', 'Adults'].map((name) => ({ name, label: name, source: '', date: '2026-01-01' }))
    const frame: Frame = [{ name: 'sex', label: 'Sex', type: 'number', folder: '', codes: [] }]
    const schemes = { ...targets('1', 'sex', [48, 52]), ...targets('1', 'age', [40, 60], 's1') }
    const fields = { ...LICENCE, ...schemes, dataset: 'survey', 'schemes/s1/label': 'Households' }
    const { app } = await openData({ fields, frame, weights }, SEXES)
    await step(app, 'Publish')
    await says(app, 'Earlier waves lack Households: there it counts as “main” does.')
    await says(app, 'This version will not have Adults of the earlier waves.')
  })

  it('adds, names and removes a weight scheme, and says so', async () => {
    const { app, documents, value } = await openData({ fields: targets('1', 'sex', [48, 52]) }, SEXES)
    await step(app, 'Weights')
    await press(app, 'Add weight scheme')
    const tabs = () => app.findAll('[role=tab]').map(({ textContent }) => textContent)
    await waitUntil(() => tabs().join() === 'Weighted,Weight 2')
    expect(app.asked.at(-1)).to.deep.equal({ what: 'announce', with: ['Weight scheme Weight 2 added'] })
    expect(app.find('[role=tab][aria-selected=true]').textContent).to.equal('Weight 2')
    const name = app.findAll('label').find(({ textContent }) => textContent === 'Name') as HTMLLabelElement
    enter(name.control as HTMLInputElement, 'Households')
    await waitUntil(() => tabs().join() === 'Weighted,Households')
    await press(app, 'Remove weight scheme')
    await waitUntil(() => app.findAll('[role=tab]').length === 0)
    expect(app.element.shadowRoot!.activeElement!.textContent).to.equal('Add weight scheme')
    expect(value('schemes/main/margins/1'), 'the first one stays').to.equal('sex')
    await waitUntil(() =>
      Object.entries(documents.documents.get('one')!.fields).every(
        ([path, field]) => !path.startsWith('schemes/s') || field.value === null,
      ),
    )
  })

  it('asks before it publishes, and says what becomes of it', async () => {
    const { app, published } = await openData({ fields: LICENCE }, SEXES)
    await step(app, 'Publish')
    await press(app, 'Publish version')
    await says(
      app,
      /Publish “Survey”\?.*100 respondents become a version that never changes.*everybody counts alike/,
    )
    await press(app, 'Cancel')
    await waitUntil(() => app.findAll('dialog[open]').length === 0)
    expect(published).to.deep.equal([])
    expect(app.element.shadowRoot!.activeElement!.textContent).to.equal('Publish version')
  })

  it('opens a crosstab of the very version that was published', async () => {
    const { app, documents } = await openData({ fields: LICENCE }, SEXES)
    await step(app, 'Publish')
    await publish(app)
    await says(app, 'Version 1 is published.')
    await press(app, 'Open it in a crosstab')
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
    const [id] = [...documents.documents.keys()].filter((each) => each !== 'one')
    expect(app.asked.find(({ what }) => what === 'navigate')!.with[0]).to.equal(`/adb/crosstab/${id}`)
    const { fields } = documents.documents.get(id!)!
    expect([fields['dataset']!.value, fields['version']!.value]).to.deep.equal(['survey-one', 1])
  })

  it('leads the focus on where a net or a derived variable goes', async () => {
    const derived = { 'derived/d/name': 'young', 'derived/d/answers': 'Young: age = 1' }
    const nets = { 'nets/n/of': 'sex', 'nets/n/label': 'All', 'nets/n/codes': [1, 2] }
    const { app } = await openData({ fields: { ...derived, ...nets } }, SEXES)
    await step(app, 'Variables')
    const focused = () => app.element.shadowRoot!.activeElement?.textContent
    await press(app, 'Remove derived variable')
    expect(focused()).to.equal('Add derived variable')
    await press(app, 'sex')
    await press(app, 'Remove the net All')
    expect(focused()).to.equal('Add net')
  })

  it('Data builder 7: publishes no levels that move a share by more than .05 points', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => (at === 4999 ? '1,1000000' : `2,${1 + at / 10_000}`))
    const { app, published } = await openData({ fields: LICENCE }, csv('kind,weight', ...rows))
    await step(app, 'Publish')
    await publish(app)
    await says(app, /Nothing was published\. Rounding the weights to 4,096 levels would move a share of kind/)
    expect(published).to.deep.equal([])
  })

  it('makes one question of a multiple-response set of SPSS, and keeps its parts where that is asked', async () => {
    const ticks = (...values: (number | null)[]) => values
    const variables = [
      { name: 'tv', label: 'Television', values: ticks(1, 0, 1, null) },
      { name: 'radio', label: 'Radio', values: ticks(1, 1, 0, null) },
      { name: 'sex', values: ticks(1, 2, 1, 2) },
    ]
    const bytes = writeSav({ variables, sets: { 7: '$media=D1 1 5 Media TV RADIO\n' } })
    const file = new File([new Uint8Array(bytes)], 'answers.sav')
    const { app, published } = await openData({ fields: LICENCE }, file)
    await says(app, /Multiple-response sets.*Media/)
    await step(app, 'Variables')
    await press(app, 'media')
    await says(app, 'Made of TV and RADIO.')
    await says(app, '3 of 4 respondents answered.')
    await step(app, 'Publish')
    await publish(app)
    await says(app, 'Version 1 is published.')
    await step(app, 'Variables')
    await press(app, 'media')
    app
      .findAll('label')
      .find(({ textContent }) => textContent.includes('Keep these columns'))!
      .click()
    await press(app, 'TV')
    await says(app, '3 of 4 respondents answered.')
    await step(app, 'Publish')
    await publish(app)
    await says(app, 'Version 2 is published.')
    const [media] = published[0]!.frame.filter(({ type }) => type === 'multi')
    expect(media!.codes.map(({ label }) => label)).to.deep.equal(['Television', 'Radio'])
    expect(published.map(({ frame }) => frame.map(({ name }) => name))).to.deep.equal([
      ['SEX', 'media'],
      ['TV', 'RADIO', 'SEX', 'media'],
    ])
  })

  it('keeps a small file with the draft, and reads it again when that is opened', async () => {
    const { app, documents, options } = await openData({}, SEXES)
    await says(app, /Respondents.*100/)
    await waitUntil(() => documents.files.size === 1)
    await waitUntil(() =>
      Object.keys(documents.documents.get('one')!.fields).some((path) => path.startsWith('files/')),
    )
    app.unmount()
    const again = await mountMiniApp('audience-data-builder', options)
    await says(again, /Respondents.*100/)
  })

  it('reads on where reading was cancelled, and says what is no SPSS file', async () => {
    const { app } = await openData({}, new File(['$FL2 nothing else'], 'answers.sav'))
    await says(app, 'The end of this file is missing.')
    await give(app, SEXES)
    await says(app, /Respondents.*100/)
  })
})
