import { WORKSPACE_ACCESS } from '../config/permissions.ts'
import type { Denial } from '../contract/denial.ts'
import { lookedFor } from './access-rules.ts'
import { denialOf } from './denial-of.ts'
import { $tenant } from '../stores/tenant.ts'
import { words } from '../words/signed-in/words/words.ts'

/** Why a brand may be missing: the servers name only those that are shared with somebody, so it is told of all others at once. */
export function missingBrands(): Denial {
  const because = words('missing.text', { tenant: $tenant.get().name })
  const denial = denialOf(words('missing.title'), 'hidden', {
    because,
    details: { rule: 'workspace-access', permissions: lookedFor(WORKSPACE_ACCESS) },
  })
  return Object.freeze({ ...denial, missing: 'brands' })
}
