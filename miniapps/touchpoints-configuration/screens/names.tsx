import { useMemo } from 'react'
import { RequestError } from '../../kit/bridge/request-json.ts'
import { IMPORTS_PERMISSION, type ForeignName } from '../../domain/touchpoints/wire.ts'
import { useActing } from '../../kit/actions/use-acting.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { useHolds } from '../../kit/document/use-holds.ts'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { useList } from '../../kit/list/use-list.ts'
import { problemText } from '../../kit/words/problem-text.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { ViewTabs } from '../parts/app-head.tsx'
import { decisionsIn, MAP, SUGGESTED } from '../parts/name-actions.ts'
import { nameColumns, nameState } from '../parts/name-columns.tsx'
import { isWaiting, sendMappings } from '../parts/send-mappings.ts'
import { usePlaces } from '../parts/use-libraries.ts'
import { useNames, usePublished } from '../parts/use-names.ts'
import { words } from '../words/words.ts'

const STATES = ['waiting', 'mapped', 'ignored'] as const

/**
 * The mapping inbox: names seen in uploads, those that wait first. Suggestions are made, and nothing is
 * mapped by itself.
 */
export function Names() {
  const names = useNames()
  const published = usePublished()
  const { data: touchpoints } = published
  const language = useLanguage()
  const mayMap = useHolds(IMPORTS_PERMISSION)
  const { brandId } = usePlaces()
  const take = useTake(names.reload)
  const { data } = names
  const rows = useMemo(
    () => touchpoints && data?.toSorted((one, other) => Number(isWaiting(other)) - Number(isWaiting(one))),
    [data, touchpoints],
  )
  const list = useList<ForeignName>({
    name: 'names',
    rows: {
      data: rows,
      error: names.error ?? published.error,
      loading: names.loading || published.loading,
      reload: names.error || !published.error ? names.reload : published.reload,
    },
    rowKey: ({ id }) => String(id),
    search: ({ name, source }) => `${name} ${source}`,
    filters: [
      {
        key: 'state',
        label: kitWords('status'),
        kind: 'choice',
        options: STATES.map((state) => ({ value: state, label: words(`state.${state}`) })),
        value: nameState,
      },
    ],
  })
  const columns = useMemo(
    () => nameColumns({ touchpoints: touchpoints ?? [], language, onTake: mayMap ? take : undefined }),
    [touchpoints, language, mayMap, take],
  )
  const bulk = useMemo(() => [SUGGESTED, MAP, ...decisionsIn(brandId)], [brandId])
  const acting = useActing(names.reload)
  return (
    <>
      <ListScreen
        list={list}
        title={words('names')}
        subtitle={mayMap ? words('names.lead') : words('names.readOnly')}
        head={<ViewTabs current="names" />}
        search={words('names.search')}
        columns={columns}
        bulk={mayMap ? bulk : []}
        fileName={words('names')}
        {...(mayMap && { onOpen: (name: ForeignName) => acting.run(MAP, [name]) })}
        empty={<EmptyState title={words('names.none')}>{words('names.noneHint')}</EmptyState>}
      />
      {acting.dialog}
    </>
  )
}

/** Maps one name, with the way back. */
function useTake(reload: () => void) {
  const { portal } = useMiniApp()
  const { brandId } = usePlaces()
  return useMemo(() => {
    const send = async (name: ForeignName, touchpoint: string | null) => {
      try {
        await sendMappings(portal, brandId, [{ id: name.id, touchpoint, ignored: false }])
        reload()
      } catch (error) {
        if (!(error instanceof RequestError) && !(error instanceof TypeError)) throw error
        portal.notify({ kind: 'error', text: problemText(error).text })
        return
      }
      if (touchpoint === null) return
      portal.notify({
        kind: 'success',
        text: words('mapped', { name: name.name, touchpoint }),
        action: { label: kitWords('undo'), run: () => void send(name, null) },
      })
    }
    return (name: ForeignName, code: string) => void send(name, code)
  }, [portal, brandId, reload])
}
