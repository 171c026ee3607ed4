import {
  compareFamilies,
  doubtfulPoints,
  familyOf,
  usedPoints,
} from '../../domain/curves/compare-families.ts'
import type { ObservedPoint } from '../../domain/curves/wire.ts'
import type { Curve } from '../../domain/planning/curves/curve.ts'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words } from '../words/words.ts'
import { Families } from './families.tsx'
import { FitChart } from './fit-chart.tsx'
import { PointsCard } from './points-card.tsx'
import { Reading } from './reading.tsx'
import { usePoints } from './use-points.ts'

/** Points, and what may be read of them. */
export function Fitter() {
  const { data, error, loading, reload } = usePoints()
  if (data) return <Fit points={data} />
  if (error) return <ErrorState problem={error} onRetry={reload} busy={loading} />
  return <Skeleton label={words('points.loading')} lines={[100, 100]} lineHeight={6} />
}

function Fit({ points }: { points: readonly ObservedPoint[] }) {
  const { isClosed } = useOpenFields()
  const body = useBody()
  const used = usedPoints(points, body)
  const { fits, suggested } = compareFamilies(used)
  const family = familyOf(body)
  const shown = fits.find((each) => each.family === (family ?? suggested))
  const found = shown && 'curve' in shown ? shown.curve : null
  // what was approved stands as it was stored
  const curve = (isClosed && (body['fit'] as unknown as Curve | undefined)) || found
  const doubts = doubtfulPoints(used, family ?? suggested ?? '')
  return (
    <>
      {points.length > 0 && curve && <FitChart {...{ points, fits, curve, body }} />}
      {points.length > 0 && <Families {...{ fits, suggested, family }} />}
      <PointsCard {...{ points, curve, doubts }} />
      {curve && <Reading curve={curve} />}
    </>
  )
}
