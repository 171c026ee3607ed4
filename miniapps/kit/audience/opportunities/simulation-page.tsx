import type { ComponentType } from 'react'
import type { DocumentDefinition } from '../../../domain/document/definition.ts'
import type { Pack } from '../../../domain/opportunities/opportunity.ts'
import type { ScreenProps } from '../../bridge/screens.tsx'
import { DocumentPage } from '../../document/page/document-page.tsx'
import { Opportunity } from './opportunity.tsx'
import { OPPORTUNITY_WORDS } from './opportunity-words.ts'
import { PackContext } from './pack-context.ts'

/** The page of one simulation of a country: segments and levers, and what comes of them. */
export function simulationPage(of: DocumentDefinition<null>, pack: Pack): ComponentType<ScreenProps> {
  return function SimulationPage({ params }) {
    return (
      <PackContext value={pack}>
        <DocumentPage of={of} id={params['id']!} words={OPPORTUNITY_WORDS}>
          <Opportunity />
        </DocumentPage>
      </PackContext>
    )
  }
}
