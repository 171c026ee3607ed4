import type { MiniAppContext } from '../../shell/contract/mini-app.ts'
import { explainAccess } from './access-reasons.ts'

/** What a person sends to the one who can help: the request, and the facts that spare a question back. */
export function detailsText({ user, tenant, layout }: MiniAppContext, portal: string): string {
  const reason = layout?.accessState ?? null
  const details = layout?.accessDetails
  const facts = [
    explainAccess(reason, tenant.name).request,
    '',
    user && `Name: ${user.firstname} ${user.lastname}`,
    user && `E-mail: ${user.email}`,
    `Agency: ${tenant.name} (${tenant.code})`,
    `Portal: ${portal}`,
    reason && `Reason: ${reason}`,
    details?.account && `Account: ${details.account}`,
    details?.permissions && `Looked for: ${details.permissions.join(' or ')}`,
  ]
  return facts.filter((fact) => fact !== null && fact !== undefined).join('\n')
}
