import assert from 'node:assert/strict'
import { it } from 'node:test'
import { iconFiles, withIconModules } from './icons.ts'

it('asks for each icon by its own file, and leaves other imports of the package', () => {
  const code = `import { Plus, Share2 as Share } from "lucide"; import { createElement } from 'lucide'`
  assert.equal(
    withIconModules(code, iconFiles()),
    `import Plus from 'lucide/dist/esm/icons/plus.mjs';import Share from 'lucide/dist/esm/icons/share-2.mjs'; import { createElement } from 'lucide'`,
  )
})
