import { agencyHolds } from '../stores/permissions.ts'
import type { Guard } from './verdict.ts'

/** Spec section 2: without the permission the user goes to the root; no permission asked lets everyone in. */
export const hasPermission: Guard = ({ line: { permission } }) =>
  !permission || agencyHolds(permission) ? 'pass' : { redirectTo: '/', why: `You need the permission ${permission} to open that page.` }
