import { useMemo, useState } from 'react'
import { useStore } from '@nanostores/react'
import { textAt } from '../../domain/document/change.ts'
import { TEXT_PAUSE_MS } from '../../domain/document/limits.ts'
import { FIRST_WEIGHTS } from '../../domain/touchpoints/metrics.ts'
import type { RankingChoice } from '../../domain/touchpoints/ranking.ts'
import { chosenIn, rankingIn } from '../../domain/touchpoints/touchpoint-list.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { Switch } from '../../kit/controls/switch.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { EditionFields } from './edition-fields.tsx'
import { choiceFields, chosenFields } from './list-fields.ts'
import { NewerLibrary } from './newer-library.tsx'
import { NewerWave } from './newer-wave.tsx'
import { useRanking } from './ranked-line.ts'
import { RankingExport } from './ranking-export.tsx'
import { RankingPanel } from './ranking-panel.tsx'
import { StartScenario } from './start-scenario.tsx'
import { UnrankedChosen } from './unranked-chosen.tsx'
import { useEditions } from './use-editions.ts'
import { useRated } from './use-rated.ts'

/** The ranking of the open list: every change saves by itself. */
export function ListRanking() {
  const { document, isClosed } = useOpenFields()
  const body = useBody()
  const { title } = useStore(document.$about)
  const editions = useEditions()
  const [view, setView] = useState('table')
  const [isWhole, showAll] = useState(false)
  const edition = useMemo(
    () => ({
      market: textAt(body, 'market'),
      audience: textAt(body, 'audience'),
      wave: textAt(body, 'wave'),
    }),
    [body],
  )
  const choice = useMemo((): RankingChoice => {
    const kept = rankingIn(body)
    return Object.keys(kept.weights).length ? kept : { ...kept, weights: FIRST_WEIGHTS }
  }, [body])
  const chosen = useMemo(() => new Set(chosenIn(body)), [body])
  const isPlaced = Boolean(edition.market && edition.audience && edition.wave)
  const rated = useRated(isPlaced ? edition : undefined)
  const ranking = useRanking(rated.data, choice)
  const set = isClosed ? undefined : document.set.bind(document)
  const change = (part: Partial<RankingChoice>) =>
    document.set(choiceFields(choice, part), { pauseMs: part.weights ? TEXT_PAUSE_MS : 0 })
  const choose = set && ((codes: ReadonlySet<string>) => set(chosenFields(chosen, codes)))
  const of = { edition, choice, chosen }
  return (
    <>
      <div className="list-head">
        <Loaded
          of={editions}
          label={kitWords('loading', { what: words('lists') })}
          lines={[100]}
          lineHeight={3}
        >
          {(all) => (
            <EditionFields editions={all} edition={edition} onChange={set && ((next) => set({ ...next }))} />
          )}
        </Loaded>
        {ranking && (
          <div className="os-row">
            <RankingExport {...{ ranking, edition, chosen }} title={title} />
            <StartScenario {...{ ranking, chosen }} />
          </div>
        )}
      </div>
      {ranking && (
        <>
          <NewerWave
            {...of}
            {...{ ranking }}
            editions={editions.data ?? []}
            onTake={set && ((wave) => set({ wave }))}
          />
          <NewerLibrary library={rated.data!.library} onTake={set && ((pins) => set(pins))} />
          <UnrankedChosen
            {...of}
            {...{ ranking }}
            library={rated.data!.library}
            onRemove={set && ((code) => set({ [`chosen/${code}`]: null }))}
          />
        </>
      )}
      {isPlaced ? (
        <RankingPanel
          {...of}
          {...{ rated, ranking, view }}
          onView={setView}
          onChange={set && change}
          onChoose={choose}
          isShown={isWhole ? undefined : ({ id }) => chosen.has(id)}
          beside={<Switch label={words('list.all')} checked={isWhole} onChange={showAll} />}
          empty={
            rated.data?.touchpoints.length === 0 && (
              <EmptyState title={words('noWave')}>{words('noWave.text')}</EmptyState>
            )
          }
        />
      ) : (
        <EmptyState title={words('list.noEdition')}>{words('list.noEdition.text')}</EmptyState>
      )}
    </>
  )
}
