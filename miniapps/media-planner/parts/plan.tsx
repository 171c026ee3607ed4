import { useState } from 'react'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { ActionMenu } from '../../kit/actions/action-menu.tsx'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { words } from '../words/words.ts'
import { ADDING_ACTIONS, LINE_ACTIONS, OPTIMISE } from './line-actions.ts'
import { type PlanView, VIEWS } from './line-columns.ts'
import { PlanFigures } from './plan-figures.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { PlanHead } from './plan-head.tsx'
import { PlanNotes } from './plan-notes.tsx'
import { usePlanHands } from './use-plan-hands.ts'

const ReachPanel = lazily(async () => (await import('./reach-panel.tsx')).ReachPanel)
const LineCard = lazily(async () => (await import('./line-card.tsx')).LineCard)
const PlanExports = lazily(async () => (await import('../exports/plan-exports.tsx')).PlanExports)
const PlanPaper = lazily(async () => (await import('../exports/plan-paper.tsx')).PlanPaper)

/** Head, figures, lines and reach of one plan on one page. */
export function Plan() {
  const hands = usePlanHands()
  const [view, setView] = useState<PlanView>('units')
  const { resource } = hands.world
  return (
    <>
      <PlanHead />
      {resource.error && <ErrorState problem={resource.error} onRetry={resource.reload} headingLevel={2} />}
      <PlanFigures />
      <PlanNotes />
      <section className="lines" aria-label={words('lines')}>
        <div className="lines-head">
          <Select
            label={words('view')}
            value={view}
            onChange={(next) => setView(next as PlanView)}
            options={VIEWS.map((value) => ({ value, label: words(`view.${value}`) }))}
          />
          <div className="os-row">
            <ActionBar actions={ADDING_ACTIONS} on={hands} />
            <ActionBar actions={[OPTIMISE]} on={hands} />
            <ActionMenu label={words('line.actions')} actions={LINE_ACTIONS} on={hands} />
            <PlanExports />
          </div>
        </div>
        <PlanGrid hands={hands} view={view} />
      </section>
      <div className="below">
        <ReachPanel />
        <LineCard hands={hands} />
      </div>
      <PlanPaper />
    </>
  )
}
