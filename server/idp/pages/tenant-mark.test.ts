import assert from 'node:assert/strict'
import { it } from 'node:test'
import { tenantShape } from '../../../shell/contract/tenant-shape.ts'
import { TENANT_NAMES } from '../../configuration/tenants.ts'
import { tenantMark } from './tenant-mark.ts'

it("draws the same sign for each tenant as the portal's own pages", () => {
  for (const code of [...Object.keys(TENANT_NAMES), 'nobody-knows']) {
    const drawn = [...tenantMark(code).text.matchAll(/class="(\w+)" d="([^"]+)"/g)].map(([, kind, path]) => ({
      path,
      second: kind === 'second',
    }))
    assert.deepEqual(drawn, tenantShape(code))
  }
})
