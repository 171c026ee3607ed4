export type Point = readonly [x: number, reach: number]

/**
 * A curve through points that never rises or falls where they do not (Fritsch and Butland's slopes, as SciPy's
 * PchipInterpolator); level after the last point.
 */
export function pchip(points: readonly Point[]): { reach(x: number): number; slope(x: number): number } {
  const widths = points.slice(1).map(([x], place) => x - points[place]![0])
  const rises = points.slice(1).map(([, y], place) => (y - points[place]![1]) / widths[place]!)
  const slopes = slopesOf(widths, rises)
  const [lastX, lastY] = points.at(-1)!
  const pieceOf = (x: number) => {
    const after = points.findIndex(([start]) => start > x)
    const place = after === -1 ? points.length - 2 : Math.max(0, after - 1)
    const [x0, y0] = points[place]!
    const h = widths[place]!
    const [m, d0, d1] = [rises[place]!, slopes[place]!, slopes[place + 1]!]
    return { s: x - x0, y0, d0, c: (3 * m - 2 * d0 - d1) / h, b: (d0 - 2 * m + d1) / h ** 2 }
  }
  return {
    reach(x) {
      if (x <= 0 || x >= lastX) return x <= 0 ? points[0]![1] : lastY
      const { s, y0, d0, c, b } = pieceOf(x)
      return y0 + s * (d0 + s * (c + s * b))
    },
    slope(x) {
      if (x > lastX || points.length < 2) return 0
      const { s, d0, c, b } = pieceOf(Math.max(0, x))
      return d0 + s * (2 * c + s * 3 * b)
    },
  }
}

function slopesOf(widths: readonly number[], rises: readonly number[]): number[] {
  if (rises.length < 2) return [rises[0] ?? 0, rises[0] ?? 0]
  const inner = rises.slice(1).map((after, place) => {
    const [before, h0, h1] = [rises[place]!, widths[place]!, widths[place + 1]!]
    if (before * after <= 0) return 0
    const [w0, w1] = [2 * h1 + h0, h1 + 2 * h0]
    return (w0 + w1) / (w0 / before + w1 / after)
  })
  const first = endSlope(widths[0]!, widths[1]!, rises[0]!, rises[1]!)
  return [first, ...inner, endSlope(widths.at(-1)!, widths.at(-2)!, rises.at(-1)!, rises.at(-2)!)]
}

/** By the three nearest points, held so that the curve does not overshoot. */
function endSlope(h0: number, h1: number, m0: number, m1: number): number {
  const slope = ((2 * h0 + h1) * m0 - h0 * m1) / (h0 + h1)
  if (Math.sign(slope) !== Math.sign(m0)) return 0
  return Math.sign(m0) !== Math.sign(m1) && Math.abs(slope) > 3 * Math.abs(m0) ? 3 * m0 : slope
}
