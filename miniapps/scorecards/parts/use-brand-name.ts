import { useScorecards } from '../use-scorecards.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'

/** What files and titles call the brand; its id where it is not the active one. */
export function useBrandName(): string {
  const { brandId } = useScorecards()
  const { context } = useMiniApp()
  return context.workspace?.id === brandId ? context.workspace.name : brandId
}
