import { useState } from 'react'
import { Search, Users } from 'lucide'
import type { Page } from '../../../shell/contract/page.ts'
import type { TeamProgress } from '../../domain/onboarding/progress.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { useSettled } from '../../kit/bridge/use-settled.ts'
import { RemindAll } from '../parts/remind-all.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import type { Column } from '../../kit/table/column.ts'
import { DataTable } from '../../kit/table/data-table.tsx'
import { problemText } from '../../kit/words/problem-text.ts'
import { loadTeam } from '../ask-onboarding.ts'
import { PathCell } from '../parts/path-cell.tsx'
import { pathTitle } from '../parts/path-words.ts'
import { words } from '../words/words.ts'
import { words as kitWords } from '../../kit/words/words.ts'

type TeamPage = Page<TeamProgress>

/** How far those have come whom the reader helps along: who reports to them, or for administrators the agency. */
export function Team() {
  const { portal, context, route } = useMiniApp()
  const agency = context.tenant.code
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const { data, error, loading, reload } = useResource(`${agency} ${q}`, (signal) =>
    loadTeam(portal, { agency, q, after: '' }, signal),
  )
  const [more, setMore] = useState<{ of: TeamPage; pages: readonly TeamPage[] }>()
  const [busy, setBusy] = useState(false)
  const pages = data ? [data, ...(more?.of === data ? more.pages : [])] : []
  const next = pages.at(-1)?.next ?? null
  const showMore = async () => {
    setBusy(true)
    try {
      const page = await loadTeam(portal, { agency, q, after: next ?? '' })
      setMore({ of: data!, pages: [...pages.slice(1), page] })
    } catch (failure) {
      portal.notify({ kind: 'error', text: problemText(failure).text })
    } finally {
      setBusy(false)
    }
  }
  const people = pages.flatMap((page) => page.data)
  return (
    <>
      <PageHeader
        title={words('team')}
        subtitle={words('teamLead')}
        actions={
          <>
            <RemindAll people={people} onDone={reload} />
            <Link look="secondary" to={route.basePath}>
              {words('myPaths')}
            </Link>
          </>
        }
      />
      <search className="team-search">
        <TextField
          type="search"
          hideLabel
          label={words('search')}
          placeholder={words('search')}
          icon={Search}
          value={typed}
          onChange={setTyped}
        />
      </search>
      <output className="os-visually-hidden">
        {q && data && people.length === 0 ? words('noneFound') : ''}
      </output>
      {!data && error ? (
        <ErrorState problem={error} onRetry={reload} busy={loading} />
      ) : !data ? (
        <Skeleton label={words('loading')} lines={[100, 96, 98]} lineHeight={3} />
      ) : people.length === 0 && q ? (
        <p className="os-muted">{words('noneFound')}</p>
      ) : people.length === 0 ? (
        <EmptyState icon={Users} title={words('noTeam')}>
          {words('noTeamHint')}
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption={words('team')}
            hideCaption
            columns={columnsOf(people)}
            rows={people}
            rowKey={({ id }) => id}
          />
          {next !== null && (
            <div className="team-more">
              <Button busy={busy} onClick={() => void showMore()}>
                {kitWords('showMore')}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  )
}

/** A column for each path that somebody is on. */
function columnsOf(people: readonly TeamProgress[]): readonly Column<TeamProgress>[] {
  const all = new Map(people.flatMap(({ paths }) => paths.map((path) => [path.key, pathTitle(path)])))
  const pathOf = (person: TeamProgress, key: string) => person.paths.find((path) => path.key === key)
  const nameOf = ({ firstname, lastname }: TeamProgress) => `${firstname} ${lastname}`.trim()
  return [
    { key: 'name', title: kitWords('name'), value: nameOf, cell: nameOf },
    ...[...all].map(([key, title]) => ({
      key,
      title,
      value: (person: TeamProgress) => pathOf(person, key)?.completion.percent ?? null,
      cell: (person: TeamProgress) => {
        const path = pathOf(person, key)
        return path ? <PathCell person={{ id: person.id, name: nameOf(person) }} path={path} /> : '–'
      },
    })),
  ]
}
