import { marketPermissionRule } from '../access/access-rules.ts'
import { brandOf } from './brand-of.ts'
import { toRootIf, type Guard } from './verdict.ts'

/** Spec section 6: permissions are also held per market; asked of the market that the brand belongs to. */
export const hasMarketPermission: Guard = (visit) => {
  const { marketPermission } = visit.line
  return marketPermission ? toRootIf(marketPermissionRule(marketPermission, brandOf(visit))) : 'pass'
}
