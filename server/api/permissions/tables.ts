declare module '../../db/schema.ts' {
  interface Database {
    account: AccountTable
    permission_record: { person_id: string; account_id: string; permissions: string[] }
  }
}

/** What permissions are held on: root, agency, market, brand. */
export interface AccountTable {
  id: string
  parent_id: string | null
  /** Null for the root. */
  agency_code: string | null
}
