import { LEARNING } from '../../domain/deliveries/learning.ts'
import type { DocumentRow } from '../../domain/document/wire.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { listDocuments } from '../../kit/document/list-documents.ts'
import { useResults } from './results-world.tsx'

const MOST = 100

/** Learnings of the plan, the last changed first; none until they are here. */
export function useLearnings(): readonly DocumentRow[] {
  const { portal } = useMiniApp()
  const { place, plan } = useResults()
  const { data } = useResource(`learnings/${place}`, (signal) =>
    listDocuments(portal, LEARNING, { place: [place], limit: MOST }, signal),
  )
  return (data?.data ?? []).filter(({ columns }) => columns['plan'] === plan.id)
}
