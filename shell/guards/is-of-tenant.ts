import { tenantRule } from '../access/access-rules.ts'
import { toRootIf, type Guard } from './verdict.ts'

/** Spec section 2: some pages are one tenant's only, as the marketplace is greenhouse's. */
export const isOfTenant: Guard = ({ line: { tenants } }) => toRootIf(tenantRule(tenants))
