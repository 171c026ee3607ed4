import { BarSpecimens } from './bar-specimens.tsx'
import { HeatAndRadarSpecimens } from './heat-and-radar-specimens.tsx'
import { LineSpecimens } from './line-specimens.tsx'
import { ScatterSpecimens } from './scatter-specimens.tsx'

/** Every chart in every state; arrow keys read each of them. */
export function ChartsRoom() {
  return (
    <>
      <BarSpecimens />
      <LineSpecimens />
      <HeatAndRadarSpecimens />
      <ScatterSpecimens />
    </>
  )
}
