import { useState } from 'react'
import { PanelRight } from 'lucide'
import type { Problem } from '../../../shell/contract/problem.ts'
import { actionTo } from '../../domain/campaigns/campaign-actions.ts'
import {
  type CampaignState,
  type CampaignStatus,
  nextStates,
} from '../../domain/planning/campaigns/campaign-state.ts'
import type { FieldProblem } from '../../domain/document/definition.ts'
import type { NewAction } from '../../domain/document/wire.ts'
import { RequestError } from '../../kit/bridge/request-json.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { campaignProblem } from '../../kit/planning/campaign-problem.ts'
import { campaignStateOf } from '../../kit/planning/campaign-state-of.ts'
import { money } from '../../kit/planning/money.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { Board } from '../../kit/views/board/board.tsx'
import { type Format, useFormat } from '../../kit/words/format.ts'
import { problemText } from '../../kit/words/problem-text.ts'
import type { StandingLine } from '../standing-line.ts'
import { words } from '../words/words.ts'

const COLUMNS = ['draft', 'in-planning', 'submitted', 'rejected', 'approved', 'live', 'paused', 'completed']

type NotReady = Problem & { problems?: readonly FieldProblem[] }

interface CampaignBoardProps {
  rows: readonly StandingLine[]
  onPeek(id: string): void
  /** Whether the person may take campaigns to other states. */
  maySetUp: boolean
  reload(): void
}

/** A column for each state. A card goes where the campaign may go next; anything else is refused, with what is allowed. */
export function CampaignBoard({ rows, onPeek, maySetUp, reload }: CampaignBoardProps) {
  const api = useApi('documents')
  const { portal } = useMiniApp()
  const format = useFormat()
  const [refused, setRefused] = useState<string>()
  const move = async (id: string, to: string) => {
    const row = rows.find((each) => each.id === id)!
    if (row.state === to) return
    const action = nextStates({ state: row.state }).includes(to as CampaignStatus)
      ? actionTo(row.status, to as CampaignStatus)
      : undefined
    if (!action) return setRefused(notAllowed(row.state, to, format))
    if (action === 'reject') return setRefused(words('askReason'))
    try {
      const act: NewAction = { id: crypto.randomUUID(), action, seen: row.version }
      await api.post(`/campaign/${encodeURIComponent(id)}/actions`, act)
      setRefused(undefined)
      portal.announce(words('moved', { title: row.title, state: campaignStateOf(to).title }))
    } catch (error) {
      setRefused(whyNot(error))
    }
    reload()
  }
  return (
    <>
      {refused && (
        <p className="os-notice" data-tone="warning" role="alert">
          {refused}
        </p>
      )}
      <Board
        label={portal.app.title}
        columns={COLUMNS.map((key) => ({ key, title: campaignStateOf(key).title }))}
        cards={rows.map((row) => ({ ...row, key: row.id, column: row.state }))}
        titleOf={({ title }) => title || planningWords('untitled')}
        {...(maySetUp && { onMove: (key, { column }) => void move(key, column) })}
      >
        {({ id, title, total, currency, end }) => (
          <>
            <p className="card-facts">
              {money(format, total ?? undefined, currency)} · {end ? format.date(end) : '–'}
            </p>
            <Button size="s" variant="quiet" icon={PanelRight} iconOnly onClick={() => onPeek(id)}>
              {words('look', { title: title || planningWords('untitled') })}
            </Button>
          </>
        )}
      </Board>
    </>
  )
}

/** A campaign that is not ready is refused with all that is left to do. */
function whyNot(error: unknown): string {
  const refused: NotReady | undefined = error instanceof RequestError ? error.problem : undefined
  if (refused?.problems) return refused.problems.map(campaignProblem).join(' ')
  const { title, text } = problemText(error)
  return `${title} ${text}`
}

function notAllowed(state: CampaignState, to: string, { list }: Format): string {
  const allowed = nextStates({ state }).map((next) => campaignStateOf(next).title)
  const said = { from: campaignStateOf(state).title, to: campaignStateOf(to).title }
  return allowed.length
    ? words('notAllowed', { ...said, allowed: list(allowed) })
    : words('nothingAllowed', said)
}
