import { useEffect, useRef } from 'react'
import { useWidth } from '../../kit/controls/use-width.ts'
import { words } from '../words/words.ts'
import type { CountedGalaxy } from './galaxy-world.tsx'
import { drawSky } from './draw-sky.ts'

/** All nodes and edges as one picture; tree and table below say the same. */
export function Sky({ galaxy }: { galaxy: CountedGalaxy }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [frame, width] = useWidth<HTMLDivElement>()
  useEffect(() => {
    if (canvas.current && width) drawSky(canvas.current, galaxy)
  }, [galaxy, width])
  return (
    <div ref={frame}>
      <canvas ref={canvas} className="galaxy-sky" role="img" aria-label={words('picture')} />
    </div>
  )
}
