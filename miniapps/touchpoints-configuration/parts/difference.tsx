import { useState } from 'react'
import { type Body, textOf } from '../../domain/document/change.ts'
import type { NamedVersion } from '../../domain/document/wire.ts'
import { effectiveAt } from '../../domain/planning/touchpoints/library.ts'
import { datedVersions } from '../../domain/touchpoints/curve-on.ts'
import {
  DIFFERENCE_KINDS,
  libraryDifference,
  type TouchpointDifference,
} from '../../domain/touchpoints/library-difference.ts'
import { touchpointName, touchpointPath } from '../../domain/touchpoints/touchpoint.ts'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { Badge, type Tone } from '../../kit/controls/badge.tsx'
import { DateField } from '../../kit/controls/date-field.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { ValueChange } from '../../kit/document/value-change.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useFormat } from '../../kit/words/format.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { fieldTitle } from './field-words.ts'
import { useCurves } from './use-curves.ts'
import type { Library } from './use-library.ts'
import { useVersionBody } from './use-versions.ts'

interface DifferenceProps {
  library: Library
  versions: Resource<readonly NamedVersion[]>
}

/** Changes since a published version, which may be chosen by the day on which it held. */
export function Difference({ library, versions }: DifferenceProps) {
  return (
    <Loaded of={versions} label={kitWords('loading', { what: words('difference') })} lines={[90, 70, 80]}>
      {(published) =>
        published.length ? (
          <Since library={library} published={published} />
        ) : (
          <EmptyState title={words('difference.first')}>{words('difference.firstHint')}</EmptyState>
        )
      }
    </Loaded>
  )
}

function Since({ library, published }: { library: Library; published: readonly NamedVersion[] }) {
  const format = useFormat()
  const [chosen, setChosen] = useState<number>()
  /** A day on which nothing was in force yet. */
  const [early, setEarly] = useState('')
  const oldestFirst = published.toReversed()
  const dated = datedVersions(oldestFirst.map(({ at }) => at.slice(0, 10)))
  const shown = published.find(({ version }) => version === chosen) ?? published[0]!
  const onDay = (day: string) => {
    const held = day ? effectiveAt({ versions: dated, date: day }) : null
    setEarly(day && held === null ? day : '')
    setChosen(held === null ? undefined : oldestFirst[held - 1]!.version)
  }
  const { from } = dated[oldestFirst.indexOf(shown)]!
  const before = useVersionBody(shown.version)
  return (
    <>
      <div className="library-bar">
        <Select
          label={words('difference.since')}
          value={String(shown.version)}
          onChange={(version) => {
            setEarly('')
            setChosen(Number(version))
          }}
          options={published.map(({ version, name, at, by }) => ({
            value: String(version),
            label: words('difference.version', { name, day: format.date(at), by: by.name }),
          }))}
        />
        <DateField
          label={words('difference.day')}
          value={early || from}
          min={dated[0]!.from}
          onChange={onDay}
        />
      </div>
      {early ? (
        <p role="status" className="difference-count">
          {words('difference.notYet')}
        </p>
      ) : (
        <Loaded of={before} label={kitWords('loading', { what: words('difference') })} lines={[90, 70, 80]}>
          {(body) => <Differences library={library} before={body} />}
        </Loaded>
      )}
    </>
  )
}

function Differences({ library, before }: { library: Library; before: Body }) {
  const format = useFormat()
  const differences = libraryDifference(library.whole(before), library.whole(library.body))
  return (
    <>
      <p role="status" className="difference-count">
        {differences.length === 0 ? words('difference.none') : format.list(countsOf(differences))}
      </p>
      <ul className="differences">
        {differences.map((each) => (
          <Changed key={each.code} difference={each} library={library} />
        ))}
      </ul>
    </>
  )
}

const countsOf = (differences: readonly TouchpointDifference[]): readonly string[] =>
  DIFFERENCE_KINDS.flatMap((kind) => {
    const count = differences.filter((each) => each.kind === kind).length
    return count ? [words(`count.${kind}`, { count })] : []
  })

const TONES: Readonly<Record<TouchpointDifference['kind'], Tone>> = {
  added: 'success',
  changed: 'information',
  retired: 'neutral',
  returned: 'success',
  removed: 'error',
}

interface ChangedProps {
  difference: TouchpointDifference
  library: Library
}

function Changed({ difference: { code, kind, fields }, library }: ChangedProps) {
  const language = useLanguage()
  const { wordsOf } = useOpenFields()
  const { titleOf } = useCurves()
  const row = library.rows.find((each) => each.code === code)
  const nameBefore = fields.find(({ field }) => field === 'name/en')?.before ?? null
  const said = (field: string) => (value: (typeof fields)[number]['before']) => {
    if (field === 'curve' && typeof value === 'string') return titleOf(value)
    const parent = field === 'parent' && library.rows.find((each) => each.code === value)
    return parent ? touchpointName(parent, language) : wordsOf(touchpointPath(code, field), value)
  }
  return (
    <li className="os-card">
      <div className="os-row">
        <h3 className="os-subtitle">{row ? touchpointName(row, language) : textOf(nameBefore) || code}</h3>
        <Badge tone={TONES[kind]}>{words(`kind.${kind}`)}</Badge>
      </div>
      <dl>
        {fields.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{fieldTitle(field)}</dt>
            <dd>
              <ValueChange before={before} after={after} wordsOf={said(field)} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
