import { useState } from 'react'
import { Megaphone, Plus } from 'lucide'
import type { AllAnnouncements, Announcement } from '../../../shell/contract/catalogue.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { useLiveNews } from '../../kit/bridge/use-live-news.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useNow } from '../../kit/bridge/use-now.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { problemText } from '../../kit/words/problem-text.ts'
import { AnnouncementDialog } from '../parts/announcements/announcement-dialog.tsx'
import { AnnouncementRow } from '../parts/announcements/announcement-row.tsx'
import { words } from '../parts/announcements/words/words.ts'
import { SettingsHeader } from '../parts/settings/settings-header.tsx'

/** What the agency tells its people on their You page: now, soon, and before. */
export function Announcements() {
  const { portal, context } = useMiniApp()
  const catalogue = useApi('catalogue')
  const { code } = context.tenant
  const [asked, setAsked] = useState<{ changed?: Announcement }>()
  const { data, error, loading, reload, setData } = useResource(code, (signal) =>
    catalogue.get<AllAnnouncements>(withQuery('/announcements', { agency: code }), signal),
  )
  useLiveNews('catalogue', reload)
  const saved = (all: AllAnnouncements) => {
    setData(all)
    setAsked(undefined)
    portal.notify({ kind: 'success', text: words('saved') })
  }
  const end = async ({ id }: Announcement) => {
    const path = withQuery(`/announcements/${id}`, { agency: code })
    try {
      setData(await catalogue.delete(path))
      portal.notify({ kind: 'success', text: words('ended') })
    } catch (failure) {
      portal.notify({ kind: 'error', text: problemText(failure).text })
    }
  }
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => setAsked({})}>
      {words('new')}
    </Button>
  )
  return (
    <>
      <SettingsHeader current="announcements" actions={data && data.announcements.length > 0 && add} />
      {data ? (
        <List all={data} add={add} onChange={(changed) => setAsked({ changed })} onEnd={end} />
      ) : error ? (
        <ErrorState problem={error} onRetry={reload} busy={loading} />
      ) : (
        <Skeleton label={words('loading')} lines={[72, 64, 80]} lineHeight={3} />
      )}
      {data && asked && (
        <AnnouncementDialog
          changed={asked.changed}
          countries={data.countries}
          onClose={() => setAsked(undefined)}
          onSaved={saved}
        />
      )}
    </>
  )
}

interface ListProps {
  all: AllAnnouncements
  add: React.ReactNode
  onChange(announcement: Announcement): void
  onEnd(announcement: Announcement): Promise<void>
}

function List({ all: { announcements }, add, onChange, onEnd }: ListProps) {
  const now = useNow()
  if (announcements.length === 0)
    return (
      <EmptyState icon={Megaphone} title={words('none')} action={add}>
        {words('noneHint')}
      </EmptyState>
    )
  return (
    <ul className="arranged-apps">
      {announcements.map((each) => (
        <AnnouncementRow
          key={each.id}
          announcement={each}
          now={now}
          onChange={() => onChange(each)}
          onEnd={() => void onEnd(each)}
        />
      ))}
    </ul>
  )
}
