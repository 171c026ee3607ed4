import { expect, nextFrame } from '@open-wc/testing'
import type { Workspace } from '../../../shell/contract/entities.ts'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { sampleBrand, sampleContext } from '../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { island } from '../../kit/bridge/island.tsx'
import { BrandTable } from './brand-table.tsx'

const germany = { code: 'DE', name: 'Germany', currency: 'EUR' }
const FIELDS = {
  Client: 'clientName',
  Market: 'country',
  'Market currency': 'country',
  Status: 'status',
} as const

/** Many brands that count how often a field of theirs is read. */
function counted(field: keyof Workspace) {
  let reads = 0
  const brands = Array.from({ length: 500 }, (_, index) => {
    const brand = sampleBrand(`b${index}`, `Brand ${index}`, germany, `Client ${index % 7}`)
    const value = brand[field]
    return Object.defineProperty(brand, field, { get: () => (reads++, value) })
  })
  return { brands, reads: () => reads }
}

describe('the table of brands', () => {
  for (const [title, field] of Object.entries(FIELDS)) {
    it(`sorted by ${title} is not sorted again when nothing of it has changed`, async () => {
      const { brands, reads } = counted(field)
      const none = () => {}
      const app = await mountMiniApp(
        island(() => (
          <BrandTable
            brands={brands}
            filter=""
            activeId={undefined}
            pendingId={null}
            favourites={undefined}
            empty=""
            onChoose={none}
          />
        )),
      )
      const heading = () => app.findAll('thead button').find(({ textContent }) => textContent === title)
      await waitUntil(heading, 'the table is not there')
      heading()!.click()
      await nextFrame()
      const before = reads()
      await app.update({ context: { permissions: { ...sampleContext.permissions } } })
      expect(reads() - before).to.be.at.most(100) // the rows that are shown
    })
  }
})
