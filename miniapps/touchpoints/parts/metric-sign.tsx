const COLORS = 8

/**
 * The colour of a metric's part of a score: the same beside its slider, in the bars and in their explanation.
 */
export const metricColor = (place: number): string =>
  `var(--os-color-data-comparative-${(place % COLORS) + 1})`

export const MetricSign = ({ place }: { place: number }) => (
  <span className="metric-sign" style={{ background: metricColor(place) }} aria-hidden="true" />
)
