import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react'
import type { Point } from '../../domain/galaxies/force-layout.ts'
import type { GalaxyNode } from '../../domain/galaxies/count-galaxy.ts'
import { fromPicture, nodeUnder, readingOrder, stepOf } from '../../domain/galaxies/sky-places.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { words } from '../words/words.ts'

/** A node in the hand: it is put down where the pointer lets it go, or with Enter. */
interface Held {
  id: string
  at: Point
}

/** Chooses and moves nodes of a picture, by pointer and by keys; the document keeps where they are put. */
export function useSkyMoves(canvas: RefObject<HTMLCanvasElement | null>, nodes: readonly GalaxyNode[]) {
  const { document, isClosed } = useOpenFields()
  const { portal } = useMiniApp()
  const [id, choose] = useState<string>()
  const [held, hold] = useState<Held>()
  const chosen = nodes.find((node) => node.id === id)
  const put = () => {
    if (!held || !chosen) return
    hold(undefined)
    if (held.at === chosen.at) return
    document.set({ [`places/${held.id}/x`]: held.at.x, [`places/${held.id}/y`]: held.at.y })
    portal.announce(words('put', { title: chosen.title }))
  }
  const pickUp = (node: GalaxyNode) => {
    if (isClosed) return
    hold({ id: node.id, at: node.at })
    portal.announce(words('pickedUp', { title: node.title }))
  }
  const walk = (key: string) => {
    const next = readingOrder(nodes, id, key)
    choose(next?.id)
    if (next) portal.announce(next.title)
  }
  const moves = { chosen, held, hold, put, pickUp, walk }
  return { chosen, held, on: handlersOf(canvas, nodes, { ...moves, choose, isClosed }) }
}

interface Moves extends Acts {
  choose(id: string | undefined): void
  isClosed: boolean
}

function handlersOf(
  canvas: RefObject<HTMLCanvasElement | null>,
  nodes: readonly GalaxyNode[],
  { choose, isClosed, ...acts }: Moves,
) {
  const { held, hold, put } = acts
  const letGo = () => hold(undefined)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { point, picture } = pointIn(canvas.current!, event)
      const node = nodeUnder(nodes, point, picture)
      choose(node?.id)
      if (!node || isClosed) return
      event.currentTarget.setPointerCapture(event.pointerId)
      hold({ id: node.id, at: node.at })
    },
    onPointerMove(event: PointerEvent) {
      if (!held || event.buttons === 0) return
      const { point, picture } = pointIn(canvas.current!, event)
      hold({ id: held.id, at: fromPicture(point, picture) })
    },
    onPointerUp: put,
    onPointerCancel: letGo,
    onBlur: letGo,
    onKeyDown(event: KeyboardEvent) {
      const act = keyAct(event.key, acts)
      if (!act) return
      act()
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

function pointIn(canvas: HTMLCanvasElement, { clientX, clientY }: PointerEvent) {
  const picture = canvas.getBoundingClientRect()
  return { point: { x: clientX - picture.left, y: clientY - picture.top }, picture }
}

interface Acts {
  held: Held | undefined
  chosen: GalaxyNode | undefined
  hold(held: Held | undefined): void
  put(): void
  pickUp(node: GalaxyNode): void
  walk(key: string): void
}

/** Effect of a key in the picture; undefined of keys that are none of its own. */
function keyAct(key: string, { held, chosen, hold, put, pickUp, walk }: Acts): (() => void) | undefined {
  const step = stepOf(key)
  if (held && step) return () => hold({ id: held.id, at: step(held.at) })
  if (step) return () => walk(key)
  if (key === 'Enter') return held ? put : chosen && (() => pickUp(chosen))
  return held && key === 'Escape' ? () => hold(undefined) : undefined
}
