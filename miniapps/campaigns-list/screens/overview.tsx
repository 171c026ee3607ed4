import { useMemo, useState } from 'react'
import { CalendarDays } from 'lucide'
import { CAMPAIGN } from '../../domain/campaigns/campaign.ts'
import { ARCHIVED_WORD, type CampaignLine, standingOf } from '../../domain/campaigns/campaign-line.ts'
import { action } from '../../kit/actions/action.ts'
import { lazily } from '../../kit/bridge/lazily.tsx'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { todayHere } from '../../kit/controls/dates/periods.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { SavedViews } from '../../kit/document/saved-views/saved-views.tsx'
import { useHolds } from '../../kit/document/use-holds.ts'
import { fileNameOf } from '../../kit/exchange/save-file.ts'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { type List, useList } from '../../kit/list/use-list.ts'
import { choiceIn } from '../../kit/views/filters/filter.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { campaignColumns } from '../parts/campaign-columns.tsx'
import { campaignFilters } from '../parts/campaign-filters.ts'
import { Peek } from '../parts/peek.tsx'
import { setupPath } from '../parts/setup-path.ts'
import { ViewSwitch } from '../parts/view-switch.tsx'
import type { StandingLine } from '../standing-line.ts'
import { words } from '../words/words.ts'

/** Most people stay with the table. */
const CampaignBoard = lazily(async () => (await import('../parts/campaign-board.tsx')).CampaignBoard)
const CampaignTimeline = lazily(async () => (await import('../parts/campaign-timeline.tsx')).CampaignTimeline)

const CREATE = action({
  key: 'create',
  label: () => planningWords('createCampaign'),
  look: 'primary',
  to: (basePath) => setupPath(basePath),
})

const CALENDAR = action<List<StandingLine>>({
  key: 'calendar',
  label: () => words('calendar'),
  icon: CalendarDays,
  look: 'quiet',
  isOffered: ({ rows }) => rows.some(({ start, end }) => start && start <= end),
  run: ({ portal, save }, { rows }) =>
    save(async () => {
      const { calendarOf } = await import('../../domain/campaigns/calendar.ts')
      const titled = rows.map((row) => ({ ...row, title: row.title || planningWords('untitled') }))
      const text = calendarOf(titled, new Date().toISOString())
      return {
        file: new Blob([text], { type: 'text/calendar' }),
        name: fileNameOf(portal.app.title, 'ics'),
      }
    }),
})

/** Campaigns as a table, a board or a timeline: search, filters and saved views are the same. */
export function Overview() {
  const { portal } = useMiniApp()
  const campaigns = useCampaigns()
  const list = useList<StandingLine>({
    name: 'campaigns',
    rows: campaigns,
    keys: ['view'],
    filters: campaignFilters(campaigns.data ?? []),
    search: ({ title, name, state }) => `${state === 'archived' ? `${ARCHIVED_WORD} ` : ''}${title} ${name}`,
    isShown: ({ state }, { q = '', state: chosen }) =>
      state !== 'archived' || q.includes(ARCHIVED_WORD) || choiceIn(chosen).includes('archived'),
  })
  const maySetUp = useHolds(CAMPAIGN.writePermission)
  const [peeked, setPeeked] = useState<string>()
  const shown = list.rows.find(({ id }) => id === peeked)
  const columns = useMemo(() => campaignColumns(setPeeked, maySetUp), [maySetUp])
  const view = list.values['view'] ?? 'table'
  const common = { onPeek: setPeeked, maySetUp, reload: list.reload }
  return (
    <div className={shown ? 'with-peek' : undefined}>
      <div className="campaigns">
        <ListScreen
          list={list}
          title={portal.app.title}
          subtitle={words('lead')}
          head={
            <ViewSwitch view={view} onChange={(next) => list.set({ view: next === 'table' ? '' : next })} />
          }
          search={words('search')}
          searchHint={words('searchHint', { word: ARCHIVED_WORD })}
          beside={
            <SavedViews
              list="campaigns-list/all"
              query={new URLSearchParams(list.values).toString()}
              onChoose={(query) => {
                list.clear()
                list.set({ view: '', ...Object.fromEntries(new URLSearchParams(query)) })
              }}
            />
          }
          columns={columns}
          actions={maySetUp ? [CALENDAR, CREATE] : [CALENDAR]}
          fileName={portal.app.title}
          onOpen={({ id }) => setPeeked(id)}
          empty={<EmptyState title={planningWords('noCampaigns')}>{words('emptyHint')}</EmptyState>}
          {...(view === 'board' && {
            children: (rows: readonly StandingLine[]) => <CampaignBoard rows={rows} {...common} />,
          })}
          {...(view === 'timeline' && {
            children: (rows: readonly StandingLine[]) => <CampaignTimeline rows={rows} {...common} />,
          })}
        />
      </div>
      {shown && <Peek line={shown} maySetUp={maySetUp} onClose={() => setPeeked(undefined)} />}
    </div>
  )
}

/** With their standing on the person's day. */
function useCampaigns() {
  const place = usePlace(CAMPAIGN)
  const api = useApi('campaigns')
  const { portal } = useMiniApp()
  const asked = useResource(
    place && `campaigns/${place}`,
    (signal) => api.get<readonly CampaignLine[]>(`/${place}`, signal),
    portal.app.key,
  )
  const { data } = asked
  const today = todayHere()
  const lines = useMemo(
    () => data?.map((line): StandingLine => ({ ...line, ...standingOf(line, today) })),
    [data, today],
  )
  return { ...asked, data: lines }
}
