import { permissionRule } from '../access/access-rules.ts'
import { toRootIf, type Guard } from './verdict.ts'

/** Spec section 2: without the permission the user goes to the root; no permission asked lets everyone in. */
export const hasPermission: Guard = ({ line: { permission } }) => toRootIf(permissionRule(permission))
