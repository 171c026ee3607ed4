import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { enter } from '../../test/browser/enter.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { addressOf } from '../kit/audience/survey-in-tests.ts'
import { crosstabInTests, FIELDS, figures, openCrosstab } from './crosstab-in-tests.ts'

const STORES = {
  permissions: { prefix: '', agency: ['MXMZ_DATA_SOURCES_ACCESS'], workspace: [], markets: {} },
}

describe('a crosstab that is opened', () => {
  it('counts the newest slice of a dataset that it was made for', async () => {
    const { 'slices/GB-2026-H1': _, ...fields } = FIELDS
    const { app } = await openCrosstab(fields)
    await waitUntil(() => figures(app).length === 2)
    expect(app.find('.crosstab-settings > summary').textContent).to.contain('United Kingdom 2026-H1')
  })

  it('asks for the columns of its first table beside the frame', async () => {
    const made = crosstabInTests(FIELDS, { licence: { respondents: 'browser' } })
    const options = made.mounted('/crosstab/one')
    const { answer } = made.survey
    let frame = () => {}
    made.survey.answer = async (input, init) => {
      if (/survey-2026\/1\?/.test(addressOf(input))) await new Promise<void>((resolve) => (frame = resolve))
      return answer(input, init)
    }
    const app = await mountMiniApp('audience-data-builder', {
      ...options,
      context: { ...options.context, ...STORES },
    })
    await waitUntil(() => made.survey.calls.includes('GET GB-2026-H1/columns'))
    frame()
    await waitUntil(() => figures(app).length === 2)
    expect(
      made.survey.calls.filter((call) => call.includes('columns') || call.includes('tables')),
    ).to.deep.equal(['GET GB-2026-H1/columns'])
  })

  it('asks for the columns of all slices ahead, by a further weight too', async () => {
    const weights = ['main', 'households'].map((name) => ({ name, label: name, source: '', date: '' }))
    const fields = { ...FIELDS, weight: 'households', 'slices/US-2026-H1': true }
    const made = crosstabInTests(fields, { licence: { respondents: 'browser' }, dataset: { weights } })
    const asked: string[] = []
    const { answer } = made.survey
    made.survey.answer = (input, init) => {
      const { pathname, searchParams } = new URL(addressOf(input), location.href)
      if (pathname.endsWith('/columns')) asked.push(searchParams.getAll('name').toSorted().join(' '))
      return answer(input, init)
    }
    const options = made.mounted('/crosstab/one')
    const context = { ...options.context, ...STORES }
    const app = await mountMiniApp('audience-data-builder', { ...options, context })
    await waitUntil(() => figures(app).length === 2)
    expect(asked).to.deep.equal(Array(2).fill('handed people: sex tv weight:households'))
    expect(made.survey.calls).not.to.include('POST tables')
  })

  it('asks no second time for what is refused, and counts a sensitive question on the server', async () => {
    const fields = { ...FIELDS, 'slices/US-2026-H1': true }
    const made = crosstabInTests(fields, { licence: { respondents: 'browser' }, sensitive: 'handed' })
    const options = made.mounted('/crosstab/one')
    const context = { ...options.context, ...STORES }
    const app = await mountMiniApp('audience-data-builder', { ...options, context })
    await waitUntil(() => figures(app).length === 2)
    const counted = made.survey.calls.filter((call) => /columns|tables/.test(call))
    expect(counted.toSorted()).to.deep.equal([
      'GET GB-2026-H1/columns',
      'GET US-2026-H1/columns',
      'POST tables',
    ])
  })

  for (const licence of [{ respondents: 'server' }, { protection: 'rounded' }] as const)
    it(`asks for no columns of ${Object.values(licence)[0]} data`, async () => {
      const made = crosstabInTests(FIELDS, { licence: { respondents: 'browser', ...licence } })
      const options = made.mounted('/crosstab/one')
      const app = await mountMiniApp('audience-data-builder', {
        ...options,
        context: { ...options.context, ...STORES },
      })
      await waitUntil(() => figures(app).length === 2)
      expect(made.survey.calls.toSorted()).to.deep.equal(['GET dataset', 'GET datasets', 'POST tables'])
    })

  it('works without a brand, but keeps nothing', async () => {
    const { mounted, documents } = crosstabInTests()
    const options = mounted()
    const app = await mountMiniApp('audience-data-builder', {
      ...options,
      context: { ...options.context, workspace: undefined },
    })
    await waitUntil(() => app.findAll('.os-frame').length === 1)
    const field = app.find<HTMLInputElement>('.os-frame input')
    field.focus()
    enter(field, 'handed')
    await waitUntil(() => app.find('.os-frame output').textContent.includes('found'))
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Control+Enter' })
    await waitUntil(() => figures(app).length >= 2)
    expect(documents.documents.size).to.equal(1)
  })
})
