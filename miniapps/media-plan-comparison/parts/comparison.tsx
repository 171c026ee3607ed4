import { Columns2 } from 'lucide'
import { pinnedPlans } from '../../domain/comparisons/compared-versions.ts'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { TextOf } from '../../kit/document/fields/text-of.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { ChosenPlans } from './chosen-plans.tsx'
import { useComparisonWorld, useShown } from './comparison-world.tsx'
import { Findings } from './findings.tsx'
import { FiguresCard } from './figures-card.tsx'
import { NewerVersions } from './newer-versions.tsx'
import { RatesCard } from './rates-card.tsx'

// Charts, lines and files come once there is something to compare.
const AgainstBaseline = lazily(async () => (await import('./against-baseline.tsx')).AgainstBaseline)
const MixCard = lazily(async () => (await import('./mix-card.tsx')).MixCard)
const CurvesCard = lazily(async () => (await import('./curves-card.tsx')).CurvesCard)
const ComparisonExports = lazily(async () => (await import('./comparison-exports.tsx')).ComparisonExports)

const LEAST = 2

/** Chosen plan versions, and below them what tells one from the other. */
export function Comparison() {
  const count = pinnedPlans(useBody()).length
  const { resource } = useComparisonWorld()
  const shown = useShown()
  return (
    <div className="comparison">
      <ChosenPlans />
      <NewerVersions />
      <RatesCard />
      {count < LEAST ? (
        <EmptyState icon={Columns2} title={words('choose')}>
          {words('chooseText')}
        </EmptyState>
      ) : (
        <Loaded
          of={{ ...resource, data: shown ?? resource.data }}
          label={kitWords('loading', { what: words('plans') })}
          lines={[100, 100, 100]}
          lineHeight={4}
        >
          {() =>
            shown && (
              <>
                <FiguresCard shown={shown} actions={<ComparisonExports shown={shown} />} />
                <Findings shown={shown} />
                <AgainstBaseline shown={shown} />
                <div className="comparison-pair">
                  <MixCard shown={shown} />
                  <CurvesCard shown={shown} />
                </div>
              </>
            )
          }
        </Loaded>
      )}
      <TextOf path="notes" label={words('notes')} lines={4} />
    </div>
  )
}
