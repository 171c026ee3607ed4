import assert from 'node:assert/strict'
import { it } from 'node:test'
import { iconModule } from './row-icons.ts'

it('takes each icon that a row names from the package, once', () => {
  const rows = `{ key: 'a', icon: 'columns-2' }, { key: 'b', icon: 'id-card' }, { key: 'c', icon: 'id-card' }`
  assert.equal(
    iconModule(rows),
    `import { Columns2, IdCard } from 'lucide'
export const ROW_ICONS = { 'columns-2': Columns2, 'id-card': IdCard }`,
  )
})
