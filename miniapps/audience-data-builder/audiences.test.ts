import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { editionInTests } from '../kit/audience/source/edition-in-tests.ts'
import { surveyInTests } from '../kit/audience/survey-in-tests.ts'
import { figures, FIELDS, openCrosstab } from './crosstab-in-tests.ts'

const VIEWERS = editionInTests('tv = 1')
const OLDER = editionInTests('tv = 1', { id: 'older', title: 'Of another version', datasetVersion: 2 })

const opened = () =>
  openCrosstab(FIELDS, { audiences: { 'audience-1@1': VIEWERS.expression } }, [VIEWERS, OLDER])
const named = (app: MountedMiniApp, text: string) =>
  app.findAll<HTMLButtonElement>('button').find(({ textContent }) => textContent === text)!

/** Opens the chooser by keys and takes an audience. */
async function take(app: MountedMiniApp, button: string, audience: string) {
  named(app, button).focus()
  await sendKeys({ press: 'Enter' })
  await waitUntil(() => named(app, audience) !== undefined)
  named(app, audience).focus()
  await sendKeys({ press: 'Enter' })
  await waitUntil(() => app.findAll('dialog[open]').length === 0)
  expect(app.element.shadowRoot!.activeElement).to.equal(named(app, button))
}

describe('audiences in a crosstab', () => {
  it('become rows and columns, and are counted', async () => {
    const { app } = await opened()
    await waitUntil(() => figures(app).length === 2)
    const [tv] = figures(app)
    await take(app, 'Add audience to rows', 'Heavy viewers · v1')
    await waitUntil(() => figures(app).length === 3)
    expect(figures(app)[2]).to.deep.equal(['Heavy viewers · v1', ...tv!.slice(1)])
    await take(app, 'Add audience to columns', 'Heavy viewers · v1')
    await waitUntil(() => app.find('.os-grid-over').textContent.includes('C · Heavy viewers · v1'))
  })

  it('become the base and the comparison, named on the screen and with the figures', async () => {
    const { app, fields } = await opened()
    await waitUntil(() => figures(app).length === 2)
    app.find('.crosstab-settings > summary').click()
    await take(app, 'Use an audience as base', 'Heavy viewers · v1')
    await waitUntil(() => figures(app)[0]?.[2]?.includes('100.0') === true)
    await waitUntil(() => fields()['base']?.value === 'AUDIENCE audience-1@1')
    expect(app.find('.crosstab-settings > summary').textContent).to.contain('AUDIENCE "Heavy viewers"@1')
    await take(app, 'Compare with an audience', 'Heavy viewers · v1')
    await waitUntil(() => app.find('.crosstab-notes').textContent.includes('"Heavy viewers"@1'))
    named(app, 'How computed').click()
    await waitUntil(() => /Base.*"Heavy viewers"@1/.test(app.find('dl').textContent))
  })

  it('keep their names in the source of figures until others are counted', async () => {
    const women = editionInTests('sex = 2', { id: 'women', title: 'Women' })
    const fields = { ...FIELDS, base: 'AUDIENCE audience-1@1' }
    const audiences = { 'audience-1@1': VIEWERS.expression, 'women@1': women.expression }
    const { app, documents, survey } = await openCrosstab(fields, { audiences }, [VIEWERS, women])
    const summary = () => app.find('.crosstab-settings > summary').textContent
    await waitUntil(() => figures(app).length === 2 && summary().includes('"Heavy viewers"@1'))
    const { answer } = survey
    survey.answer = (input, init) => (init?.method === 'POST' ? new Promise(() => {}) : answer(input, init))
    documents.setAs('Grace', 'one', { base: 'AUDIENCE women@1' })
    await waitUntil(() => summary().includes('AUDIENCE Women@1'))
    named(app, 'How computed').click()
    await waitUntil(() => /Base.*"Heavy viewers"@1/.test(app.find('dl').textContent))
  })

  it('are refused where they were counted on other data', async () => {
    const { app } = await opened()
    await waitUntil(() => figures(app).length === 2)
    await take(app, 'Add audience to rows', 'Of another version · v1')
    await waitUntil(() =>
      app.asked.some(
        ({ what, with: [said] }) => what === 'notify' && JSON.stringify(said).includes('version 2'),
      ),
    )
    expect(figures(app)).to.have.length(2)
  })

  it('have rounding said where one asks a sensitive question', async () => {
    const [sensitive] = surveyInTests().frame.filter((each) => each.sensitive && each.codes.length > 0)
    const ill = editionInTests(`${sensitive!.name} = ${sensitive!.codes[0]!.code}`)
    const { app } = await openCrosstab(FIELDS, { audiences: { 'audience-1@1': ill.expression } }, [ill])
    await waitUntil(() => figures(app).length === 2)
    await take(app, 'Add audience to columns', 'Heavy viewers · v1')
    await waitUntil(() => app.find('.os-grid-over').textContent.includes('C · Heavy viewers'))
    named(app, 'How computed').click()
    await waitUntil(() => app.find('dl').textContent.includes('counted by fives'))
  })
})
