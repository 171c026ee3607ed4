import type { MenuItem } from '../contract/layout.ts'
import type { AppMenuLine, AppRow, Needs } from './app-row.ts'
import { APP_ROWS } from './app-rows.ts'
import type { Permission } from './permissions.ts'

/** A menu entry before it is known who looks at it. Unmet conditions hide it, but for a missing live panel or brand, which disable it. */
export interface MenuLine
  extends
    Pick<MenuItem, 'title' | 'path' | 'external' | 'breadcrumbTitle' | 'forDevelopers'>,
    Pick<AppMenuLine, 'livePanel' | 'caas' | 'later'>,
    Pick<Needs, 'marketPermission' | 'tenants'> {
  /** Key of the mini-app behind it: marked while that is not built. */
  app?: string
  /** Held by the agency's account, prefixed or bare; of several all are needed. */
  permission?: Permission | (string & {}) | readonly string[]
  disabled?: boolean
  /** Why it is disabled for everybody, by the name of the words for it. */
  why?: 'feedbackElsewhere' | 'noFeedback'
  hidden?: boolean
  items?: readonly MenuLine[]
}

/** What menus may show of the apps that are built in, by the names that arrange them. */
const LINES: ReadonlyMap<string, MenuLine> = new Map(
  APP_ROWS.flatMap((row) =>
    linesOf(row).map((line, index) => [index ? `${row.key}/${line.name}` : row.key, lineOf(row, line)]),
  ),
)

/** @throws where no app has it: a menu was arranged wrongly */
export function lineNamed(name: string): MenuLine {
  const line = LINES.get(name)
  if (!line) throw new Error(`No app has the menu line "${name}" (shell/config/menus.ts)`)
  return line
}

/** The first line of each app of a category. */
export const linesIn = (category: string): readonly MenuLine[] =>
  APP_ROWS.filter((row) => row.category === category).flatMap(({ key }) => LINES.get(key) ?? [])

function linesOf({ routes, isOpen, menu = [{}] }: AppRow): readonly AppMenuLine[] {
  return routes && !isOpen ? menu : []
}

function lineOf({ key, title, routes, needs = {} }: AppRow, line: AppMenuLine): MenuLine {
  const { permission: asked, marketPermission, eligibleCountry, tenants } = needs
  const { name: _name, permission: more, ...told } = line
  const permission = asked && more ? [asked, more] : (asked ?? more)
  return {
    title,
    path: routes![0]!,
    app: key,
    ...(permission && { permission }),
    ...(marketPermission && { marketPermission }),
    ...(eligibleCountry && { caas: true }),
    ...(tenants && { tenants }),
    ...told,
  }
}
