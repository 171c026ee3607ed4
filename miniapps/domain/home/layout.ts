/** All widgets that the You page knows. */
export const WIDGETS = [
  'brand',
  'tasks',
  'deadlines',
  'documents',
  'apps',
  'announcements',
  'tours',
  'brands',
] as const
export type WidgetType = (typeof WIDGETS)[number]

/** Of the page's three columns. */
export const SIZES = [1, 2, 3] as const
export type WidgetSize = (typeof SIZES)[number]

export interface PlacedWidget {
  type: WidgetType
  size: WidgetSize
}

/** In reading order; each type at most once. */
export type HomeLayout = readonly PlacedWidget[]

export const MAX_WIDGETS = 20

/** The answer to GET /home/layout. */
export interface HomeLayouts {
  /** Ids of the person's favourite brands, the first marked first. */
  brands: readonly string[]
  /** The person's own; null for who changed nothing. */
  data: HomeLayout | null
  /** How the page begins in the agency; null where its administrators left it as the portal has it. */
  ofAgency: HomeLayout | null
}

/** Each tenant's page, as widgets with the columns that they take. Open work stands in the first row of all of them. */
const ARRANGEMENTS = {
  choreograph: 'documents2 tasks2 brands2 brand1 announcements1 apps1',
  wavemaker: 'documents2 tasks2 brand1 apps1 brands3 announcements3',
  greenhouse: 'documents2 brands2 tasks2 brand1 apps1 announcements1',
  groupm: 'documents3 tasks2 brands2 brand1 apps1 announcements1',
  mindshare: 'documents2 brand1 tasks3 brands2 apps1 announcements1',
  mediacom: 'documents2 announcements1 brand1 brands3 tasks2 apps1',
  essence: 'documents3 brands2 tasks2 apps1 brand1 announcements1',
  msix: 'documents2 tasks2 apps1 brand1 announcements1 brands3',
  'wpp-open': 'documents2 apps1 brands3 tasks2 brand1 announcements1',
  wms: 'documents2 brand1 apps1 brands3 tasks2 announcements1',
} as const

export type ArrangedTenant = keyof typeof ARRANGEMENTS

export const isArranged = (tenant: string): tenant is ArrangedTenant => Object.hasOwn(ARRANGEMENTS, tenant)

/** How the page begins where neither the person nor an administrator arranged it. */
export const usualLayout = (tenant: string): HomeLayout =>
  readLayout(
    ARRANGEMENTS[isArranged(tenant) ? tenant : 'choreograph']
      .split(' ')
      .map((placed) => ({ type: placed.slice(0, -1), size: Number(placed.slice(-1)) })),
  )

/** Widgets that stand beside each other; narrow ones form a column of their own beside wide ones. */
export interface Row {
  wide: HomeLayout
  narrow: HomeLayout
}

/** Full width begins a new row, and ends it. */
export function rowsOf(layout: HomeLayout): readonly Row[] {
  const rows: { wide: PlacedWidget[]; narrow: PlacedWidget[] }[] = []
  let isOpen = false
  for (const placed of layout) {
    if (!isOpen || placed.size === 3) rows.push({ wide: [], narrow: [] })
    isOpen = placed.size !== 3
    rows.at(-1)![placed.size === 1 ? 'narrow' : 'wide'].push(placed)
  }
  return rows
}

/** What is stored may name widgets of an earlier release: those are left out, as is a second one of a kind. */
export function readLayout(stored: readonly { type: string; size: number }[]): HomeLayout {
  const known = stored.filter(
    ({ type }, at) =>
      (WIDGETS as readonly string[]).includes(type) && stored.findIndex((each) => each.type === type) === at,
  )
  return known.map(({ type, size }) => ({
    type: type as WidgetType,
    size: SIZES.find((each) => each === size) ?? 1,
  }))
}

/** One place towards the beginning or the end, or to the place of another; as it was where there is no such place. */
export function moveWidget(layout: HomeLayout, type: WidgetType, to: number): HomeLayout {
  const at = layout.findIndex((each) => each.type === type)
  if (at === -1 || to < 0 || to >= layout.length || to === at) return layout
  const others = layout.toSpliced(at, 1)
  return others.toSpliced(to, 0, layout[at]!)
}

/** At the end, one column wide; as it was where it is there already or the page is full. */
export const addWidget = (layout: HomeLayout, type: WidgetType): HomeLayout =>
  layout.some((each) => each.type === type) || layout.length >= MAX_WIDGETS
    ? layout
    : [...layout, { type, size: 1 }]

export const removeWidget = (layout: HomeLayout, type: WidgetType): HomeLayout =>
  layout.filter((each) => each.type !== type)

export const resizeWidget = (layout: HomeLayout, type: WidgetType, size: WidgetSize): HomeLayout =>
  layout.map((each) => (each.type === type ? { type, size } : each))
