export interface BoardCard {
  key: string
  column: string
}

/** Where a card is: its column and its place among the cards of that column, from 0. */
export interface Place {
  column: string
  index: number
}

/** The cards with one of them elsewhere; those of a column keep their order. */
export function placeCard<Card extends BoardCard>(
  cards: readonly Card[],
  key: string,
  to: Place,
): readonly Card[] {
  const card = cards.find((each) => each.key === key)
  if (!card) return cards
  const others = cards.filter((each) => each !== card)
  const inColumn = others.filter((each) => each.column === to.column)
  const before = inColumn[to.index]
  const at = before ? others.indexOf(before) : others.length
  return [...others.slice(0, at), { ...card, column: to.column }, ...others.slice(at)]
}

export function placeOf(cards: readonly BoardCard[], key: string): Place {
  const column = cards.find((each) => each.key === key)?.column ?? ''
  const inColumn = cards.filter((each) => each.column === column)
  return { column, index: inColumn.findIndex((each) => each.key === key) }
}

const STEPS: Readonly<Record<string, readonly [columns: number, cards: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Where an arrow leads a card; undefined where it leads nowhere. */
export function nextPlace(
  cards: readonly BoardCard[],
  columns: readonly string[],
  key: string,
  arrow: string,
  isRtl: boolean,
): Place | undefined {
  const [across, down] = STEPS[arrow] ?? [0, 0]
  const place = placeOf(cards, key)
  const column = columns[columns.indexOf(place.column) + (isRtl ? -across : across)]
  if (column === undefined) return undefined
  const others = cards.filter((each) => each.column === column && each.key !== key).length
  const index = Math.min(place.index + down, others)
  const isSame = column === place.column && index === place.index
  return isSame || index < 0 ? undefined : { column, index }
}
