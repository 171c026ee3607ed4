import { SCENARIO } from '../../domain/scenarios/scenario.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { DocumentPage } from '../../kit/document/page/document-page.tsx'
import { CreatePlan } from '../../kit/planning/create-plan.tsx'
import { HandOver } from '../parts/hand-over.tsx'
import { Scenario } from '../parts/scenario.tsx'
import { ScenarioWorldProvider } from '../parts/scenario-world.tsx'
import { SCENARIO_WORDS } from '../scenario-words.ts'

/** One scenario on one page: five questions, three options, and what may be moved. */
export function ScenarioPage({ params }: ScreenProps) {
  const page = { of: SCENARIO, id: params['id']!, words: SCENARIO_WORDS, primary: 'send' }
  return (
    <DocumentPage
      {...page}
      actions={
        <>
          <HandOver />
          <CreatePlan from="scenario" />
        </>
      }
    >
      <ScenarioWorldProvider>
        <Scenario />
      </ScenarioWorldProvider>
    </DocumentPage>
  )
}
