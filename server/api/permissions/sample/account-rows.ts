import { ACCOUNTS_ROOT } from '../../../../shell/config/page-defaults.ts'
import { AGENCIES } from '../../../world/agencies.ts'
import type { AccountRow, Organisation } from '../../../world/sample-rows.ts'

/** Where permissions are held: root, agencies, markets, brands. */
export function accountRows(organisations: readonly Organisation[]): AccountRow[] {
  const root = { id: ACCOUNTS_ROOT, parent_id: null, agency_code: null }
  const agencies = AGENCIES.map(({ code, az_id }) => ({
    id: az_id,
    parent_id: ACCOUNTS_ROOT,
    agency_code: code,
  }))
  return [
    root,
    ...agencies,
    ...organisations.flatMap((organisation, index) => below(organisation, agencies[index]!.id)),
  ]
}

function below({ agencyCode, markets, brands }: Organisation, agencyAccount: string): AccountRow[] {
  const marketAccounts = new Map(markets.map(({ country_code, az_id }) => [country_code, az_id]))
  return [
    ...markets.map(({ az_id }) => ({ id: az_id, parent_id: agencyAccount, agency_code: agencyCode })),
    ...brands.map(({ az_id, country_code }) => ({
      id: az_id,
      parent_id: marketAccounts.get(country_code) ?? agencyAccount,
      agency_code: agencyCode,
    })),
  ]
}
