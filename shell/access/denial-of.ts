import { DEVELOPERS } from '../config/permissions.ts'
import type { Denial } from '../contract/denial.ts'
import { agencyHolds } from '../stores/permissions.ts'
import type { Refusal } from './access-rules.ts'

/** One decision against somebody, as it is told; the details are for developers. */
export function denialOf(
  asked: string,
  outcome: Denial['outcome'],
  { because, details }: Refusal,
  app?: string,
): Denial {
  return Object.freeze({
    asked,
    outcome,
    because,
    ...(app && details.rule === 'permission' && !details.market && { app }),
    ...(agencyHolds(DEVELOPERS) && { details: Object.freeze(details) }),
  })
}
