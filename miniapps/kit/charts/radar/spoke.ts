export const spokeAngle = (index: number, count: number): number => (index / count) * 2 * Math.PI

/** A place on a spoke, so far from the middle; the first points up. */
export function spoke(index: number, count: number, away: number): { x: number; y: number } {
  const angle = spokeAngle(index, count)
  return { x: Math.sin(angle) * away, y: -Math.cos(angle) * away }
}
