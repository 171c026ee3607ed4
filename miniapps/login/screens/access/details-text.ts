import type { LayoutContext } from '../../../../shell/contract/layout.ts'
import { shownLanguage } from '../../../../shell/contract/words.ts'
import { explainAccess } from './access-reasons.ts'
import { words } from './words/words.ts'

/** What a person sends to the one who can help: the request, and the facts that spare a question back. */
export function detailsText({ user, tenant, layout }: LayoutContext, portal: string): string {
  const reason = layout?.accessState ?? null
  const details = layout?.accessDetails
  const facts = [
    explainAccess(reason, tenant.name).request,
    '',
    user && words('details.name', { name: `${user.firstname} ${user.lastname}` }),
    user && words('details.email', { email: user.email }),
    words('details.agency', { agency: tenant.name, code: tenant.code }),
    words('details.portal', { portal }),
    reason && words('details.reason', { reason }),
    details?.account && words('details.account', { account: details.account }),
    details?.permissions && words('details.permissions', { permissions: eitherOf(details.permissions) }),
  ]
  return facts.filter((fact) => fact !== null && fact !== undefined).join('\n')
}

const eitherOf = (names: readonly string[]): string =>
  new Intl.ListFormat(shownLanguage(), { type: 'disjunction' }).format(names)
