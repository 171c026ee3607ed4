/**
 * What administrators ask and are answered below `/api/access`; each sees and changes only agencies where they hold
 * AdminAppAccess. A change with `?dry=true` is made, looked at and taken back: it answers the same, and nothing is different. `?limit=` of a list is at most 200.
 * Roles, groups and assignments: wire-grants.ts; flags, rules, reviews and the log: wire-checks.ts.
 */
export interface Named {
  id: string
  name: string
}

/** GET `/agencies`: `{ data: AdministeredAgency[] }`, those that the caller administers. */
export interface AdministeredAgency {
  code: string
  name: string
  /** Its account, on which roles are assigned. */
  account: string
}

/** GET `/accounts?agency=&q=`: `{ data: AccountLine[] }`, at most 50: where something can be assigned. */
export interface AccountLine extends Named {
  kind: 'agency' | 'market' | 'brand'
  agency: string
  /** Of markets and brands. */
  country: string | null
}

export type PersonStatus = 'active' | 'invited' | 'disabled'

/** GET `/people?q=&agency=&role=&group=&status=&after=&limit=`: `Page<PersonLine>`, by last name; each filter may be repeated. */
export interface PersonLine {
  id: string
  firstname: string
  lastname: string
  email: string
  /** Codes, of the caller's agencies alone. */
  agencies: readonly string[]
  /** By assignment to the person or to a group of theirs. */
  roles: readonly Named[]
  groups: readonly Named[]
  status: PersonStatus
}

/** GET `/people/facets?…`, filters as of the list: `{ data: PeopleFacets }`, how many each further choice would leave. */
export interface PeopleFacets {
  agency: readonly Facet[]
  role: readonly Facet[]
  group: readonly Facet[]
  status: readonly Facet[]
  /** All that fit the filters. */
  total: number
}

export interface Facet extends Named {
  count: number
}

/** How an invitation goes out. */
export interface InvitationSent {
  /** By a mail server; else somebody passes the link on. */
  isMailed: boolean
  /** To copy; null where it was mailed, and for people whom others administer too. */
  link: string | null
  /** When it ends; null for a link that only leads to the sign-in. */
  until: string | null
}

/**
 * POST `/people`: invites somebody by address, or adds whom the portal knows to the agency; `Invited`, 201.
 * POST `/people/:id/invitation` `{ agency }`: invites them once more, and ends the link before; `{ data: InvitationSent }`.
 */
export interface Invitation {
  email: string
  firstname: string
  lastname: string
  agency: string
  /** Assigned on the agency's account. */
  roles?: readonly string[]
  groups?: readonly string[]
  reason?: string
}

/**
 * POST `/people/:id/disable`, `/people/:id/enable`: `{ reason }`; `Changed<PersonLine>`.
 * POST `/people/:id/remove?dry=`: `{ agency, reason }`, membership and all that is held in it.
 * POST `/people/import?dry=`: `{ rows: ImportRow[], reason }`, at most MAX_IMPORT_ROWS; all or, where one row is wrong, none.
 * GET `/people/export?…` (filters as of the list) answers the same columns as CSV.
 */
export interface ImportRow {
  email: string
  firstname: string
  lastname: string
  agency: string
  /** Names of groups and roles, `;` between them; adds, takes nothing away. */
  groups?: string
  roles?: string
  /** `invited`, as the export says of people who have not come yet, changes nothing. */
  status?: PersonStatus | ''
}

/** `{ data: Imported, impact }`; with errors nothing was written, and that is answered as 200 of a dry run and as 400 otherwise. */
export interface Imported {
  added: number
  changed: number
  unchanged: number
  /** Of those who are new in an agency; left out where nothing was written. */
  invitations?: readonly (InvitationSent & { email: string })[]
  errors: readonly { row: number; field: keyof ImportRow; problem: ImportProblem }[]
}

export type ImportProblem =
  | 'email-not-valid'
  | 'name-missing'
  | 'twice'
  | 'agency-not-yours'
  | 'group-unknown'
  | 'role-unknown'
  | 'status-unknown'
  | 'of-other-agencies'
