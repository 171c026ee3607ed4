import type { DenialDetails as Details } from '../../../../shell/contract/denial.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'
import { words } from './words/words.ts'

/** The other rules are reasons why somebody was not let in. */
const RULES = ['permission', 'workspace-access', 'country', 'tenant', 'live-panel', 'caas', 'brand'] as const

/** What developers need: the rule, the strings looked for and where. */
export function DenialDetails({ rule, permissions = [], account, market }: Details) {
  const prefixed = (permission: string) =>
    permissions.some((other) => other !== permission && permission.endsWith(other))
  return (
    <details className="denial-details">
      <summary>{words('details')}</summary>
      <dl className="os-facts">
        <dt>{words('rule')}</dt>
        <dd>
          {words(`rule.${RULES.find((known) => known === rule) ?? 'agency'}`)} <code>{rule}</code>
        </dd>
        {permissions.map((permission) => (
          <div key={permission}>
            <dt>{words(prefixed(permission) ? 'lookedFor.prefixed' : 'lookedFor.bare')}</dt>
            <dd>
              <code>{permission}</code>
            </dd>
          </div>
        ))}
        {account !== undefined && (
          <>
            <dt>{appWords('account')}</dt>
            <dd>
              <code>{account}</code>
            </dd>
          </>
        )}
        {market !== undefined && (
          <>
            <dt>{kitWords('market')}</dt>
            <dd>
              <code>{market}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  )
}
