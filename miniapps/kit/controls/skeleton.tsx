export interface SkeletonProps {
  /** What is on its way, e.g. `Loading brands`. */
  label: string
  /** Widths of the lines, in percent: the shape of what comes. */
  lines?: readonly number[]
  /** Height of each line in lines of text: bars are as thin as words, from four on they are blocks. */
  lineHeight?: number
}

const BLOCK_FROM_LINES = 4

/** Holds the place of what is loading; stays invisible for the first 150 ms. */
export function Skeleton({ label, lines = [90, 75, 82], lineHeight = 1 }: SkeletonProps) {
  const bar = lineHeight >= BLOCK_FROM_LINES ? lineHeight - 0.4 : 0.6
  return (
    <output className="os-skeleton">
      <span className="os-visually-hidden">{label}</span>
      {lines.map((width, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no identity
        <span
          key={index}
          style={{ width: `${width}%`, height: `${bar}lh`, marginBlock: `${(lineHeight - bar) / 2}lh` }}
        />
      ))}
    </output>
  )
}
