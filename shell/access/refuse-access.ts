import { AGENCY_ACCESS } from '../config/permissions.ts'
import type { AccessStateReason } from '../contract/entities.ts'
import { lookedFor, type Refusal } from './access-rules.ts'
import { setAccessState } from '../stores/access-state.ts'
import { traceRefusedVisit } from '../stores/refused-visits.ts'
import { denialOf } from './denial-of.ts'
import { $agency } from '../stores/permissions.ts'
import { $tenant } from '../stores/tenant.ts'
import { words } from '../words/signed-in/words/words.ts'

/** Somebody who is signed in is not let in: the page that says why is told the reason, and the decision leaves a trace. */
export function refuseAccess(reason: AccessStateReason, asked: string): void {
  const { pathname } = new URL(location.origin + asked)
  const denial = denialOf(pathname, 'redirected', accessRefusal(reason))
  traceRefusedVisit(denial)
  setAccessState(reason, denial.details)
}

/** As the trace tells it, also to somebody who was let in since; the page that says why has more words. */
function accessRefusal(reason: AccessStateReason): Refusal {
  const account = $agency.get()?.azId
  const asksPermission = reason === 'NO_AGENCY_ACCESS' || reason === 'NO_AGENCIES_ACCESS'
  return {
    because: words(`refused.${reason}`, { tenant: $tenant.get().name }),
    details: {
      rule: reason,
      ...(asksPermission && { permissions: lookedFor(AGENCY_ACCESS) }),
      ...(account && { account }),
    },
  }
}
