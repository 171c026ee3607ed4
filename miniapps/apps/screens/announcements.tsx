import { Megaphone, Plus, CircleStop, Pencil } from 'lucide'
import type { AllAnnouncements, Announcement } from '../../../shell/contract/catalogue.ts'
import { ActionBar } from '../../kit/actions/action-bar.tsx'
import { action } from '../../kit/actions/action.ts'
import { RowActions } from '../../kit/actions/row-actions.tsx'
import { apiOf } from '../../kit/bridge/api-of.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useNow } from '../../kit/bridge/use-now.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { AnnouncementDialog } from '../parts/announcements/announcement-dialog.tsx'
import { AnnouncementRow, standingAt } from '../parts/announcements/announcement-row.tsx'
import { words } from '../parts/announcements/words/words.ts'
import { SettingsHeader } from '../parts/settings/settings-header.tsx'

interface Told {
  agency: string
  countries: readonly string[]
  now: number
  onSaved(all: AllAnnouncements): void
}

interface ToldOne extends Told {
  one: Announcement
}

const NEW = action<Told>({
  key: 'new-announcement',
  label: () => words('new'),
  icon: Plus,
  look: 'primary',
  run: ({ open }, { countries, onSaved }) => open(AnnouncementDialog, { countries, onDone: onSaved }),
})

const CHANGE = action<ToldOne>({
  key: 'change-announcement',
  label: ({ one: { text } }) => words('changeIt', { text }),
  icon: Pencil,
  run: ({ open }, { one, countries, onSaved }) =>
    open(AnnouncementDialog, { changed: one, countries, onDone: onSaved }),
})

const END = action<ToldOne>({
  key: 'end-announcement',
  label: ({ one, now }) =>
    words(standingAt(one, now) === 'running' ? 'endIt' : 'withdrawIt', { text: one.text }),
  icon: CircleStop,
  isOffered: ({ one, now }) => standingAt(one, now) !== 'over',
  run: async ({ portal }, { one, agency, onSaved }) => {
    onSaved(await apiOf(portal, 'catalogue').delete(withQuery(`/announcements/${one.id}`, { agency })))
    portal.notify({ kind: 'success', text: words('ended') })
  },
})

/** The agency's announcements for the You page: present, planned and past ones. */
export function Announcements() {
  const agency = useMiniApp(({ context }) => context.tenant.code)
  const path = withQuery('/announcements', { agency })
  const answer = useAnswer<AllAnnouncements>('catalogue', path, { news: 'catalogue' })
  const { announcements = [], countries = [] } = answer.data ?? {}
  const told: Told = { agency, countries, now: useNow(), onSaved: answer.setData }
  const add = <ActionBar actions={[NEW]} on={told} />
  return (
    <>
      <SettingsHeader current="announcements" actions={announcements.length > 0 && add} />
      <Loaded of={answer} label={words('loading')} lines={[72, 64, 80]} lineHeight={3}>
        {() =>
          announcements.length === 0 ? (
            <EmptyState icon={Megaphone} title={words('none')} action={add}>
              {words('noneHint')}
            </EmptyState>
          ) : (
            <ul className="arranged-apps">
              {announcements.map((one) => (
                <AnnouncementRow key={one.id} announcement={one} now={told.now}>
                  <RowActions actions={[CHANGE, END]} on={{ ...told, one }} />
                </AnnouncementRow>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}
