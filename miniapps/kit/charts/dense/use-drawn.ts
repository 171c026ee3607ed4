import { useEffect, useState, type RefObject } from 'react'
import uPlot from 'uplot'
import type { Format } from '../../words/format.ts'
import type { DenseChartProps } from './dense-chart-props.ts'
import { optionsFor } from './options-for.ts'

/** The canvas in its place, drawn anew when its size, its data or the colours of the page change. */
export function useDrawn(
  place: RefObject<HTMLElement | null>,
  look: RefObject<HTMLElement | null>,
  width: number,
  props: DenseChartProps,
  format: Format,
): uPlot | undefined {
  const [drawn, setDrawn] = useState<uPlot>()
  const version = useLookVersion(look)
  const { across, series } = props
  useEffect(() => {
    if (width === 0) return
    const data = [across, ...series.map(({ values }) => values)] as unknown as uPlot.AlignedData
    const plot = new uPlot(
      optionsFor(props, width, getComputedStyle(look.current!), format),
      data,
      place.current!,
    )
    setDrawn(plot)
    return () => plot.destroy()
    // oxlint-disable-next-line react/exhaustive-deps -- props are new with each drawing, what they hold is named
  }, [across, series, props.measure.title, props.measure.unit, width, version, format])
  return drawn
}

/** Counts up when colours change, for whatever reason: a theme, a scheme, more contrast. A canvas has no `var()`; the element's short transition tells. */
function useLookVersion(look: RefObject<HTMLElement | null>): number {
  const [version, setVersion] = useState(0)
  useEffect(() => {
    const element = look.current!
    const tell = () => setVersion((before) => before + 1)
    element.addEventListener('transitionend', tell)
    return () => element.removeEventListener('transitionend', tell)
  }, [look])
  return version
}
