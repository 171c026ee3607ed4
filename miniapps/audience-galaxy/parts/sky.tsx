import { useEffect, useRef } from 'react'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useWidth } from '../../kit/controls/use-width.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words } from '../words/words.ts'
import { drawSky } from './draw-sky.ts'
import type { CountedGalaxy } from '../../domain/galaxies/count-galaxy.ts'
import { fieldsIn } from '../../domain/galaxies/galaxy.ts'
import { useGalaxyWorld } from './galaxy-world.tsx'
import { useSkyMoves } from './use-sky-moves.ts'

/** All nodes and edges as one picture; tree and table below say the same. Nodes are dragged, or moved with the arrow keys. */
export function Sky({ galaxy }: { galaxy: CountedGalaxy }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [frame, width] = useWidth<HTMLDivElement>()
  const { chosen, held, on } = useSkyMoves(canvas, galaxy.nodes)
  useEffect(() => {
    if (!canvas.current || !width) return
    const nodes = galaxy.nodes.map((node) => (node.id === held?.id ? { ...node, at: held.at } : node))
    drawSky(canvas.current, { ...galaxy, nodes }, chosen?.id)
  }, [galaxy, width, held, chosen])
  return (
    <div ref={frame} className="galaxy-picture">
      <div
        className="galaxy-stage"
        role="application"
        aria-label={words('picture')}
        aria-describedby="galaxy-help"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move its nodes
        tabIndex={0}
        {...on}
      >
        <canvas ref={canvas} className="galaxy-sky" aria-hidden="true" />
      </div>
      <div className="galaxy-head">
        <p id="galaxy-help" className="os-help">
          {chosen ? words('chosenNode', { title: chosen.title }) : words('skyHelp')}
        </p>
        <Reset />
      </div>
    </div>
  )
}

/** Gives all nodes back to the layout. */
function Reset() {
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const { body } = useGalaxyWorld()
  const moved = Object.keys(fieldsIn(body, 'places'))
  if (moved.length === 0 || isClosed) return null
  const reset = (button: HTMLElement) => {
    document.set(Object.fromEntries(moved.map((path) => [`places/${path}`, null])))
    portal.announce(words('putBack'))
    button.closest('.galaxy-picture')?.querySelector<HTMLElement>('.galaxy-stage')?.focus()
  }
  return (
    <Button size="s" variant="quiet" onClick={({ currentTarget }) => reset(currentTarget)}>
      {words('resetPlaces')}
    </Button>
  )
}
