import { useCallback } from 'react'
import type { AdministeredAgency } from '../../domain/access/wire.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource, type Resource } from '../../kit/bridge/use-resource.ts'
import { useApi } from '../../kit/bridge/use-api.ts'

export type Agencies = Resource<readonly AdministeredAgency[]>

/** Those that the person administers. */
export function useAgencies(): Agencies {
  const access = useApi('access')
  return useResource(
    'agencies',
    (signal) => access.get<readonly AdministeredAgency[]>('/agencies', signal),
    'administered',
  )
}

/** The one of the page where it is administered, else the first. */
export function useFirstAgency(agencies: readonly AdministeredAgency[] | undefined) {
  const tenant = useMiniApp(({ context }) => context.tenant.code)
  return agencies?.find(({ code }) => code === tenant) ?? agencies?.[0]
}

/** How an agency is called; of one that somebody else administers only the code is known. */
export function useAgencyName(): (code: string) => string {
  const { data } = useAgencies()
  return useCallback((code) => data?.find((agency) => agency.code === code)?.name ?? code, [data])
}
