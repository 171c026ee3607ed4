// node --import tsx test/vendor-files/write.ts      writes the vendors' files beside this one
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vendorFiles } from './vendor-files.ts'

for (const [name, bytes] of Object.entries(vendorFiles()))
  writeFileSync(join(import.meta.dirname, 'files', name), bytes)
