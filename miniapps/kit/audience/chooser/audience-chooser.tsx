import { useRef, useState, type KeyboardEvent } from 'react'
import { Search } from 'lucide'
import type { Edition, EditionFacets } from '../../../domain/audience/edition.ts'
import { useAnswer } from '../../bridge/use-answer.ts'
import { useSettled } from '../../bridge/use-settled.ts'
import { useSheet } from '../../bridge/use-sheet.ts'
import { withQuery } from '../../bridge/with-query.ts'
import { Dialog } from '../../controls/dialog.tsx'
import { ErrorState } from '../../controls/error-state.tsx'
import { Select } from '../../controls/select.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { MoreRows } from '../../list/more-rows.tsx'
import { usePages } from '../../list/use-pages.ts'
import { DataTable } from '../../table/data-table.tsx'
import { useFormat } from '../../words/format.ts'
import { words as kitWords } from '../../words/words.ts'
import { words as frameWords } from '../frame/words/words.ts'
import sheet from './audience-chooser.css?sheet'
import { editionColumns } from './edition-columns.tsx'
import { words } from './words/words.ts'

export interface AudienceChooserProps {
  /** Id of the brand that chooses. */
  brand: string
  title?: string
  /** Narrowed to at first; people may look further. */
  market?: string
  dataset?: string
  /** Only audiences that stand on enough people for a plan can be chosen. */
  forPlan?: boolean
  /** The reason why an edition cannot be chosen here; undefined where it can. */
  refuse?(edition: Edition): string | undefined
  /** Left out, such as the audience that is being composed. */
  without?: readonly string[]
  onChoose(edition: Edition): void
  onClose(): void
}

/** Chooses a published audience: the newest edition of each that the brand may see. What is chosen is pinned by its edition. */
export function AudienceChooser(props: AudienceChooserProps) {
  useSheet(sheet)
  const { brand, title = words('title'), without = [], forPlan = false, onChoose, onClose } = props
  const [asked, setAsked] = useState({ q: '', market: props.market ?? '', dataset: props.dataset ?? '' })
  const set = (part: Partial<typeof asked>) => setAsked({ ...asked, ...part })
  const body = useRef<HTMLDivElement>(null)
  const query = { ...asked, q: useSettled(asked.q).trim(), status: ['published', 'draft'] }
  const pages = usePages<Edition>('audiences', withQuery(`/${brand}`, query), 'audience-chooser')
  const rows = pages.rows?.filter(({ id }) => !without.includes(id))
  return (
    <Dialog open size="l" title={title} onClose={onClose}>
      <div
        ref={body}
        role="presentation"
        className="chooser"
        onKeyDown={(event) => step(event, body.current!)}
      >
        <div className="chooser-find">
          <search>
            <TextField
              type="search"
              label={words('search')}
              icon={Search}
              value={asked.q}
              onChange={(q) => set({ q })}
            />
          </search>
          <Narrowing brand={brand} asked={asked} onSet={set} />
        </div>
        <output className="os-muted">
          {pages.total !== undefined && words('count', { count: pages.total })}
        </output>
        {pages.error && !rows ? (
          <ErrorState problem={pages.error} onRetry={pages.reload} busy={pages.loading} />
        ) : (
          <DataTable
            caption={title}
            hideCaption
            columns={editionColumns({ forPlan, refuse: props.refuse, onChoose })}
            rows={rows ?? []}
            rowKey={({ id }) => id}
            loading={!rows}
            empty={words(asked.q || asked.market || asked.dataset ? 'none' : 'empty')}
          />
        )}
        <MoreRows of={pages} onMore={() => void pages.more?.()} />
      </div>
    </Dialog>
  )
}

interface NarrowingProps {
  brand: string
  asked: { market: string; dataset: string }
  onSet(part: { market?: string; dataset?: string }): void
}

function Narrowing({ brand, asked, onSet }: NarrowingProps) {
  const format = useFormat()
  const { data } = useAnswer<EditionFacets>('audiences', `/${brand}/facets`)
  const options = (choices: EditionFacets['market'] = [], now: string, nameOf = (name: string) => name) => [
    { value: '', label: '–' },
    ...choices.map(({ id, name }) => ({ value: id, label: nameOf(name) })),
    ...(now && choices.every(({ id }) => id !== now) ? [{ value: now, label: nameOf(now) }] : []),
  ]
  return (
    <>
      <Select
        label={kitWords('market')}
        value={asked.market}
        options={options(data?.market, asked.market, format.regionName)}
        onChange={(market) => onSet({ market })}
      />
      <Select
        label={frameWords('dataset')}
        value={asked.dataset}
        options={options(data?.dataset, asked.dataset)}
        onChange={(dataset) => onSet({ dataset })}
      />
    </>
  )
}

/** Arrows lead from the search into the audiences, and from one to the next. */
function step(event: KeyboardEvent<HTMLElement>, body: HTMLElement): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const target = event.target as HTMLElement
  const picks = [...body.querySelectorAll<HTMLElement>('.chooser-pick')]
  const search = body.querySelector<HTMLElement>('[type="search"]')
  const stops = search ? [search, ...picks] : picks
  const at = stops.indexOf(target)
  if (by === undefined || at < 0) return
  event.preventDefault()
  stops[Math.min(Math.max(at + by, 0), stops.length - 1)]!.focus()
}
