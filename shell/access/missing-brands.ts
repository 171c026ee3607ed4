import { WORKSPACE_ACCESS } from '../config/permissions.ts'
import type { Denial } from '../contract/denial.ts'
import { lookedFor } from './access-rules.ts'
import { denialOf } from './denial-of.ts'
import { $tenant } from '../stores/tenant.ts'

/** Why a brand may be missing: the servers name only those that are shared with somebody, so it is told of all others at once. */
export function missingBrands(): Denial {
  const because = `You find the brands of ${$tenant.get().name} that are shared with you: the account of each brand says who has access. Whoever leads the brand’s team can add you. Brands of another agency are in the portal of that agency.`
  const denial = denialOf('Brands that are not in your list', 'hidden', {
    because,
    details: { rule: 'workspace-access', permissions: lookedFor(WORKSPACE_ACCESS) },
  })
  return Object.freeze({ ...denial, missing: 'brands' })
}
