import type { Curve } from './curve.ts'

/** The curve with all of its reach times a factor; `held` keeps what it makes of percents. */
export function scaledReach(
  curve: Curve,
  factor: number,
  held: (percent: number) => number = (percent) => percent,
): Curve {
  const scaled = (percent: number) => held(percent * factor)
  switch (curve.family) {
    case 'exponential':
    case 'hill':
      return { ...curve, max: scaled(curve.max) }
    case 'log':
      return { ...curve, a: curve.a * factor, b: curve.b * factor }
    case 'table':
      return { ...curve, points: curve.points.map(([x, reach]) => [x, scaled(reach)] as const) }
  }
}

/** The same curve of another unit of weight, of which `price` buy one of before: of money in place of GRP. */
export function curveOf(curve: Curve, price: number): Curve {
  const observed = curve.observed === undefined ? {} : { observed: curve.observed * price }
  switch (curve.family) {
    case 'exponential':
      return { ...curve, ...observed, k: curve.k * price }
    case 'hill':
      return { ...curve, ...observed, half: curve.half * price }
    case 'log':
      return { ...curve, ...observed, a: curve.a - curve.b * Math.log(price) }
    case 'table':
      return { ...curve, points: curve.points.map(([x, reach]) => [x * price, reach] as const) }
  }
}
