import type { ComponentType } from 'react'
import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import type { Pack } from '../../../domain/opportunities/opportunity.ts'
import { lazyPart } from '../../bridge/lazy-part.ts'
import { Screens, type ScreenTable } from '../../bridge/screens.tsx'
import { useAppBreadcrumbs } from '../../bridge/use-app-breadcrumbs.ts'
import { SimulationList } from './simulation-list.tsx'

/** The simulator of one country: its simulations, and the page of each. */
export function simulator(of: DocumentDefinition<null>, pack: Pack): ComponentType {
  const screens: ScreenTable = {
    '/': () => <SimulationList of={of} />,
    '/:id': lazyPart(async () => (await import('./simulation-page.tsx')).simulationPage(of, pack)),
  }
  return function Simulator() {
    useAppBreadcrumbs()
    return (
      <div className="os-page">
        <Screens of={screens} />
      </div>
    )
  }
}
