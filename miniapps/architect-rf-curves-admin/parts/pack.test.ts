import { expect } from '@open-wc/testing'
import { type MountedMiniApp, mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { savedFile } from '../../../test/browser/saved-file.ts'
import { sampleTenant } from '../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import type { Body } from '../../domain/document/change.ts'
import { type PackedCurve, packedCurve, packOf, readPack } from '../../domain/curves/pack.ts'
import { curvesInTests, POINTS, READY } from '../curves-in-tests.ts'

const AGENCY = sampleTenant.code

/** The app with the brand's own curve `one`, and the agency's for the same touchpoint and market. */
const opened = async () => {
  const tests = curvesInTests()
  tests.documents.add('shared', { ...READY, notes: 'Panel' }, { place: AGENCY })
  tests.documents.add('past', READY, { place: AGENCY, status: 'retired' })
  const app = await mountMiniApp('architect-rf-curves-admin', tests.mounted())
  await waitUntil(() => app.findAll('.gap-cell a').length === 2)
  const press = (text: string, within = '') =>
    app
      .findAll(`${within} button, ${within} [role=menuitem]`)
      .find(({ textContent }) => textContent === text)!
      .click()
  return { app, press, ...tests }
}

const put = (app: MountedMiniApp, curves: readonly PackedCurve[]) => {
  const input = app.find<HTMLInputElement>('dialog[open] input[type=file]')
  const transfer = new DataTransfer()
  transfer.items.add(new File([JSON.stringify(packOf(curves))], 'pack.json'))
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const imported = async (
  { app, press }: Awaited<ReturnType<typeof opened>>,
  curves: readonly PackedCurve[],
) => {
  press('Import a pack')
  await waitUntil(() => app.findAll('dialog[open]').length === 1)
  put(app, curves)
}
const says = (app: MountedMiniApp, text: string) =>
  waitUntil(() => app.find('dialog[open]').textContent.includes(text), `never said ${text}`)
const packed = (fields: Body) => packedCurve(fields, POINTS)

describe('packs of curves', () => {
  it('hold curves of the agency alone, or those of the brand', async () => {
    const { press } = await opened()
    const exported = async (item: string) => {
      press('Export')
      const { file } = await savedFile(() => press(item))
      return readPack(JSON.parse(await file.text()))!
    }
    expect(await exported('JSON · Data of the agency')).to.deep.equal([packed({ ...READY, notes: 'Panel' })])
    expect(await exported('JSON · Data of this brand')).to.deep.equal([packed(READY)])
  })

  it('change no curve of a brand unless they are taken for it', async () => {
    const test = await opened()
    await imported(test, [packed({ ...READY, notes: 'Panel' })])
    await says(test.app, 'New: 0. Changed drafts: 0. The same: 1.')
    test.app.findAll<HTMLInputElement>('dialog[open] input[type=radio]')[1]!.click()
    await says(test.app, 'New: 0. Changed drafts: 1. The same: 0.')
  })

  it('that were stored in part are completed, and make no curve twice', async () => {
    const test = await opened()
    const { app, press, documents, trouble } = test
    const before = documents.documents.size
    trouble.points = 1
    await imported(test, [packed({ ...READY, unit: 'impressions' })])
    await says(app, 'New: 1. Changed drafts: 0. The same: 0.')
    press('Take over', 'dialog[open]')
    await says(app, 'New: 0. Changed drafts: 1. The same: 0.')
    press('Take over', 'dialog[open]')
    await waitUntil(() => app.findAll('dialog[open]').length === 0)
    expect(documents.documents.size).to.equal(before + 1)
    expect([...documents.documents.values()].at(-1)!.fields['points']!.value).to.equal(2)
  })
})
