import { words as planningWords } from '../../kit/planning/words/words.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { campaignStateOf } from '../../kit/planning/campaign-state-of.ts'
import { Timeline } from '../../kit/views/timeline/timeline.tsx'
import type { StandingLine } from '../standing-line.ts'

interface CampaignTimelineProps {
  rows: readonly StandingLine[]
  onPeek(id: string): void
}

/** When campaigns run; those without dates are not in it. */
export const CampaignTimeline = ({ rows, onPeek }: CampaignTimelineProps) => (
  <Timeline
    label={useMiniApp().portal.app.title}
    onOpen={onPeek}
    rows={rows
      .filter(({ start, end }) => start && end && start <= end)
      .toSorted((one, other) => one.start.localeCompare(other.start))
      .map(({ id, title, start, end, state }) => ({
        key: id,
        label: title || planningWords('untitled'),
        from: start,
        to: end,
        note: campaignStateOf(state).title,
      }))}
  />
)
