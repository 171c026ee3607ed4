import { OPPORTUNITY_UK, PACKS } from '../domain/opportunities/opportunity.ts'
import { SimulationList } from '../kit/audience/opportunities/simulation-list.tsx'
import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'

const SCREENS: ScreenTable = {
  '/': () => <SimulationList of={OPPORTUNITY_UK} />,
  '/:id': lazyPart(async () => {
    const { simulationPage } = await import('../kit/audience/opportunities/simulation-page.tsx')
    return simulationPage(OPPORTUNITY_UK, PACKS.uk)
  }),
}

/** What segments of Great Britain are worth, and what they would be worth if won. */
export function SegmentOpportunitySimulatorUk() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
