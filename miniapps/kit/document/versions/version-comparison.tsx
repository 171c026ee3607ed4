import { useState } from 'react'
import type { NamedVersion } from '../../../domain/document/wire.ts'
import { useResource } from '../../bridge/use-resource.ts'
import { ErrorState } from '../../controls/error-state.tsx'
import { Select } from '../../controls/select.tsx'
import { Skeleton } from '../../controls/skeleton.tsx'
import { useFormat } from '../../words/format.ts'
import { words } from '../words/words.ts'
import { NameVersion } from './name-version.tsx'
import { SinceVersion, type VersionComparisonProps } from './since-version.tsx'

const NOW = ''

/** Names the present version, and shows what has changed from an earlier one until now or another. */
export function VersionComparison<Facts>(props: VersionComparisonProps<Facts>) {
  const { client, document } = props
  const { dateTime } = useFormat()
  const { id } = document.$about.get()
  const { data, error, loading, reload, setData } = useResource(`versions of ${id}`, () =>
    client.further<readonly NamedVersion[]>(document, 'versions'),
  )
  const [chosen, setChosen] = useState<string>()
  const [until, setUntil] = useState(NOW)
  if (error) return <ErrorState problem={error} onRetry={reload} busy={loading} headingLevel={3} />
  if (!data) return <Skeleton label={words('versions.loading')} lines={[90, 70, 80]} />
  const version = chosen ?? String(data[0]?.version ?? '')
  const options = data.map(({ version: number, name, by, at }) => ({
    value: String(number),
    label: words('versions.line', { name, by: by.name, at: dateTime(at) }),
  }))
  const later = options.filter(({ value }) => Number(value) > Number(version))
  const end = later.some(({ value }) => value === until) ? until : NOW
  return (
    <div className="versions">
      <NameVersion client={client} document={document} onNamed={setData} />
      {data.length === 0 ? (
        <p className="os-muted">{words('versions.none')}</p>
      ) : (
        <>
          <Select label={words('versions.since')} value={version} onChange={setChosen} options={options} />
          {later.length > 0 && (
            <Select
              label={words('versions.until')}
              value={end}
              onChange={setUntil}
              options={[{ value: NOW, label: words('versions.now') }, ...later]}
            />
          )}
          <SinceVersion key={`${version} ${end}`} {...props} version={version} until={end} />
        </>
      )}
    </div>
  )
}
