import { expect } from '@open-wc/testing'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { FIELDS, figures, openCrosstab } from './crosstab-in-tests.ts'

describe('the chart of a crosstab', () => {
  it('draws ticked rows', async () => {
    const { app } = await openCrosstab(FIELDS)
    await waitUntil(() => figures(app).length === 2)
    app.find<HTMLInputElement>('.os-grid-rows .os-grid-tick input').click()
    await waitUntil(() => app.findAll('.crosstab-chart .os-chart-value').length === 3)
  })

  it('says of which rows and columns the chart has no room, and whose figures it shows', async () => {
    const more = Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((code) => [
        `columns/age${code}`,
        { title: `Age ${code}`, rule: `age_band = ${code}`, order: 1 + code, net: false },
      ]),
    )
    const { app } = await openCrosstab({ ...FIELDS, ...more })
    await waitUntil(() => figures(app).length === 2)
    app.find<HTMLInputElement>('.os-grid-rows .os-grid-tick input').click()
    await waitUntil(() => app.findAll('.crosstab-chart .os-chart-value').length === 6)
    const { textContent } = app.find('.crosstab-chart')
    expect(textContent).to.contain('1 of 1 ticked rows and 6 of 9 columns').and.contain('All in the base')
    expect(app.find('.os-chart-source').textContent)
      .to.contain('Survey 2026, version 1')
      .and.contain('Invented')
  })
})
