import type { MenuLine } from '../config/menu-lines.ts'
import type { Workspace } from '../contract/entities.ts'
import type { Denial } from '../contract/denial.ts'
import { brandRule, livePanelRule, marketPermissionRule, permissionRule, tenantRule, workspaceAccessRule, type Refusal, type Ruling } from './access-rules.ts'
import { countryRule } from './country-rule.ts'
import { denialOf } from './denials.ts'

/** What the rules say of menu lines for one brand, and a trace of each no. A rule that is the same for many lines is asked once. */
export class MenuRules {
  readonly brand: Workspace | undefined
  readonly #permissions = new Map<string, Ruling>()
  readonly #denials = new Map<string, Map<string, Denial>>()
  #inBrand: { access: Ruling; caas: Ruling } | undefined
  #livePanel: { ruling: Ruling } | undefined

  constructor(brand: Workspace | undefined) {
    this.brand = brand
  }

  /** Spec section 6: menu visibility follows permissions; section 2: tenant, and the audience-as-a-service capability. */
  hides(line: MenuLine): boolean {
    const refusal = (line.tenants ? tenantRule(line.tenants) : null) ?? this.#missing(line.permission) ?? this.#inBrandRuling(line)
    if (refusal) this.#note(line, 'hidden', refusal)
    return refusal !== null || line.hidden === true
  }

  /** What would be there on another day stays in sight, but locked. */
  locks(line: MenuLine): Ruling {
    const refusal = (isOnBrand(line) && !this.brand ? brandRule(this.brand) : null) ?? (line.livePanel ? this.#livePanelRuling() : null)
    if (refusal) this.#note(line, 'disabled', refusal)
    return refusal
  }

  denials(): readonly Denial[] {
    return Object.freeze([...this.#denials.values()].flatMap((byTitle) => [...byTitle.values()]))
  }

  #missing(permission: MenuLine['permission']): Ruling {
    if (permission === undefined) return null
    if (typeof permission === 'string') return this.#permission(permission)
    return permission.reduce<Ruling>((found, each) => found ?? this.#permission(each), null)
  }

  #permission(permission: string): Ruling {
    let ruling = this.#permissions.get(permission)
    if (ruling === undefined) {
      ruling = permissionRule(permission)
      this.#permissions.set(permission, ruling)
    }
    return ruling
  }

  #inBrandRuling(line: MenuLine): Ruling {
    if (!this.brand) return null
    this.#inBrand ??= { access: workspaceAccessRule(this.brand), caas: countryRule(this.brand, 'caas') }
    const general = (isOnBrand(line) ? this.#inBrand.access : null) ?? (line.caas ? this.#inBrand.caas : null)
    return general ?? (line.marketPermission ? marketPermissionRule(line.marketPermission, this.brand) : null)
  }

  #livePanelRuling(): Ruling {
    return (this.#livePanel ??= { ruling: livePanelRule() }).ruling
  }

  /** The same entry in several menus is told once. */
  #note({ title }: MenuLine, outcome: Denial['outcome'], refusal: Refusal): void {
    const byTitle = this.#denials.get(refusal.because) ?? new Map<string, Denial>()
    if (!byTitle.has(title)) byTitle.set(title, denialOf(title, outcome, refusal))
    this.#denials.set(refusal.because, byTitle)
  }
}

const isOnBrand = ({ path }: MenuLine) => path?.includes('{brandId}') ?? false
