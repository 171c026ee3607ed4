import { type ComponentProps, useMemo } from 'react'
import { ArrowLeftRight } from 'lucide'
import { SIDES } from '../../domain/crosstab/crosstab-document.ts'
import { swapped } from '../../domain/crosstab/line-changes.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { words } from '../words/words.ts'
import { CrosstabSurvey, useCrosstab } from './crosstab-world.tsx'
import { LineList } from './line-list.tsx'
import { PickCard } from './pick-card.tsx'
import { TableCard } from './table-card.tsx'
import { TableSettings } from './table-settings.tsx'
import { useCounted } from './use-counted.ts'

/** Questions, lines of both sides, and the table that they make. */
export const Crosstab = ({ datasets }: Pick<ComponentProps<typeof CrosstabSurvey>, 'datasets'>) => (
  <CrosstabSurvey datasets={datasets}>
    <Workbench />
  </CrosstabSurvey>
)

function Workbench() {
  const { portal } = useMiniApp()
  const { body, survey, change, isClosed } = useCrosstab()
  const counted = useCounted(body, survey)
  const { frame } = survey
  const questions = useMemo(() => <PickCard frame={frame} />, [frame])
  const swap = () => {
    change(swapped(body))
    portal.announce(words('swapped'))
  }
  return (
    <div className="crosstab">
      {!isClosed && questions}
      <div className="crosstab-table">
        <TableSettings />
        <div className="crosstab-sides">
          {SIDES.map((side) => (
            <LineList key={side} side={side} />
          ))}
          {!isClosed && (
            <Button size="s" variant="quiet" icon={ArrowLeftRight} onClick={swap}>
              {words('swap')}
            </Button>
          )}
        </div>
        <TableCard {...counted} />
      </div>
    </div>
  )
}
