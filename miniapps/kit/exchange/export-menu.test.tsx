import { expect } from '@open-wc/testing'
import type { Notice } from '../../../shell/contract/mini-app.ts'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { checkState } from '../../../test/browser/state/check-state.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { island } from '../bridge/island.tsx'
import { type ExportItem, ExportMenu } from './export-menu.tsx'
import type { MadeFile } from './use-save-file.ts'

describe('the export menu', () => {
  const mount = (items: readonly ExportItem[]) => mountMiniApp(island(() => <ExportMenu items={items} />))
  const button = (app: MountedMiniApp) => app.find('[aria-haspopup=menu]')
  const choose = async (app: MountedMiniApp, label: string) => {
    button(app).click()
    await waitUntil(() => app.findAll('[role=menuitem]').length > 0)
    app
      .findAll('[role=menuitem]')
      .find(({ textContent }) => textContent === label)!
      .click()
  }
  const asked = (app: MountedMiniApp, name: string) =>
    app.asked.filter(({ what }) => what === name).map((each) => each.with[0])

  it('is busy while a file is made, and says when it was downloaded', async () => {
    let finish = (_file: MadeFile) => {}
    const make = () => new Promise<MadeFile>((resolve) => (finish = resolve))
    const app = await mount([{ key: 'csv', label: 'CSV', make }])
    await choose(app, 'CSV')
    await waitUntil(() => button(app).ariaBusy === 'true')
    await checkState(app)
    finish({ file: new Blob(['Brand']), name: 'brands.csv' })
    await waitUntil(() => asked(app, 'announce').length === 1)
    expect(asked(app, 'announce')).to.deep.equal(['brands.csv was downloaded.'])
    expect(button(app).ariaBusy).to.equal(null)
  })

  it('says that a file could not be made, with a way to try again', async () => {
    let tries = 0
    const make = () => Promise.reject(new Error(`Try ${++tries}`))
    const app = await mount([{ key: 'csv', label: 'CSV', make }])
    await choose(app, 'CSV')
    await waitUntil(() => asked(app, 'notify').length === 1)
    const notice = asked(app, 'notify')[0] as Notice
    expect(notice.text).to.contain('The file could not be created.')
    notice.action!.run()
    await waitUntil(() => tries === 2)
  })

  it('leads to a page that is printed', async () => {
    const app = await mount([{ key: 'report', label: 'Report', to: '/report' }])
    await choose(app, 'Report')
    await waitUntil(() => asked(app, 'navigate').length === 1)
    expect(asked(app, 'navigate')).to.deep.equal(['/report'])
  })
})
