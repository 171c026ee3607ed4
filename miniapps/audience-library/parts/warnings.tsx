import type { Edition } from '../../domain/audience/edition.ts'
import { staleReasons } from '../../domain/audience/library/is-stale.ts'
import { sizeAlert } from '../../domain/audience/library/size-alert.ts'
import { flagText } from '../../kit/audience/figure-text.ts'
import { useNow } from '../../kit/bridge/use-now.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { type Format, useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

const DAY_MS = 86_400_000

/** A change with its sign: -24%. */
const signed = (format: Format, share: number): string =>
  format.number(share, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })

export function warningsOf(edition: Edition, now: number, format: Format): readonly string[] {
  const { before, universe, version, publishedAt, flag } = edition
  const days = Math.floor((now - Date.parse(publishedAt)) / DAY_MS)
  const alert = sizeAlert({ before, after: universe })
  return [
    ...staleReasons(edition, new Date(now)).map((reason) =>
      reason === 'age' ? words('stale.age', { days }) : words('stale.dataset'),
    ),
    ...(alert
      ? [
          words('alert', {
            threshold: signed(format, alert.threshold),
            change: signed(format, alert.change),
            version: version - 1,
          }),
        ]
      : []),
    ...(flag ? [flagText(flag)] : []),
  ]
}

/** Badges with the reasons to look at an audience again before it is used. */
export function Warnings({ of }: { of: Edition }) {
  const format = useFormat()
  return (
    <>
      {warningsOf(of, useNow(), format).map((text) => (
        <Badge key={text} tone="warning">
          {text}
        </Badge>
      ))}
    </>
  )
}

/** The same on one line, for a row of a table. */
export function WarningsLine({ of }: { of: Edition }) {
  const text = warningsOf(of, useNow(), useFormat()).join(' · ')
  return <span title={text}>{text}</span>
}
