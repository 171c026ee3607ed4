import { expect } from '@open-wc/testing'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { crosstabInTests } from './crosstab-in-tests.ts'

const press = (app: MountedMiniApp, text: string) =>
  app
    .findAll('button')
    .find(({ textContent }) => textContent === text)!
    .click()

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
    press(app, 'New crosstab')
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'))
    const id = [...documents.documents.keys()].find((each) => each !== 'one')!
    expect(app.asked.find(({ what }) => what === 'navigate')!.with[0]).to.equal(`/adb/crosstab/${id}`)
  })
})
