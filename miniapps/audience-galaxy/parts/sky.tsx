import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Point } from '../../domain/galaxies/force-layout.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useWidth } from '../../kit/controls/use-width.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words } from '../words/words.ts'
import { drawSky } from './draw-sky.ts'
import { type CountedGalaxy, fieldsIn, useGalaxyWorld } from './galaxy-world.tsx'
import { nodeUnder, pointUnder } from './node-under.ts'
import { readingOrder, stepOf } from './sky-keys.ts'

interface Held {
  id: string
  at: Point
}

/**
 * All nodes and edges as one picture; tree and table below say the same. Nodes are dragged, or picked up with Enter and moved with the
 * arrow keys; where they were put is kept with the document, and undone with its steps.
 */
export function Sky({ galaxy }: { galaxy: CountedGalaxy }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [frame, width] = useWidth<HTMLDivElement>()
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const { body } = useGalaxyWorld()
  const [chosen, choose] = useState<string>()
  const [held, hold] = useState<Held>()
  useEffect(() => {
    if (!canvas.current || !width) return
    const nodes = galaxy.nodes.map((node) => (node.id === held?.id ? { ...node, at: held.at } : node))
    drawSky(canvas.current, { ...galaxy, nodes }, chosen)
  }, [galaxy, width, held, chosen])
  const titleOf = (id: string) => galaxy.nodes.find((node) => node.id === id)?.title ?? id
  const put = ({ id, at }: Held) => {
    document.set({ [`places/${id}/x`]: at.x, [`places/${id}/y`]: at.y })
    portal.announce(words('put', { title: titleOf(id) }))
    hold(undefined)
  }
  const down = (event: PointerEvent<HTMLCanvasElement>) => {
    const node = nodeUnder(canvas.current!, galaxy.nodes, event)
    choose(node?.id)
    if (!node || isClosed) return
    event.currentTarget.setPointerCapture(event.pointerId)
    hold({ id: node.id, at: node.at })
  }
  const key = (event: KeyboardEvent) => {
    const step = stepOf(event.key)
    const node = galaxy.nodes.find(({ id }) => id === chosen)
    if (held && step) hold({ id: held.id, at: step(held.at) })
    else if (held && event.key === 'Enter') put(held)
    else if (held && event.key === 'Escape') hold(undefined)
    else if (step) {
      const next = readingOrder(galaxy.nodes, chosen, event.key)
      choose(next?.id)
      if (next) portal.announce(next.title)
    } else if (event.key === 'Enter' && node && !isClosed) {
      hold({ id: node.id, at: node.at })
      portal.announce(words('pickedUp', { title: node.title }))
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const moved = Object.keys(fieldsIn(body, 'places'))
  return (
    <div ref={frame} className="galaxy-picture">
      <canvas
        ref={canvas}
        className="galaxy-sky"
        role="application"
        aria-label={words('picture')}
        aria-describedby="galaxy-sky-help"
        tabIndex={0}
        onPointerDown={down}
        onPointerMove={(event) =>
          held && event.buttons > 0 && hold({ id: held.id, at: pointUnder(canvas.current!, event) })
        }
        onPointerUp={() =>
          held &&
          (held.at === galaxy.nodes.find(({ id }) => id === held.id)?.at ? hold(undefined) : put(held))
        }
        onPointerCancel={() => hold(undefined)}
        onKeyDown={key}
        onBlur={() => hold(undefined)}
      />
      <div className="galaxy-head">
        <p id="galaxy-sky-help" className="os-help">
          {chosen ? words('chosenNode', { title: titleOf(chosen) }) : words('skyHelp')}
        </p>
        {moved.length > 0 && !isClosed && (
          <Button
            size="s"
            variant="quiet"
            onClick={() => {
              document.set(Object.fromEntries(moved.map((path) => [`places/${path}`, null])))
              portal.announce(words('putBack'))
              canvas.current?.focus()
            }}
          >
            {words('resetPlaces')}
          </Button>
        )}
      </div>
    </div>
  )
}
