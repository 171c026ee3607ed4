import { OPPORTUNITY_US, PACKS } from '../domain/opportunities/opportunity.ts'
import { SimulationList } from '../kit/audience/opportunities/simulation-list.tsx'
import { lazyPart } from '../kit/bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../kit/bridge/use-app-breadcrumbs.ts'

const SCREENS: ScreenTable = {
  '/': () => <SimulationList of={OPPORTUNITY_US} />,
  '/:id': lazyPart(async () => {
    const { simulationPage } = await import('../kit/audience/opportunities/simulation-page.tsx')
    return simulationPage(OPPORTUNITY_US, PACKS.us)
  }),
}

/** What segments of the United States are worth, and what they would be worth if won. */
export function SegmentOpportunitySimulatorUs() {
  useAppBreadcrumbs()
  return (
    <div className="os-page">
      <Screens of={SCREENS} />
    </div>
  )
}
