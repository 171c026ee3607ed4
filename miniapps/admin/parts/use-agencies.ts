import { useCallback } from 'react'
import type { AdministeredAgency } from '../../domain/access/wire.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'

/** Those that the person administers. */
export const useAgencies = () =>
  useAnswer<readonly AdministeredAgency[]>('access', '/agencies', { keptAs: 'administered' })

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
