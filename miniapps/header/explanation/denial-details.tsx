import type { DenialDetails as Details } from '../../../shell/contract/denial.ts'

/** The other rules are reasons why somebody was not let in. */
const RULES: Partial<Record<Details['rule'], string>> = {
  permission: 'Permission',
  'workspace-access': 'Access to the brand',
  country: 'Country of the brand',
  tenant: 'Agency',
  'live-panel': 'Live panel of the agency',
  caas: 'Audience as a service in the country',
  brand: 'A brand must be chosen',
}

/** What developers need: the rule, the strings looked for and where. */
export function DenialDetails({ rule, permissions = [], account, market }: Details) {
  const prefixed = (permission: string) =>
    permissions.some((other) => other !== permission && permission.endsWith(other))
  return (
    <details className="denial-details">
      <summary>Details for developers</summary>
      <dl className="os-facts">
        <dt>Rule</dt>
        <dd>
          {RULES[rule] ?? 'Access to the agency'} <code>{rule}</code>
        </dd>
        {permissions.map((permission) => (
          <div key={permission}>
            <dt>{prefixed(permission) ? 'Looked for, prefixed' : 'Looked for, bare'}</dt>
            <dd>
              <code>{permission}</code>
            </dd>
          </div>
        ))}
        {account !== undefined && (
          <>
            <dt>Account</dt>
            <dd>
              <code>{account}</code>
            </dd>
          </>
        )}
        {market !== undefined && (
          <>
            <dt>Market</dt>
            <dd>
              <code>{market}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  )
}
