import { ListPlus } from 'lucide'
import type { RankingChoice } from '../../domain/touchpoints/ranking.ts'
import { LIST_PERMISSION, TOUCHPOINT_LIST } from '../../domain/touchpoints/touchpoint-list.ts'
import type { Edition } from '../../domain/touchpoints/wire.ts'
import { action } from '../../kit/actions/action.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { useHolds } from '../../kit/document/use-holds.ts'
import { words as documentWords } from '../../kit/document/words/words.ts'
import { ShareLink } from '../../kit/views/share-link.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { AppTabs } from '../parts/app-tabs.tsx'
import { EditionFields } from '../parts/edition-fields.tsx'
import { RankingExport } from '../parts/ranking-export.tsx'
import { RankingPanel } from '../parts/ranking-panel.tsx'
import { type RankedLine, useRanking } from '../parts/ranked-line.ts'
import { SaveListDialog } from '../parts/save-list-dialog.tsx'
import { useAddressChoice } from '../parts/use-address-choice.ts'
import { editionOf, useEditions } from '../parts/use-editions.ts'
import { useRated } from '../parts/use-rated.ts'
import { words } from '../words/words.ts'

/** Touchpoints of a market and an audience, by what counts for the task at hand. */
export function RankingScreen() {
  const { title } = useMiniApp().portal.app
  const editions = useEditions()
  const hasBrand = usePlace(TOUCHPOINT_LIST) !== null
  if (hasBrand && editions.data?.length) return <Ranked editions={editions.data} />
  return (
    <>
      <PageHeader title={title} subtitle={words('lead')} />
      <AppTabs current="ranking" />
      {hasBrand ? (
        <Loaded
          of={editions}
          label={kitWords('loading', { what: title })}
          lines={[100, 100, 100, 100]}
          lineHeight={2}
        >
          {() => <EmptyState title={words('noEditions')}>{words('noEditions.text')}</EmptyState>}
        </Loaded>
      ) : (
        <EmptyState title={documentWords('list.noBrand')}>{documentWords('list.noBrandText')}</EmptyState>
      )}
    </>
  )
}

function Ranked({ editions }: { editions: readonly Edition[] }) {
  const { portal, context } = useMiniApp()
  const { choice, asked, chosen, view, change } = useAddressChoice()
  const format = useFormat()
  const home = context.workspace?.country?.code
  const edition = editionOf(editions, asked, home)!
  const rated = useRated(edition)
  const ranking = useRanking(rated.data, choice)
  const mayList = useHolds(LIST_PERMISSION)
  const changeRanking = ({ out, ...part }: Partial<RankingChoice>) =>
    change(out ? { ...part, out, chosen: new Set([...chosen].filter((code) => !out.includes(code))) } : part)
  const save = action<readonly RankedLine[]>({
    key: 'save-list',
    label: () => words('save'),
    icon: ListPlus,
    look: 'primary',
    run: ({ open: show }, lines) =>
      show(SaveListDialog, { lines, edition, choice, library: rated.data!.library }),
  })
  return (
    <>
      <PageHeader
        title={portal.app.title}
        subtitle={words('lead')}
        actions={ranking && <RankingExport {...{ ranking, edition, chosen }} title={words('ranking')} />}
      />
      <AppTabs current="ranking" />
      <EditionFields {...{ editions, edition }} onChange={(next) => change({ asked: next })} />
      {home && !asked.market && edition.market !== home && (
        <p className="os-notice" role="status">
          {words('otherMarket', { home: format.regionName(home), shown: format.regionName(edition.market) })}
        </p>
      )}
      <RankingPanel
        {...{ edition, rated, ranking, choice, chosen }}
        onChange={changeRanking}
        onChoose={mayList ? (codes) => change({ chosen: codes }) : undefined}
        view={view}
        onView={(next) => change({ view: next })}
        bulk={mayList ? [save] : []}
        beside={<ShareLink />}
      />
    </>
  )
}
