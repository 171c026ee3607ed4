import { useCallback, useState } from 'react'
import { GitCompare } from 'lucide'
import type { NamedVersion } from '../../../domain/document/wire.ts'
import { useResource } from '../../bridge/use-resource.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { ErrorState } from '../../controls/error-state.tsx'
import { Select } from '../../controls/select.tsx'
import { Skeleton } from '../../controls/skeleton.tsx'
import { useFormat } from '../../words/format.ts'
import type { ChangeHistoryProps } from '../past-changes.tsx'
import { words } from '../words/words.ts'
import type { Fields } from './differences-of.ts'
import { NameVersion } from './name-version.tsx'
import { VersionDifference } from './version-difference.tsx'

/** Named versions of a document behind a button: naming the present one, and what has changed since an earlier one. */
export function Versions<Facts>(props: ChangeHistoryProps<Facts>) {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button icon={GitCompare} onClick={() => setOpen(true)}>
        {words('versions.open')}
      </Button>
      <Dialog open={open} onClose={close} title={words('versions.open')} size="l">
        <Comparison {...props} />
      </Dialog>
    </>
  )
}

function Comparison<Facts>(props: ChangeHistoryProps<Facts>) {
  const { client, document } = props
  const { dateTime } = useFormat()
  const { id } = document.$about.get()
  const { data, error, loading, reload, setData } = useResource(`versions of ${id}`, () =>
    client.further<readonly NamedVersion[]>(document, 'versions'),
  )
  const [chosen, setChosen] = useState<string>()
  if (error) return <ErrorState problem={error} onRetry={reload} busy={loading} headingLevel={3} />
  if (!data) return <Skeleton label={words('versions.loading')} lines={[90, 70, 80]} />
  const version = chosen ?? String(data[0]?.version ?? '')
  return (
    <div className="versions">
      <NameVersion client={client} document={document} onNamed={setData} />
      {data.length === 0 ? (
        <p className="os-muted">{words('versions.none')}</p>
      ) : (
        <>
          <Select
            label={words('versions.since')}
            value={version}
            onChange={setChosen}
            options={data.map(({ version: number, name, by, at }) => ({
              value: String(number),
              label: words('versions.line', { name, by: by.name, at: dateTime(at) }),
            }))}
          />
          <Since key={version} {...props} version={version} />
        </>
      )}
    </div>
  )
}

function Since<Facts>({
  client,
  document,
  version,
  ...named
}: ChangeHistoryProps<Facts> & { version: string }) {
  const { id } = document.$about.get()
  const { data, error, loading, reload } = useResource(`version ${version} of ${id}`, () =>
    client.further<{ fields: Fields }>(document, `versions/${version}`),
  )
  if (error) return <ErrorState problem={error} onRetry={reload} busy={loading} headingLevel={3} />
  if (!data) return <Skeleton label={words('versions.loading')} lines={[90, 70, 80]} />
  return <VersionDifference before={data.fields} after={document.storedFields} {...named} />
}
